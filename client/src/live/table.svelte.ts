/** A table as this browser follows it: what the server said last, and the deeds on their way to it. */

import type { Happening } from '../boards/board';
import { choices } from '../choices.svelte';
import { random } from './http';
import type { Message, Now, Problem, ShownEvent, State, Talk } from './messages';

export class Table {
  number = $state(0);
  info = $state.raw<Now['info'] | null>(null);
  state = $state.raw<State | null>(null);
  you = $state.raw<number[]>([]);
  events = $state.raw<ShownEvent[]>([]);
  talk = $state.raw<Talk[]>([]);
  happened = $state.raw<ShownEvent | null>(null);
  before = $state.raw<State | null>(null);
  connected = $state(false);
  gone = $state<Problem | null>(null);
  refused = $state.raw<Problem | null>(null);

  private socket: WebSocket | null = null;
  private losses = 0;
  private timer = 0;
  private over = false;

  constructor(readonly id: string) {
    this.connect();
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  do(deed: string, more: Record<string, unknown> = {}): void {
    this.socket?.send(JSON.stringify({ do: deed, id: random(8), ...more }));
  }

  move(seat: number, move: string): void {
    this.do('move', { seat, move, turn: this.state!.turn });
  }

  /** What is to be shown in motion to a seat. */
  happening(seat: number): Happening | null {
    const event = this.happened;
    const glimpse = event?.sight?.[seat];
    if (!event || !glimpse?.events) return null;
    return {
      number: event.number,
      seat: event.seat ?? 0,
      move: glimpse.move ?? '',
      events: glimpse.events,
      before: this.before?.sight[seat]?.view ?? null,
    };
  }

  private connect(): void {
    const query = new URLSearchParams({ after: String(this.number), lang: choices.language });
    const address = `${location.origin.replace('http', 'ws')}/api/tables/${this.id}/live?${query}`;
    const socket = (this.socket = new WebSocket(address));
    socket.onmessage = (frame) => this.take(JSON.parse(frame.data as string) as Message);
    socket.onclose = (closed) => {
      this.connected = false;
      if (this.over || this.gone) return;
      if (closed.code >= 4400 && closed.code < 4500 && ![4408, 4429].includes(closed.code)) {
        this.gone = this.refused ?? { code: 'unknown', message: '' };
        return;
      }
      this.timer = window.setTimeout(() => this.connect(), Math.min(250 * 2 ** this.losses++, 8000));
    };
  }

  private take(message: Message): void {
    this.connected = true;
    if (message.type === 'table') this.settle(message);
    else if (message.type === 'news') this.follow(message.events, message.state);
    else if (message.type === 'talk') this.talk = [...this.talk, message.line];
    else if (message.type === 'refused') this.refused = message.problem;
  }

  private settle(now: Now): void {
    this.losses = 0;
    this.number = now.number;
    this.info = now.info;
    this.state = now.state;
    this.you = now.you;
    this.happened = null;
    this.events = [...this.events, ...now.missed];
    this.talk = now.talk;
  }

  private follow(events: ShownEvent[], state: State): void {
    if (events[0]!.number > this.number + 1) {
      this.socket?.close();
      return;
    }
    const news = events.filter((event) => event.number > this.number);
    if (!news.length) return;
    this.number = news.at(-1)!.number;
    this.before = this.state;
    this.state = state;
    this.you = Object.keys(state.sight).map(Number).filter(Boolean);
    this.events = [...this.events, ...news];
    this.happened = news.findLast((event) => event.sight) ?? null;
  }
}
