/** What the table screen and the boards of the games have to do with each other. */

export interface Settings {
  palette: 'standard' | 'deutan' | 'protan' | 'tritan';
  motion: 'full' | 'reduced';
  previews: boolean;
  sounds: boolean;
}

/** Something that a game tells, tagged as in games/<game>/events.py. */
export type GameEvent = { event: string; [field: string]: unknown };

/** The latest news, to be shown in motion. */
export interface Happening {
  /** of the table's event */
  number: number;
  seat: number;
  move: string;
  events: readonly GameEvent[];
  /** the View before */
  before: unknown;
}

/** What a move would bring, where that can be known. */
export interface Preview {
  events: readonly GameEvent[];
  words: readonly string[];
}

export interface BoardProps<View = any> {
  /** of games/<game>/view.py, for the seat that looks; seat 0 is a spectator */
  view: View;
  /** the moves of that seat as text; none when it is not its turn */
  legal: readonly string[];
  /** a new object each time; null after (re)connecting: then `view` is just shown */
  happened: Happening | null;
  /** by seat */
  names: Record<number, string>;
  seats: number;
  options: Record<string, unknown>;
  /** by the text of the move; may be empty */
  preview: Record<string, Preview>;
  /** the move of a hint, to be marked on the board */
  hinted: string | null;
  settings: Settings;
  say: (id: string, args?: Record<string, unknown>) => string;
  move: (text: string) => void;
  /** to be read out by screen readers */
  announce: (text: string) => void;
}

/** boards/<game>/Introduction.svelte: a few minutes of learning the game by trying things. */
export interface IntroductionProps {
  settings: Settings;
  say: BoardProps['say'];
  announce: BoardProps['announce'];
  /** the reader has come to the end */
  done: () => void;
}
