/** Fields, places and tiles of Carat as they are written: `d4=3RYBG`. */

import type { Colour } from '../../gems/cuts';
import type { GameEvent } from '../board';

export interface Chip {
  place: string;
  value: number;
  turned: boolean;
  carats: readonly [number, number, number, number];
  missing: number;
  colour: Colour | null;
  seat: number | null;
  points: number;
  leader: Colour | null;
  cancelled: readonly string[];
  worth: number;
}

/** See games/carat/view.py. */
export interface View {
  seat: number;
  to_move: number | null;
  board: Readonly<Record<string, string>>;
  chips: readonly Chip[];
  hands: readonly (readonly string[] | null)[];
  hand_sizes: readonly number[];
  supply: number;
  colours: readonly string[];
  points: Readonly<Record<Colour, number>>;
  scores: readonly number[];
}

/** A tile is laid; see games/carat/events.py. */
export interface Laid {
  seat: number;
  field: string;
  tile: string;
}

/** A chip is scored; see games/carat/events.py. */
export interface Scored {
  event: 'won' | 'won_by_neutral' | 'not_won';
  place: string;
  value: number;
  colour: Colour | null;
  seat: number | null;
  points: number;
}

/** From the upper left, row by row, as they are seen. */
export const FIELDS = names('abcdef', 6);
export const PLACES = names('ABCDEFG', 7);

/** Where a tile's corners are, in the order in which its colours are written, and which way they point. */
export const CORNERS = [
  { right: -1, down: -1, degrees: -45 },
  { right: 1, down: -1, degrees: 45 },
  { right: 1, down: 1, degrees: 135 },
  { right: -1, down: 1, degrees: -135 },
] as const;

function names(columns: string, rows: number): string[] {
  return Array.from({ length: rows }, (_, at) => [...columns].map((column) => `${column}${rows - at}`)).flat();
}

export function valueOf(tile: string): string {
  return tile[0]!;
}

export function coloursOf(tile: string): Colour[] {
  return [...tile.slice(1)] as Colour[];
}

/** A tile after so many quarter turns clockwise. */
export function turned(tile: string, quarters: number): string {
  const colours = tile.slice(1);
  const from = (4 - (((quarters % 4) + 4) % 4)) % 4;
  return tile[0] + colours.slice(from) + colours.slice(0, from);
}

/** A tile as hands have it, from red on. */
export function unturned(tile: string): string {
  return turned(tile, 4 - tile.slice(1).indexOf('R'));
}

export function isScored(event: GameEvent): event is GameEvent & Scored {
  return event.event === 'won' || event.event === 'won_by_neutral' || event.event === 'not_won';
}

export function isLaid(event: GameEvent): event is GameEvent & Laid {
  return event.event === 'laid' || event.event === 'laid_openly';
}
