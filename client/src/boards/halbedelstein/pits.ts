/** The pits of the Halbedelstein-Spiel: their names along a ring, and where one sees them. */

export interface View {
  seat: number;
  to_move: number | null;
  /** stones by seat along its ring B1…B8, A8…A1 */
  pits: readonly (readonly number[])[];
  directions: readonly ('cw' | 'ccw' | null)[];
  plunders: readonly boolean[];
  quiet: number;
}

/** Pits by their number along the ring of their seat. */
export const RING = [...rowOf('B'), ...rowOf('A').reverse()];

export const COLUMNS = 8;
export const ROWS = 4;

/** A pit, wherever it is. */
export interface Pit {
  seat: number;
  ring: number;
}

function rowOf(letter: string): string[] {
  return Array.from({ length: 8 }, (_, at) => `${letter}${at + 1}`);
}

/** The seat whose rows lie below; who looks on sees the board from seat 1. */
export function nearSeat(view: View): number {
  return view.seat || 1;
}

/** Row and column of a pit as seen from a seat. */
export function placeOf({ seat, ring }: Pit, near: number): { row: number; column: number } {
  const column = ring < 8 ? ring : 15 - ring;
  if (seat === near) return { row: ring < 8 ? 2 : 3, column };
  return { row: ring < 8 ? 1 : 0, column: 7 - column };
}

/** All pits row by row from the upper left, as seen from a seat. */
export function pitsSeenFrom(near: number): Pit[] {
  const found: Pit[] = [];
  for (const seat of [1, 2]) {
    for (let ring = 0; ring < RING.length; ring++) {
      const { row, column } = placeOf({ seat, ring }, near);
      found[COLUMNS * row + column] = { seat, ring };
    }
  }
  return found;
}

/** The pits opposite an inner pit, the inner one first: B3 faces B6, behind which lies A6. */
export function facing({ seat, ring }: Pit): [inner: Pit, outer: Pit] {
  return [
    { seat: 3 - seat, ring: 7 - ring },
    { seat: 3 - seat, ring: 8 + ring },
  ];
}

export function samePit(one: Pit, other: Pit): boolean {
  return one.seat === other.seat && one.ring === other.ring;
}
