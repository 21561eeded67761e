/** A turn in motion: stones are lifted, hop from pit to pit, and what is captured comes across. */

import type { GameEvent } from '../board';
import type { Film } from '../film.svelte';
import { changed, type Heaps } from './heaps';
import { facing, RING, type Pit } from './pits';
import type { Hand } from './spots';

/** Each hop takes a little less time than the one before, so that even the longest turn lasts no more than six seconds. */
const FIRST_HOP = 180;
const QUICKER = 0.97;
const SHORTEST = 8;

export interface Scene {
  heaps: Heaps;
  hand: Hand | null;
  /** how long the stones are under way, in milliseconds */
  hop: number;
  /** pits whose stones are just being captured */
  taken: readonly Pit[];
}

/** Tells the events from a scene on; `show` is given every scene that follows. */
export async function sow(
  film: Film,
  events: readonly GameEvent[],
  directions: readonly (string | null)[],
  scene: Scene,
  show: (scene: Scene) => void,
): Promise<void> {
  let hop = FIRST_HOP;
  for (const event of events) {
    const seat = event.seat as number;
    const pit = { seat, ring: RING.indexOf(event.pit as string) };
    if (event.event === 'lifted') {
      scene = { ...lifted(scene, pit), hop };
      show(scene);
      if (hop > SHORTEST) await film.wait(1.4 * hop);
    } else if (event.event === 'sown') {
      const step = directions[seat - 1] === 'ccw' ? -1 : 1;
      while (scene.hand?.stones.length) {
        hop *= QUICKER;
        scene = { ...hopped(scene, scene.hand, step), hop };
        if (hop <= SHORTEST) continue;
        show(scene);
        await film.wait(hop);
      }
      show(scene);
    } else if (event.event === 'captured' || event.event === 'plundered') {
      const [inner, outer] = facing(pit);
      const taken = event.event === 'plundered' ? [inner, outer] : [inner];
      scene = { ...captured(scene, pit, taken), hop: 3 * hop };
      show(scene);
      await film.wait(4 * hop + SHORTEST);
    }
  }
}

function lifted(scene: Scene, pit: Pit): Scene {
  const stones = scene.heaps[pit.seat - 1]![pit.ring]!;
  return { ...scene, heaps: changed(scene.heaps, pit.seat, pit.ring, []), hand: { ...pit, stones }, taken: [] };
}

/** The hand moves on to the next pit and drops a stone there. */
function hopped(scene: Scene, hand: Hand, step: number): Scene {
  const ring = (hand.ring + step + RING.length) % RING.length;
  const [stone, ...rest] = hand.stones;
  const heap = [...scene.heaps[hand.seat - 1]![ring]!, stone!];
  return {
    ...scene,
    heaps: changed(scene.heaps, hand.seat, ring, heap),
    hand: rest.length ? { seat: hand.seat, ring, stones: rest } : null,
  };
}

/** The stones of the pits opposite come over to the pit in which the last stone fell. */
function captured(scene: Scene, pit: Pit, taken: readonly Pit[]): Scene {
  const loot = taken.flatMap(({ seat, ring }) => scene.heaps[seat - 1]![ring]!);
  const heap = [...scene.heaps[pit.seat - 1]![pit.ring]!, ...loot];
  const emptied = taken.reduce((heaps, { seat, ring }) => changed(heaps, seat, ring, []), scene.heaps);
  return { ...scene, heaps: changed(emptied, pit.seat, pit.ring, heap), taken };
}
