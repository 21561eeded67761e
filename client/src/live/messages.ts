/** What the server says. All but the frames of the WebSocket comes from its OpenAPI description. */

import type { components } from '../api';
import type { GameEvent } from '../boards/board';

type Schemas = components['schemas'];

export type Hint = Schemas['Hint'];
export type Info = Schemas['Info'];
export type Listed = Schemas['Listed'];
export type Outcome = Schemas['Outcome'];
export type Problem = Schemas['Problem'];

export type Seat = Schemas['ShownSeat'];
export type Talk = Schemas['ShownLine'];

export interface Glimpse {
  move?: string;
  events?: GameEvent[];
  words?: string[];
}

export type ShownEvent = Omit<Schemas['ShownEvent'], 'sight'> & { sight?: Record<number, Glimpse> };

export type Sight = Omit<Schemas['Sight'], 'view'> & { view: any };

export type State = Omit<Schemas['State'], 'sight' | 'seats' | 'outcome'> & {
  sight: Record<number, Sight>;
  seats: Seat[];
  outcome: Outcome | null;
};

export interface Now {
  number: number;
  info: Info;
  state: State;
  you: number[];
  missed: ShownEvent[];
  talk: Talk[];
}

export type Message =
  | ({ type: 'table' } & Now)
  | { type: 'news'; events: ShownEvent[]; state: State; done?: Schemas['Done'] }
  | { type: 'talk'; line: Talk }
  | { type: 'presence'; seats: number[]; watching: number }
  | { type: 'done'; done: Schemas['Done'] }
  | { type: 'refused'; id: string; problem: Problem };

/** A game as the server lists it. */
export interface GameCard {
  name: string;
  title: string;
  seats: number[];
  hidden: boolean;
  chance: boolean;
  simultaneous: boolean;
  about: string;
  options: { name: string; values: string[] | string; default: unknown; about: string }[];
}

export interface Bot {
  bot: string;
  name: string;
  plays: Record<string, string>;
}
