/** The four games of the box, and the jewel that each of them is. */

import type { Colour } from './gems/cuts';
import { say } from './words/words.svelte';

export const JEWELS: Record<string, Colour> = {
  carat: 'R',
  mister_diamond: 'B',
  diamantenraub: 'G',
  halbedelstein: 'Y',
};
export const GAMES = Object.keys(JEWELS);

const told = (game: string, what: string) => say(`${game.replaceAll('_', '-')}-${what}`);

export const titleOf = (game: string) => told(game, 'title');
export const aboutOf = (game: string) => told(game, 'about');
