/** What to call who sits at a table, and what they are. */

import { say } from '../words/words.svelte';
import type { Listed } from './messages';

/** Who sits somewhere, at a table or in a list of tables. */
type Sitter = Listed['seats'][number];

export function nameOf(seat: Sitter): string {
  if (seat.kind === 'bot' && !seat.replaced) return say('bot-name', { bot: seat.bot });
  return seat.name || say(seat.kind === 'empty' ? 'client-free' : 'seat', { seat: seat.seat });
}

export function namesOf(seats: readonly Sitter[]): Record<number, string> {
  return Object.fromEntries(seats.map((seat) => [seat.seat, nameOf(seat)]));
}
