/** The boards, each loaded when its game is played. */

import type { Component } from 'svelte';
import type { BoardProps } from './board';

export const BOARDS: Record<string, () => Promise<{ default: Component<BoardProps> }>> = {
  carat: () => import('./carat/Board.svelte'),
  mister_diamond: () => import('./mister_diamond/Board.svelte'),
  diamantenraub: () => import('./diamantenraub/Board.svelte'),
  halbedelstein: () => import('./halbedelstein/Board.svelte'),
};
