/** A picture of the board as it stands, with a line above it that tells how the game ended. */

const MARGIN = 32;
const TITLE = 90;
const WIDTH = 1200; // of the board

export async function downloadPicture(game: string, title: string): Promise<void> {
  const board = document.querySelector<HTMLElement>('.play .board');
  if (!board) return;
  const { domToCanvas } = await import('modern-screenshot');
  const drawn = await domToCanvas(board, { scale: WIDTH / board.clientWidth, font: false });
  const png = await under(title, drawn);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(png);
  link.download = `${game}.png`;
  link.click();
  URL.revokeObjectURL(link.href);
}

function under(title: string, drawn: HTMLCanvasElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [drawn.width + 2 * MARGIN, drawn.height + TITLE + MARGIN];
  const context = canvas.getContext('2d')!;
  const style = getComputedStyle(document.documentElement);
  context.fillStyle = style.getPropertyValue('--ground');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = style.getPropertyValue('--text');
  context.font = `600 42px ${style.getPropertyValue('--serif')}`;
  context.fillText(title, MARGIN, 60, drawn.width);
  context.drawImage(drawn, MARGIN, TITLE);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture')))),
  );
}
