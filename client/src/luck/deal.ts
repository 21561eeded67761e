/** The deals of the games from a seed (docs/deals.md), to be compared with what was dealt. */

import { Stream } from './stream';

const ORDERS = ['RYBG', 'RYGB', 'RBYG', 'RBGY', 'RGYB', 'RGBY'];
const PILE = 20;

interface Round {
  places: number;
  fixed: number[];
  cards: (number | 'steal')[];
}

/** The parts of a deal that chance decides; `dealt` says only what material there was. */
export function deal(game: string, seats: number, seed: Uint8Array, dealt: any): Record<string, unknown> {
  const stream = (number: number) => new Stream(seed, `karfunkel/1/deal/${game}/${number}`);
  switch (game) {
    case 'carat':
      return dealCarat(stream(1));
    case 'mister_diamond':
      return { rounds: (dealt.rounds as Round[]).map((round, at) => dealRound(stream(at + 1), round)) };
    case 'diamantenraub':
      return { piles: dealPiles(stream(1), seats) };
    default:
      return {};
  }
}

function dealCarat(stream: Stream): Record<string, unknown> {
  const chips = stream.shuffle(Array.from({ length: 49 }, (_, at) => Math.floor(at / 10) + 1));
  const tiles = [1, 2, 3, 4, 5, 6].flatMap((value) => ORDERS.map((order) => `${value}${order}`));
  return { chips, supply: stream.shuffle(tiles) };
}

function dealRound(stream: Stream, { places, fixed, cards }: Round): Round {
  const found: number[] = [];
  for (let place = 1; place <= places; place++) {
    if (stream.pick(places - place + 1) < fixed.length - found.length) found.push(place);
  }
  const rings = cards.filter((card) => card !== 'steal').sort((one, other) => one - other);
  const steals = cards.filter((card) => card === 'steal');
  return { places, fixed: found, cards: stream.shuffle([...rings, ...steals]) };
}

function dealPiles(stream: Stream, seats: number): number[][] {
  const cards = stream.shuffle(Array.from({ length: 80 }, (_, at) => at + 1));
  return Array.from({ length: seats }, (_, seat) => cards.slice(PILE * seat, PILE * (seat + 1)));
}
