/** A score as the reader's language writes it; in Mister Diamond it is money. */
export function shownScore(game: string, score: number | undefined, language: string): string {
  if (score === undefined) return '';
  const number = new Intl.NumberFormat(language).format(score);
  return game === 'mister_diamond' ? `$${number}` : number;
}
