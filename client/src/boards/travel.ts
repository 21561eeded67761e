/** Things that fly from one spot of a board to another while a scene stands. */

export interface Travel {
  /** names of spots: elements with `data-spot` */
  from: string;
  to: string;
  /** what flies: a card by its text, or one of these */
  what: { card: string } | 'back' | 'diamond';
}
