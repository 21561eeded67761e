/** How light falls on a cut stone that is seen from above: it comes from the upper left, however the stone lies. */

export type Point = readonly [x: number, y: number];

/** Facets that are equally light are one path; the darkest first. They are drawn over the whole outline. */
export interface Faceted {
  outline: string;
  levels: readonly string[];
}

const LEVELS = 5;
const LIGHT = Math.atan2(-1, -1);

/** A brilliant: round the table a ring of triangles, their points turned out and in by turns. */
export function brilliant(girdle: readonly Point[], table: number): Faceted {
  const stone = new Stone(girdle);
  const middles = girdle.map((corner, at) => scaled(middle(corner, next(girdle, at)), table));
  girdle.forEach((corner, at) => {
    const other = next(girdle, at);
    stone.facet([corner, other, middles[at]!], lightFrom(normal(corner, other)));
    stone.facet([other, middles[at]!, next(middles, at)], 0.8 * lightFrom(other));
    // what is seen through the table is the underside, which is lit the other way round
    stone.facet([middles[at]!, next(middles, at), [0, 0]], 0.25 - 0.6 * lightFrom(other));
  });
  return stone.faceted();
}

/** A step cut: frames round a plain table, the inner ones lit the other way round. */
export function step(girdle: readonly Point[], ...steps: readonly number[]): Faceted {
  const stone = new Stone(girdle);
  let outer = girdle;
  steps.forEach((size, depth) => {
    const inner = girdle.map((corner) => scaled(corner, size));
    outer.forEach((corner, at) => {
      const light = lightFrom(normal(corner, next(outer, at)));
      stone.facet([corner, next(outer, at), next(inner, at), inner[at]!], depth ? 0.1 - 0.7 * light : light);
    });
    outer = inner;
  });
  stone.facet(outer, 0.3);
  return stone.faceted();
}

/** A stone turned clockwise, in degrees. */
export function turned(girdle: readonly Point[], degrees: number): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return girdle.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
}

class Stone {
  private readonly levels: string[] = Array.from({ length: LEVELS }, () => '');

  constructor(private readonly girdle: readonly Point[]) {}

  /** Light is from -1 to 1. */
  facet(corners: readonly Point[], light: number): void {
    const level = Math.round(((light + 1) / 2) * (LEVELS - 1));
    this.levels[Math.min(Math.max(level, 0), LEVELS - 1)] += pathOf(corners);
  }

  faceted(): Faceted {
    return { outline: pathOf(this.girdle), levels: this.levels };
  }
}

function pathOf(corners: readonly Point[]): string {
  return `M${corners.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}Z`;
}

function next<T>(ring: readonly T[], at: number): T {
  return ring[(at + 1) % ring.length]!;
}

function middle([x, y]: Point, [otherX, otherY]: Point): Point {
  return [(x + otherX) / 2, (y + otherY) / 2];
}

function scaled([x, y]: Point, by: number): Point {
  return [x * by, y * by];
}

/** Which way the edge from one corner to the next one clockwise faces. */
function normal([x, y]: Point, [otherX, otherY]: Point): Point {
  return [otherY - y, x - otherX];
}

function lightFrom([x, y]: Point): number {
  return Math.cos(Math.atan2(y, x) - LIGHT);
}
