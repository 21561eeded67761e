/** What is printed on a card, and how it is spoken. */

import type { Colour } from '../../gems/cuts';

export type Side = 'L' | 'R';

export interface Sign {
  kind: 'ammunition' | 'loss' | 'up' | 'down' | 'diamond' | 'two' | 'five';
  /** what ammunition is for */
  against: 'number' | 'colour' | 'up' | 'down' | 'diamond' | '';
  /** a number or the letter of a colour */
  what: string;
}

export interface Face {
  side: Side;
  number: number;
  colour: Colour;
  signs: readonly Sign[];
}

type Say = (id: string, args?: Record<string, unknown>) => string;

const PLAIN: Record<string, 'up' | 'down' | 'diamond'> = { '^': 'up', v: 'down', '*': 'diamond' };

/** Reads the notation of a card: `L7R:x5` (RULES: Diamantenraub, "Notation"). */
export function face(text: string): Face {
  const [head = '', signs] = text.split(':');
  return {
    side: head[0] as Side,
    number: Number(head.slice(1, -1)),
    colour: head.at(-1) as Colour,
    signs: signs ? signs.split('+').map(sign) : [],
  };
}

function sign(text: string): Sign {
  const plain = PLAIN[text];
  if (plain) return { kind: plain, against: '', what: '' };
  if (text === 'two' || text === 'five') return { kind: text, against: '', what: '' };
  const what = text.slice(1);
  if (text[0] === '-') return { kind: 'loss', against: '', what };
  const against = PLAIN[what] ?? (/\d/.test(what) ? 'number' : 'colour');
  return { kind: 'ammunition', against, what };
}

/** "Left card 7 red, fires at number 5" */
export function spoken(text: string, say: Say): string {
  const { side, number, colour, signs } = face(text);
  const card = say('client-diamantenraub-card', { side, number, colour });
  return [card, ...signs.map((one) => spokenSign(one, say))].join(', ');
}

export function spokenSign({ kind, against, what }: Sign, say: Say): string {
  return say('client-diamantenraub-sign', { kind: against ? `${kind}-${against}` : kind, what });
}
