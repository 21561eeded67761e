/**
 * Moves as a row of scenes: a diamond sticks or comes loose, is stolen, rings are laid down.
 *
 * Where a try failed is shown here once; no scene is kept when it has been shown (M5).
 */

import type { GameEvent, Happening } from '../board';
import type { Travel } from '../travel';
import type { Card, Rings, View } from './view';

export interface Caption {
  id: string;
  args: Record<string, unknown>;
}

/** What flies: a diamond, a card that lies face down, a steal card, or a ring. */
export type Flying = 'diamond' | 'back' | 'steal' | { value: number; full: boolean };

/** A hand at a diamond: it pulls; the diamond sticks; or it has come off. */
export interface Grasp {
  place: number;
  how: 'pulls' | 'sticks';
}

export interface Scene {
  hold: number;
  caption: Caption | null;
  toMove: number | null;
  round: number;
  tray: readonly number[];
  marks: readonly number[] | null;
  grasp: Grasp | null;
  card: Card | null;
  /** the ring on the card has its diamond */
  full: boolean;
  pile: number;
  aside: number;
  loose: number;
  rings: readonly (readonly Rings[])[];
  dollars: readonly number[];
  scores: readonly number[];
  /** who is robbed or robs */
  lit: readonly number[];
  travels: readonly Travel<Flying>[];
}

/** The table as it lies, without anything happening. */
export function still(view: View): Scene {
  return {
    hold: 0,
    caption: null,
    toMove: view.to_move,
    round: view.round,
    tray: view.tray,
    marks: view.marks,
    grasp: null,
    card: view.card,
    full: false,
    pile: view.pile,
    aside: view.set_aside,
    loose: view.loose,
    rings: view.rings,
    dollars: view.dollars,
    scores: view.scores,
    lit: [],
    travels: [],
  };
}

/** What is left of a scene when nothing flies or sticks any more. */
export function atRest(scene: Scene): Scene {
  return { ...scene, hold: 0, caption: null, grasp: null, lit: [], travels: [] };
}

export function scenes(happened: Happening, names: Record<number, string>): Scene[] {
  const director = new Director(happened.before as View, names);
  for (const event of happened.events) director.show(event);
  return director.scenes;
}

class Director {
  scenes: Scene[] = [];
  #now: Scene;

  constructor(
    private view: View,
    private names: Record<number, string>,
  ) {
    this.#now = still(view);
  }

  show(event: GameEvent): void {
    const told = event as any;
    switch (event.event) {
      case 'round_begins':
        return this.#begin(told.round, told.seat);
      case 'turned_up':
        return this.#turnUp(told.seat, told.card);
      case 'taken':
        return this.#take(told.seat, told.place, told.value);
      case 'stuck':
        return this.#stick(told.seat, told.place, told.value, told.marked);
      case 'stolen':
        return this.#steal(told.seat, told.victim, told.value);
      case 'declined':
        return this.#setAside(this.#about('declined', told.seat));
      case 'set_aside':
        return this.#setAside(this.#about('set-aside', told.seat));
      case 'robbed_is_next':
        return this.#shoot(1200, {
          toMove: told.seat,
          lit: [told.seat],
          caption: this.#about('robbed', told.seat),
        });
      case 'round_over':
        return this.#shoot(2600, {
          dollars: told.dollars,
          scores: told.scores,
          caption: caption('round-over', { round: told.round, rounds: told.rounds, reason: told.reason }),
        });
    }
  }

  /** A scene of which only this differs from the one before; what flies or sticks is over with that. */
  #shoot(hold: number, changes: Partial<Scene>): void {
    this.#now = { ...this.#now, caption: null, grasp: null, lit: [], travels: [], ...changes, hold };
    this.scenes.push(this.#now);
  }

  #about(what: string, seat: number, args: Record<string, unknown> = {}): Caption {
    return caption(what, { who: this.names[seat] ?? String(seat), ...args });
  }

  #begin(round: number, seat: number): void {
    const { places, cards, rounds, rings } = this.view;
    this.#shoot(1300, {
      round,
      tray: Array.from({ length: places }, (_, at) => at + 1),
      marks: this.#now.marks && [],
      card: null,
      pile: cards.reduce((sum, [, count]) => sum + count, 0),
      aside: 0,
      rings: rings.map(() => []),
      dollars: rings.map(() => 0),
      toMove: seat,
      caption: this.#about('begins', seat, { round, rounds }),
    });
  }

  #turnUp(seat: number, card: Card): void {
    const pile = this.#now.pile - 1;
    this.#shoot(450, { toMove: seat, card: null, full: false, pile, travels: [{ from: 'pile', to: 'card', what: 'back' }] });
    this.#shoot(450, { card });
  }

  // --- a try (M4)

  #take(seat: number, place: number, value: number): void {
    this.#shoot(550, { grasp: { place, how: 'pulls' } });
    const words = this.#about('loose-diamond', seat, { dollars: value });
    const tray = this.#now.tray.filter((other) => other !== place);
    const travels: Travel<Flying>[] = [{ from: `place-${place}`, to: 'card', what: 'diamond', size: 40 }];
    this.#shoot(850, { tray, travels, loose: this.#now.loose - 1, caption: words });
    this.#shoot(500, { full: true, caption: words });
    this.#layDown(seat, value, true, words);
  }

  #stick(seat: number, place: number, value: number, marked: boolean): void {
    this.#shoot(550, { grasp: { place, how: 'pulls' } });
    const words = this.#about('stuck', seat, { dollars: value });
    this.#shoot(1250, { grasp: { place, how: 'sticks' }, caption: words });
    if (marked) this.#now = { ...this.#now, marks: [...(this.#now.marks ?? []), place] };
    this.#layDown(seat, value, false, words);
  }

  #layDown(seat: number, value: number, full: boolean, words: Caption): void {
    const travels: Travel<Flying>[] = [{ from: 'card', to: `ring-${seat}-${value}`, what: { value, full }, size: 44 }];
    this.#shoot(600, { card: null, full: false, travels, caption: words });
    this.#shoot(350, { rings: this.#changed(seat, value, full ? 1 : 0, full ? 0 : 1), lit: [seat], caption: words });
  }

  // --- a theft (M6)

  #steal(thief: number, victim: number, value: number): void {
    const words = this.#about('stolen', thief, { victim: this.names[victim] ?? `${victim}`, dollars: value });
    this.#shoot(700, { lit: [thief, victim], caption: words });
    const travels: Travel<Flying>[] = [
      { from: `ring-${victim}-${value}`, to: `ring-${thief}-${value}`, what: 'diamond', size: 40 },
    ];
    this.#shoot(1000, { lit: [thief, victim], rings: this.#changed(victim, value, -1, 1), travels, caption: words });
    this.#shoot(500, { lit: [thief, victim], rings: this.#changed(thief, value, 1, -1), caption: words });
    this.#setAside(words);
  }

  #setAside(words: Caption): void {
    if (!words.id.endsWith('stolen')) this.#shoot(900, { caption: words });
    this.#shoot(550, { card: null, caption: words, travels: [{ from: 'card', to: 'aside', what: 'steal' }] });
    this.#shoot(100, { aside: this.#now.aside + 1, caption: words });
  }

  #changed(seat: number, value: number, filled: number, empty: number): readonly (readonly Rings[])[] {
    return this.#now.rings.map((rings, at) => {
      if (at !== seat - 1) return rings;
      const before = rings.find((ring) => ring.value === value) ?? { value, filled: 0, empty: 0 };
      const after = { value, filled: before.filled + filled, empty: before.empty + empty };
      return [...rings.filter((ring) => ring.value !== value), after];
    });
  }
}

function caption(what: string, args: Record<string, unknown> = {}): Caption {
  return { id: `client-mister-diamond-${what}`, args };
}
