/** What to call who sits at a table, and what they are. */

import { say } from '../words/words.svelte';
import type { Seat } from './messages';

export function nameOf(seat: Seat): string {
  if (seat.kind === 'bot' && !seat.replaced) return say('bot-name', { bot: seat.bot });
  return seat.name || say(seat.kind === 'empty' ? 'client-free' : 'seat', { seat: seat.seat });
}

export function namesOf(seats: readonly Seat[]): Record<number, string> {
  return Object.fromEntries(seats.map((seat) => [seat.seat, nameOf(seat)]));
}
