/** Walking over a grid of cells by keyboard. */

/** To which cell a key leads from cell number `at`, row by row from the upper left; null when it leads nowhere. */
export function walk(key: string, at: number, columns: number, rows: number): number | null {
  const [row, column] = [Math.floor(at / columns), at % columns];
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? at - 1 : at;
    case 'ArrowRight':
      return column < columns - 1 ? at + 1 : at;
    case 'ArrowUp':
      return row > 0 ? at - columns : at;
    case 'ArrowDown':
      return row < rows - 1 ? at + columns : at;
    case 'Home':
      return row * columns;
    case 'End':
      return row * columns + columns - 1;
    default:
      return null;
  }
}
