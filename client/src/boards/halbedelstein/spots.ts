/** Where a stone is drawn: scattered in its pit the same way every time, or in the hand above one. */

import { chance } from '../../gems/stones';
import type { Heaps } from './heaps';
import { nearSeat, placeOf, type Pit, type View } from './pits';

/** In widths and heights of a pit from the upper left of the board; `near` pits lie below its middle bar. */
export interface Spot {
  x: number;
  y: number;
  near: boolean;
  raised: boolean;
}

/** Stones in hand, above a pit. */
export interface Hand extends Pit {
  stones: readonly number[];
}

const GOLDEN = 2.399963;

export function spotsOf(heaps: Heaps, hand: Hand | null, view: View): Spot[] {
  const spots: Spot[] = [];
  const near = nearSeat(view);
  heaps.forEach((own, at) =>
    own.forEach((heap, ring) => scatter(spots, heap, { seat: at + 1, ring }, near, false)),
  );
  if (hand) scatter(spots, hand.stones, hand, near, true);
  return spots;
}

function scatter(spots: Spot[], heap: readonly number[], pit: Pit, near: number, raised: boolean): void {
  const { row, column } = placeOf(pit, near);
  const from = 2 * Math.PI * chance(pit.ring, pit.seat);
  heap.forEach((stone, at) => {
    const radius = 0.28 * Math.sqrt((at + 0.35) / Math.max(heap.length, 5)) * (raised ? 0.7 : 1);
    const angle = from + at * GOLDEN + 0.5 * chance(stone, at);
    spots[stone] = {
      x: column + 0.5 + radius * Math.cos(angle),
      y: row + (raised ? 0.3 : 0.47) + 0.9 * radius * Math.sin(angle),
      near: pit.seat === near,
      raised,
    };
  });
}

export function translateOf({ x, y, near }: Spot, lift = 0): string {
  const bar = near ? ' + var(--bar)' : '';
  return `calc(${x.toFixed(3)} * var(--cell)) calc(${(y - lift).toFixed(3)} * var(--tall)${bar})`;
}
