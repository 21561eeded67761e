/** What to call who sits at a table, and what they are. */

import { say } from '../words/words.svelte';
import type { Listed } from './messages';

/** Who sits somewhere, at a table or in a list of tables. */
type Sitter = Listed['seats'][number];

export function nameOf(seat: Sitter): string {
  if (seat.kind === 'bot' && !seat.replaced) return say('bot-name', { bot: seat.bot });
  return seat.name || say(seat.kind === 'empty' ? 'client-free' : 'seat', { seat: seat.seat });
}

/** By seat; those of the same name are told apart by their seats, as the server does it in what it tells. */
export function namesOf(seats: readonly Sitter[]): Record<number, string> {
  const names = seats.map(nameOf);
  return Object.fromEntries(
    seats.map(({ seat, kind }, at) => {
      const name = names[at]!;
      const isAlone = kind === 'empty' || names.indexOf(name) === names.lastIndexOf(name);
      return [seat, isAlone ? name : `${name} ${seat}`];
    }),
  );
}
