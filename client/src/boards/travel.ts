/** Something that flies from one spot of a board to another while a scene stands. */

export interface Travel<What> {
  /** names of spots: elements with `data-spot` */
  from: string;
  to: string;
  what: What;
  /** how wide it is, in pixels; as wide as the spot it comes from, unless this is given */
  size?: number;
}
