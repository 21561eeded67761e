/** The diamonds of the tray, seen from above: all cut alike, only turned. */

import { brilliant, turned, type Faceted, type Point } from '../../gems/facets';

const CORNERS = 8;
const TURNS = 5;

const girdle = Array.from({ length: CORNERS }, (_, at): Point => {
  const angle = (at * 2 * Math.PI) / CORNERS;
  return [48 * Math.cos(angle), 48 * Math.sin(angle)];
});
const made: readonly Faceted[] = Array.from({ length: TURNS }, (_, turn) =>
  brilliant(turned(girdle, (turn * 45) / TURNS), 0.6),
);

/** How the diamond at a place lies. */
export function diamondAt(place: number): Faceted {
  return made[(place * 3) % TURNS]!;
}
