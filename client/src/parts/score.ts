import { say } from '../words/words.svelte';

/** A score as the reader's language writes it; in Mister Diamond it is money. */
export function shownScore(game: string, score: number | undefined): string {
  if (score === undefined) return '';
  if (game !== 'mister_diamond') return String(score);
  return say('client-mister-diamond-money', { sign: score < 0 ? 'minus' : 'plus', dollars: Math.abs(score) });
}
