/** Which stone lies in which pit. The game knows only how many; here each keeps its face while it travels. */

/** By seat and pit, the numbers of the stones in it, the lowest first. */
export type Heaps = readonly (readonly (readonly number[])[])[];

type Pits = readonly (readonly number[])[];

/** The stones as they must lie, moved no more than needed. */
export function arranged(heaps: Heaps, pits: Pits): Heaps {
  const total = pits.flat().reduce((sum, stones) => sum + stones, 0);
  const kept = pits.map((ring, seat) => ring.map((stones, at) => (heaps[seat]?.[at] ?? []).slice(0, stones)));
  const lying = new Set(kept.flat(2));
  const spare = Array.from({ length: total }, (_, stone) => stone).filter((stone) => !lying.has(stone));
  return kept.map((ring, seat) =>
    ring.map((heap, at) => [...heap, ...spare.splice(0, pits[seat]![at]! - heap.length)]),
  );
}

/** The heaps with one of them changed. */
export function changed(heaps: Heaps, seat: number, ring: number, heap: readonly number[]): Heaps {
  return heaps.map((own, at) => (at === seat - 1 ? own.map((old, pit) => (pit === ring ? heap : old)) : own));
}
