/** A table as this browser knows it: what the server said last, and one's own move on its way there. */

import type { Happening, Preview } from '../boards/board';
import type { Language } from '../words/words.svelte';
import { doAt, type Done } from './deeds';
import { ask, Refused } from './http';
import { Line } from './line';
import type { Info, Message, Now, Problem, ShownEvent, State, Talk } from './messages';

/** News that came together, as one piece of news: all that happened in it, in its order. */
function together(news: readonly ShownEvent[]): ShownEvent | null {
  const last = news.at(-1);
  if (!last?.sight) return null;
  const sight: ShownEvent['sight'] = {};
  for (const seat of Object.keys(last.sight).map(Number)) {
    const glimpses = news.flatMap((event) => event.sight?.[seat] ?? []);
    sight[seat] = {
      move: glimpses.at(-1)?.move,
      events: glimpses.flatMap(({ events }) => events ?? []),
      words: glimpses.flatMap(({ words }) => words ?? []),
    };
  }
  return { ...last, sight };
}

/** Refusals that say no more than: look again. */
const SETTLED = new Set(['double', 'stale', 'not_your_turn']);
/** So long, in milliseconds, one can read what is told only once. */
const FRESH = 8000;

export class Table {
  info = $state.raw<Info | null>(null);
  state = $state.raw<State | null>(null);
  /** the seats of this guest */
  you = $state.raw<readonly number[]>([]);
  talk = $state.raw<readonly Talk[]>([]);
  /** what has happened, as one may look it up: less than one is told live where memory counts (M5) */
  log = $state.raw<readonly ShownEvent[]>([]);
  /** the news being shown */
  latest = $state.raw<ShownEvent | null>(null);
  /** they have only just come: later the log tells of them, and no more than it may (M5) */
  isFresh = $state(false);
  /** the news to be told in words: choices that are secret yet do not take the place of what came before */
  told = $state.raw<ShownEvent | null>(null);
  here = $state.raw<readonly number[]>([]);
  watching = $state(0);
  connected = $state(false);
  ended = $state.raw<Problem | null>(null);
  refused = $state.raw<Problem | null>(null);
  /** a move of one's own is on its way */
  moving = $state(false);

  private number = 0;
  private before: State | null = null;
  private awaited = 0;
  /** what has been done is not answered yet; news may come sooner */
  private sending = false;
  private line: Line | null = null;
  private language: Language = 'en';
  private fading = 0;
  private reading: Promise<void> = Promise.resolve();

  constructor(readonly id: string) {}

  /** Follows the table in a language, the one of before being forgotten. */
  follow(language: Language): void {
    this.line?.close();
    this.language = language;
    this.log = [];
    this.line = new Line(this.id, language, {
      hear: (message) => this.hear(message),
      number: () => this.number,
      reach: (connected) => (this.connected = connected),
      end: (problem) => (this.ended = problem),
    });
  }

  close(): void {
    clearTimeout(this.fading);
    this.line?.close();
  }

  /** Asks anew how the table stands. */
  renew(): void {
    this.line?.renew();
  }

  mute(seat: number, on: boolean): void {
    this.line?.mute(seat, on);
  }

  /** Does something; what the server refuses is kept, to be told in words. */
  async do(deed: string, more: Record<string, unknown> = {}): Promise<Done | null> {
    this.refused = null;
    try {
      return await doAt(this.id, deed, more);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (SETTLED.has(error.code)) this.line?.renew();
      else this.refused = { code: error.code, message: error.message, detail: {} };
      return null;
    }
  }

  async move(seat: number, move: string): Promise<void> {
    if (this.moving || !this.state) return;
    this.moving = this.sending = true;
    const done = await this.do('move', { seat, move, turn: this.state.turn }).finally(() => (this.sending = false));
    this.awaited = done?.number ?? 0;
    this.moving = this.awaited > this.number;
  }

  /** What a seat is to be shown in motion. */
  happening(seat: number): Happening | null {
    const glimpse = this.latest?.sight?.[seat];
    if (!this.latest || !glimpse?.events?.length) return null;
    return {
      number: this.latest.number,
      seat: this.latest.seat ?? 0,
      move: glimpse.move ?? '',
      events: glimpse.events,
      before: this.before?.sight[seat]?.view ?? null,
    };
  }

  async previews(seat: number): Promise<Record<string, Preview>> {
    const path = `/api/tables/${this.id}/preview?seat=${seat}&lang=${this.language}`;
    const found = await ask<{ turn: number; moves: Record<string, Preview> }>(path);
    return found.turn === this.state?.turn ? found.moves : {};
  }

  /** Reads what the log does not have yet. */
  read(): Promise<void> {
    this.reading = this.reading.then(async () => {
      const language = this.language;
      const after = this.log.at(-1)?.number ?? 0;
      if (after >= this.number) return;
      const now = await ask<Now>(`/api/tables/${this.id}?after=${after}&lang=${language}`).catch(() => null);
      if (now && language === this.language) this.log = [...this.log, ...now.missed];
    });
    return this.reading;
  }

  private async fade(): Promise<void> {
    const number = this.number;
    await this.read();
    if (number === this.number) this.isFresh = false;
  }

  private hear(message: Message): void {
    if (message.type === 'table') this.settle(message);
    else if (message.type === 'news') this.learn(message.events, message.state);
    else if (message.type === 'talk') this.talk = [...this.talk, message.line];
    else if (message.type === 'presence') [this.here, this.watching] = [message.seats, message.watching];
  }

  /** How the table stands, whatever one knew before. */
  private settle(now: Now): void {
    this.number = now.number;
    this.info = now.info;
    this.before = null;
    this.latest = this.told = null;
    this.state = now.state;
    this.you = now.you;
    if (now.talk.length) this.talk = now.talk;
    this.arrive();
  }

  private learn(events: ShownEvent[], state: State): void {
    const news = events.filter((event) => event.number > this.number);
    if (!news.length) return;
    if (news[0]!.number > this.number + 1) {
      this.line?.renew();
      return;
    }
    this.number = news.at(-1)!.number;
    this.before = this.state;
    this.state = state;
    if (state.status === 'open') this.line?.renew(); // only a new line tells which seat is one's own
    else this.you = Object.keys(state.sight).map(Number).filter(Boolean);
    this.latest = together(news.filter((event) => event.sight));
    if (!state.chosen.length) this.told = this.latest;
    this.arrive();
  }

  private arrive(): void {
    clearTimeout(this.fading);
    this.isFresh = this.latest !== null;
    if (this.isFresh) this.fading = window.setTimeout(() => void this.fade(), FRESH);
    if (!this.sending && this.number >= this.awaited) this.moving = false;
    if (!this.latest) void this.read();
  }
}
