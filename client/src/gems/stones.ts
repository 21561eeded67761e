/** Semi-precious stones: no two neighbours alike, and each the same whenever it is drawn. */

import { brilliant, type Faceted, type Point } from './facets';

/** Amethyst, rose quartz, citrine, jade, lapis lazuli, carnelian, turquoise, tiger's eye, moonstone, garnet, peridot, aquamarine. */
export const TINTS = [
  '#8f5cc7', '#e79ab5', '#e8b23a', '#3f9c6d', '#3558b0', '#d9602f',
  '#2fb3b0', '#a8692c', '#c9d3e6', '#b02646', '#9cc23f', '#6fb7e6',
] as const;

const SHAPES = 7;
const shapes: readonly Faceted[] = Array.from({ length: SHAPES }, (_, shape) => {
  const corners = 7 + (shape % 3);
  return brilliant(
    Array.from({ length: corners }, (_, at): Point => {
      const angle = ((at + 0.3 * chance(shape, at)) * 2 * Math.PI) / corners;
      const radius = 40 + 9 * chance(at, shape);
      return [radius * Math.cos(angle), 0.94 * radius * Math.sin(angle)];
    }),
    0.66,
  );
});

export function tintOf(stone: number): string {
  return TINTS[(stone * 5 + Math.floor(stone / 12)) % TINTS.length]!;
}

export function shapeOf(stone: number): Faceted {
  return shapes[stone % SHAPES]!;
}

/** Something like chance, from 0 to 1, that comes out the same every time. */
export function chance(one: number, other: number): number {
  const wave = Math.sin(one * 127.1 + other * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}
