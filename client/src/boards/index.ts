/** The boards, each loaded when its game is played. */

import type { Component } from 'svelte';
import type { BoardProps, IntroductionProps } from './board';

export const BOARDS: Record<string, () => Promise<{ default: Component<BoardProps> }>> = {
  carat: () => import('./carat/Board.svelte'),
  mister_diamond: () => import('./mister_diamond/Board.svelte'),
  diamantenraub: () => import('./diamantenraub/Board.svelte'),
  halbedelstein: () => import('./halbedelstein/Board.svelte'),
};

const introductions = import.meta.glob<{ default: Component<IntroductionProps> }>('./*/Introduction.svelte');

/** The introductions, by game. */
export const INTRODUCTIONS = Object.fromEntries(
  Object.entries(introductions).map(([path, load]) => [path.split('/')[1]!, load]),
);
