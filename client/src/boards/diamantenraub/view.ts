/** What a seat sees of Diamantenraub: `View` of games/diamantenraub/view.py as JSON. */

export interface Card {
  /** its place in the deck, 1 to 80 */
  number: number;
  text: string;
}

export interface Player {
  seat: number;
  still_in: boolean;
  to_choose: boolean;
  diamonds: number;
  hand: number;
  limit: number;
  pile: number;
  /** from the bottom up; the last card is active */
  left: readonly Card[];
  right: readonly Card[];
  strength: number | null;
  discards: readonly Card[];
  thrown: number;
}

export interface View {
  seat: number;
  junior: boolean;
  round: number;
  step: 'card' | 'hand';
  pending: readonly number[];
  bag: number;
  spares: number;
  players: readonly Player[];
  /** null for a spectator */
  hand: readonly Card[] | null;
  choice: string | null;
  thrown: readonly Card[] | null;
  deck: readonly string[];
}
