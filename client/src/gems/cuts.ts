/** The four colours, each with a cut of its own, so that they can be told apart by shape as well. */

import { brilliant, step, turned, type Faceted, type Point } from './facets';

export const COLOURS = ['R', 'Y', 'B', 'G'] as const;
export type Colour = (typeof COLOURS)[number];

/** Outlines in a box from -50 to 50, clockwise. */
const GIRDLES: Record<Colour, readonly Point[]> = {
  R: [[-24, -46], [24, -46], [49, -15], [0, 49], [-49, -15]],
  Y: [[-41, -44], [41, -44], [48, -32], [6, 46], [-6, 46], [-48, -32]],
  B: [[-27, -41], [27, -41], [41, -27], [41, 27], [27, 41], [-27, 41], [-41, 27], [-41, -27]],
  G: Array.from({ length: 10 }, (_, at): Point => {
    const angle = (at * Math.PI) / 5;
    return [46 * Math.cos(angle), 46 * Math.sin(angle)];
  }),
};

const made = new Map<string, Faceted>();

/** A gem as it looks when it is turned clockwise so many degrees. */
export function gem(colour: Colour, degrees = 0): Faceted {
  const key = `${colour}${degrees}`;
  let found = made.get(key);
  if (!found) {
    const girdle = turned(GIRDLES[colour], degrees);
    found = colour === 'B' ? step(girdle, 0.78, 0.56) : brilliant(girdle, 0.62);
    made.set(key, found);
  }
  return found;
}
