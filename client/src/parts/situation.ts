/** Which rules speak of what a seat has to do now. */

import type { State } from '../live/messages';

export function situation(game: string, now: State, seat: number): string[] {
  if (now.status === 'over') return { carat: ['C16'], mister_diamond: ['M10'], diamantenraub: ['D10'], halbedelstein: ['H6', 'H10'] }[game] ?? [];
  const view = (now.sight[seat] ?? now.sight[0])?.view;
  switch (game) {
    case 'carat':
      return Object.keys(view?.board ?? {}).length ? ['C7', 'C9'] : ['C7', 'C8'];
    case 'mister_diamond':
      return view?.card === 'steal' ? ['M6'] : ['M4'];
    case 'diamantenraub':
      return view?.step === 'hand' ? ['D12'] : ['D4'];
    default:
      return view?.directions?.includes(null) ? ['H4'] : ['H1'];
  }
}
