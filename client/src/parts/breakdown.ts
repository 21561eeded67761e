/** What the scores of a finished game are made of: rows of the result, a value for each seat. */

import type { Outcome } from '../live/messages';

export interface Row {
  word: string;
  args?: Record<string, unknown>;
  values: (string | number)[];
}

export function breakdown(game: string, view: any, seats: number, outcome: Outcome): Row[] {
  const all = Array.from({ length: seats }, (_, at) => at + 1);
  switch (game) {
    case 'carat':
      return carat(view, all);
    case 'mister_diamond':
      return rings(view, all);
    case 'diamantenraub':
      return [{ word: 'client-break-cards', values: all.map((seat) => cardsLost(view.players[seat - 1])) }];
    default:
      return (outcome.pits ?? view.pits)
        ? [{ word: 'client-break-inner', values: (outcome.pits ?? view.pits).map((ring: number[]) => sum(ring.slice(0, 8))) }]
        : [];
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Chips and points by colour (C14, C17). */
function carat(view: any, all: number[]): Row[] {
  const chips = (seat: number) => view.chips.filter((chip: any) => chip.seat === seat);
  const rows: Row[] = [
    { word: 'client-break-chips', values: all.map((seat) => chips(seat).length) },
    { word: 'client-break-best', values: all.map((seat) => Math.max(0, ...chips(seat).map((chip: any) => chip.points))) },
  ];
  if (view.colours[0].length > 1) {
    for (const place of [0, 1]) {
      rows.push({
        word: 'client-break-colour',
        args: { number: place + 1 },
        values: all.map((seat) => `${view.colours[seat - 1][place]} ${view.points[view.colours[seat - 1][place]]}`),
      });
    }
  }
  return rows;
}

/** Rings with a diamond, and those without, by value (M11). */
function rings(view: any, all: number[]): Row[] {
  const values: number[] = [...new Set<number>(view.rings.flat().map((ring: any) => ring.value))].sort((a, b) => b - a);
  return values.map((value) => ({
    word: 'client-break-rings',
    args: { value },
    values: all.map((seat) => {
      const ring = view.rings[seat - 1].find((one: any) => one.value === value);
      return ring ? `${ring.filled}/${ring.filled + ring.empty}` : '–';
    }),
  }));
}

function cardsLost(player: any): number {
  return player.discards.length;
}
