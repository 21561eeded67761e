/** What lies open at Mister Diamond: `View` of games/mister_diamond/view.py as JSON. */

export type Card = number | 'steal';

/** The rings of one value that lie before a seat. */
export interface Rings {
  value: number;
  filled: number;
  empty: number;
}

export interface View {
  seat: number;
  to_move: number | null;
  robbed: boolean;
  round: number;
  rounds: number;
  places: number;
  /** the places that still hold a diamond */
  tray: readonly number[];
  loose: number;
  /** places known to be fixed; null without the option marks (M5) */
  marks: readonly number[] | null;
  card: Card | null;
  pile: number;
  set_aside: number;
  cards: readonly (readonly [Card, number])[];
  /** by seat, then by value */
  rings: readonly (readonly Rings[])[];
  dollars: readonly number[];
  scores: readonly number[];
}
