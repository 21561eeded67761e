/** A round as a row of scenes: what events.py tells, played out one after the other (D4 to D13). */

import type { GameEvent, Happening } from '../board';
import type { Travel } from '../travel';
import { face } from './face';
import type { Card, Player, View } from './view';

export interface Strike {
  /** numbers of cards */
  from: number;
  to: number;
}

/** A card that is chosen and not yet laid on its stack. */
export interface Chosen {
  card: Card | null;
  open: boolean;
}

export interface Caption {
  id: string;
  args: Record<string, unknown>;
}

/** What flies: a card by its text, or one that nobody sees. */
export type Flying = { card: string } | 'back' | 'diamond';

export interface Scene {
  hold: number;
  /** 0 while cards are chosen and turned up; else 1 to 4 */
  phase: number;
  caption: Caption | null;
  bag: number;
  spares: number;
  players: readonly Player[];
  chosen: Readonly<Record<number, Chosen>>;
  /** by seat, while they are known */
  strengths: Readonly<Record<number, number>>;
  winners: readonly number[];
  strikes: readonly Strike[];
  /** numbers of cards that are beaten, and of those that matter now */
  hit: readonly number[];
  lit: readonly number[];
  travels: readonly Travel<Flying>[];
}

interface Laid {
  seat: number;
  card: Card;
  side: 'L' | 'R';
}

interface Hit {
  shooter: number;
  card: Card;
  ammunition: string;
  seat: number;
  target: Card;
}

interface Loss {
  seat: number;
  card: Card;
  by: number;
  cause: Card;
  colour: string;
}

interface Drawing {
  seat: number;
  threw: number;
  drew: number;
}

const STACK = { L: 'left', R: 'right' } as const;
const DRAWINGS = ['swapped', 'kept', 'reduced', 'refilled'];

/** The board as it lies, without anything happening. */
export function still(view: View): Scene {
  const chosen: Record<number, Chosen> = {};
  const strengths: Record<number, number> = {};
  for (const { seat, still_in, to_choose, strength } of view.players) {
    const picked = still_in && !to_choose && view.step === 'card' && view.pending.length > 0;
    if (picked) chosen[seat] = { card: null, open: false };
    if (strength !== null) strengths[seat] = strength;
  }
  return {
    hold: 0,
    phase: view.step === 'hand' ? 4 : 0,
    caption: null,
    bag: view.bag,
    spares: view.spares,
    players: view.players,
    chosen,
    strengths,
    winners: [],
    strikes: [],
    hit: [],
    lit: [],
    travels: [],
  };
}

/** What is left of a scene when nothing flies or strikes any more. */
export function atRest(scene: Scene): Scene {
  return { ...scene, hold: 0, caption: null, strikes: [], travels: [] };
}

/** What happened, as scenes; none for a choice that stays secret (D15). */
export function scenes(happened: Happening, names: Record<number, string>): Scene[] {
  const director = new Director(happened.before as View, names);
  for (const group of grouped(happened.events)) director.show(group);
  return director.scenes;
}

/** Events that are shown together: the shots of a card, all stacks that slide off, all that is drawn. */
function grouped(told: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  let latest = '';
  for (const event of told) {
    const together = DRAWINGS.includes(event.event) ? 'drawing' : event.event;
    const key = together === 'hit' ? `hit ${(event.card as Card).number} ${event.ammunition}` : together;
    if (key === latest && /^(hit|beaten|drawing|strength)/.test(key)) groups.at(-1)?.push(event);
    else groups.push([event]);
    latest = key;
  }
  return groups;
}

class Director {
  scenes: Scene[] = [];
  #now: Scene;

  constructor(
    view: View,
    private names: Record<number, string>,
  ) {
    this.#now = still(view);
  }

  show(group: readonly GameEvent[]): void {
    const first = group[0]!;
    const told = first as any;
    switch (first.event) {
      case 'turned_up':
        return this.#turnUp(told.laid);
      case 'hit':
        return this.#fire(group as unknown as Hit[]);
      case 'beaten':
        return this.#slideOff(group.map((event) => event.seat as number));
      case 'strength':
        return this.#measure(group as any[]);
      case 'arrows':
        return this.#compare(told.arrows, told.strength);
      case 'nobody':
        return this.#shoot(1300, { phase: 2, strengths: {}, caption: caption('nobody') });
      case 'alone':
        return this.#shoot(1300, { phase: 2, winners: [told.seat], caption: this.#about('alone', told.seat) });
      case 'won':
      case 'won_spare':
        return this.#pay(told.seat, 2, this.#about('won', told.seat, { shared: String(told.shared) }), []);
      case 'extra':
      case 'extra_spare':
        return this.#pay(told.seat, 3, this.#about('extra', told.seat), [told.card.number]);
      case 'lost':
        return this.#lose(told);
      case 'nothing_to_lose':
        return this.#demand(told, 'nothing-to-lose');
      case 'played_on':
        return this.#shoot(1500, { caption: caption('played-on', { diamonds: told.diamonds }) });
      case 'five_limit':
      case 'two_limit':
        return this.#limit(told.seat, told.limit, told.card);
      case 'swapped':
      case 'kept':
      case 'reduced':
      case 'refilled':
        return this.#draw(group as unknown as Drawing[]);
      case 'out':
        return this.#goOut(told.seat);
      case 'last':
        return this.#shoot(1300, { caption: this.#about('last', told.seat) });
      case 'began':
        return this.#shoot(700, { phase: 0, winners: [], caption: caption('begins', { round: told.round }) });
    }
  }

  /** A scene of which only this differs from the one before; what flies or strikes is over with that. */
  #shoot(hold: number, changes: Partial<Scene>): void {
    this.#now = { ...this.#now, caption: null, strikes: [], lit: [], travels: [], ...changes, hold };
    this.scenes.push(this.#now);
  }

  #about(what: string, seat: number, args: Record<string, unknown> = {}): Caption {
    return caption(what, { who: this.#who(seat), ...args });
  }

  #who(seat: number): string {
    return this.names[seat] ?? String(seat);
  }

  #with(seats: readonly number[], change: (player: Player) => Partial<Player>): readonly Player[] {
    return this.#now.players.map((player) =>
      seats.includes(player.seat) ? { ...player, ...change(player) } : player,
    );
  }

  // --- cards are turned up and laid (D4)

  #turnUp(laid: readonly Laid[]): void {
    const down = { phase: 0, strengths: {}, winners: [], chosen: placed(laid, false) };
    const seats = laid.map(({ seat }) => seat);
    this.#shoot(400, { ...down, players: this.#with(seats, ({ hand }) => ({ hand: hand - 1, to_choose: false })) });
    this.#shoot(1100, { chosen: placed(laid, true), caption: caption('turn-up', { count: laid.length }) });
    const travels = laid.map(({ seat, card, side }) => ({
      from: `chosen-${seat}`,
      to: `${STACK[side]}-${seat}`,
      what: { card: card.text },
    }));
    this.#shoot(450, { chosen: {}, travels });
    const players = this.#with(seats, (player) => {
      const { card, side } = laid.find(({ seat }) => seat === player.seat)!;
      return { [STACK[side]]: [...player[STACK[side]], card] };
    });
    this.#shoot(450, { players, lit: laid.map(({ card }) => card.number) });
  }

  // --- phase 1 (D5)

  #fire(hits: readonly Hit[]): void {
    const { shooter, card, ammunition, seat } = hits[0]!;
    const { against, what } = face(`L1R:${ammunition}`).signs[0]!;
    const owner = this.#who(seat);
    this.#shoot(1300, {
      phase: 1,
      caption: this.#about('hit', shooter, { owner, count: hits.length, reason: against, what }),
      strikes: hits.map(({ target }) => ({ from: card.number, to: target.number })),
      hit: [...new Set([...this.#now.hit, ...hits.map(({ target }) => target.number)])],
    });
  }

  #slideOff(owners: readonly number[]): void {
    const beaten = this.#now.hit;
    const goes = (stack: readonly Card[]) => beaten.includes(stack.at(-1)?.number ?? 0);
    const travels: Travel<Flying>[] = this.#now.players.flatMap((player) =>
      (['left', 'right'] as const)
        .filter((side) => goes(player[side]))
        .map((side) => ({
          from: `${side}-${player.seat}`,
          to: `discards-${player.seat}`,
          what: { card: player[side].at(-1)!.text },
        })),
    );
    const players = this.#with(owners, ({ left, right, discards }) => ({
      left: goes(left) ? [] : left,
      right: goes(right) ? [] : right,
      discards: [...discards, ...(goes(left) ? left : []), ...(goes(right) ? right : [])],
    }));
    this.#shoot(750, { phase: 1, players, travels, caption: caption('slide-off') });
    this.#shoot(250, { hit: [] });
  }

  // --- phase 2 (D6, D7)

  #measure(told: readonly { seat: number; strength: number }[]): void {
    const strengths = Object.fromEntries(told.map(({ seat, strength }) => [seat, strength]));
    this.#shoot(1000, { phase: 2, strengths, caption: caption('compare') });
  }

  #compare(arrows: string, best: number): void {
    const active = this.#now.players.flatMap(({ left, right }) => [...left.slice(-1), ...right.slice(-1)]);
    const strengths = Object.entries(this.#now.strengths);
    this.#shoot(1600, {
      lit: active.filter(hasArrow).map(({ number }) => number),
      winners: strengths.filter(([, strength]) => strength === best).map(([seat]) => Number(seat)),
      caption: caption('arrows', { arrows }),
    });
  }

  #pay(seat: number, phase: number, words: Caption, lit: readonly number[]): void {
    const { bag, spares } = this.#now;
    const paid = bag > 0 ? { bag: bag - 1 } : { spares: spares + 1 };
    const travels: Travel<Flying>[] = [{ from: 'bag', to: `diamonds-${seat}`, what: 'diamond', size: 30 }];
    this.#shoot(800, { ...paid, phase, lit, travels, caption: words });
    const players = this.#with([seat], ({ diamonds }) => ({ diamonds: diamonds + 1 }));
    this.#shoot(400, { lit, players, caption: words });
  }

  // --- phase 3 (D8)

  #demand({ seat, card, by, cause, colour }: Loss, words: string): void {
    this.#shoot(1400, {
      phase: 3,
      caption: this.#about(words, seat, { by: this.#who(by), colour }),
      strikes: [{ from: cause.number, to: card.number }],
      lit: [cause.number, card.number],
    });
  }

  #lose(told: Loss): void {
    this.#demand(told, 'lost');
    const { caption: words } = this.#now;
    const players = this.#with([told.seat], ({ diamonds }) => ({ diamonds: diamonds - 1 }));
    const travels: Travel<Flying>[] = [{ from: `diamonds-${told.seat}`, to: 'bag', what: 'diamond', size: 30 }];
    this.#shoot(700, { players, travels, caption: words });
    const { bag, spares } = this.#now;
    this.#shoot(250, { caption: words, ...(spares ? { spares: spares - 1 } : { bag: bag + 1 }) });
  }

  // --- phase 4 (D11 to D13)

  #limit(seat: number, limit: number, card: Card): void {
    const players = this.#with([seat], () => ({ limit }));
    this.#shoot(1100, {
      phase: 4,
      players,
      lit: [card.number],
      caption: this.#about('limit', seat, { limit }),
    });
  }

  #draw(told: readonly Drawing[]): void {
    const thrown = told.filter(({ threw }) => threw > 0);
    if (thrown.length) {
      const players = this.#with(seatsOf(thrown), (player) => {
        const { threw } = thrown.find(({ seat }) => seat === player.seat)!;
        return { hand: player.hand - threw, thrown: player.thrown + threw };
      });
      this.#shoot(600, { phase: 4, players, travels: thrown.map(({ seat }) => between(seat, 'hand', 'discards')) });
    }
    const drawn = told.filter(({ drew }) => drew > 0);
    if (drawn.length) {
      const players = this.#with(seatsOf(drawn), (player) => {
        const { drew } = drawn.find(({ seat }) => seat === player.seat)!;
        return { hand: player.hand + drew, pile: player.pile - drew };
      });
      this.#shoot(600, { phase: 4, players, travels: drawn.map(({ seat }) => between(seat, 'pile', 'hand')) });
    }
  }

  #goOut(seat: number): void {
    const player = this.#now.players.find((one) => one.seat === seat)!;
    const travels: Travel<Flying>[] = (['left', 'right'] as const)
      .filter((side) => player[side].length)
      .map((side) => ({
        from: `${side}-${seat}`,
        to: `discards-${seat}`,
        what: { card: player[side].at(-1)!.text },
      }));
    const { [seat]: _, ...strengths } = this.#now.strengths;
    const players = this.#with([seat], ({ left, right, discards }) => ({
      left: [],
      right: [],
      discards: [...discards, ...left, ...right],
      still_in: false,
    }));
    this.#shoot(1400, { players, strengths, travels, caption: this.#about('goes-out', seat) });
  }
}

function caption(what: string, args: Record<string, unknown> = {}): Caption {
  return { id: `client-diamantenraub-${what}`, args };
}

function placed(laid: readonly Laid[], open: boolean): Record<number, Chosen> {
  return Object.fromEntries(laid.map(({ seat, card }) => [seat, { card, open }]));
}

function seatsOf(told: readonly { seat: number }[]): number[] {
  return told.map(({ seat }) => seat);
}

function between(seat: number, from: string, to: string): Travel<Flying> {
  return { from: `${from}-${seat}`, to: `${to}-${seat}`, what: 'back' };
}

function hasArrow(card: Card): boolean {
  return face(card.text).signs.some(({ kind }) => kind === 'up' || kind === 'down');
}
