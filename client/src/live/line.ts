/** The line to a table: a WebSocket; polling where there can be none. It comes back by itself. */

import { ask, Refused, wait } from './http';
import type { Message, Now, Problem, ShownEvent, State } from './messages';

const ARE_YOU_THERE = 8000;
/** milliseconds between two questions whether the server is still there */
const POLLING = 60_000;
/** so long one polls before a WebSocket is tried again */
const UNWANTED = (code: number) => code >= 4400 && code < 4500 && code !== 4408 && code !== 4429;

export interface Listener {
  hear(message: Message): void;
  /** the latest event one knows */
  number(): number;
  /** whether the server can be reached */
  reach(connected: boolean): void;
  /** the server does not want us */
  end(problem: Problem): void;
}

export class Line {
  private socket: WebSocket | null = null;
  private timer = 0;
  private asking = 0;
  private unanswered = false;
  private losses = 0;
  private deaf = 0;
  private closed = false;
  private problem: Problem | null = null;

  constructor(
    private readonly table: string,
    private readonly language: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.forget();
  }

  /** Gives the connection up for a new one, which begins with how the table stands. */
  renew(): void {
    this.forget();
    if (!this.closed) this.connect();
  }

  mute(seat: number, on: boolean): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ do: 'mute', seat, on }));
    }
  }

  private readonly hurry = () => {
    if (document.visibilityState === 'visible' && this.socket?.readyState !== WebSocket.OPEN) {
      this.losses = 0;
      this.renew();
    }
  };

  private forget(): void {
    clearTimeout(this.timer);
    clearInterval(this.asking);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private connect(): void {
    const base = location.origin.replace('http', 'ws');
    const socket = (this.socket = new WebSocket(`${base}/api/tables/${this.table}/live?lang=${this.language}`));
    let heard = false;
    socket.onmessage = (frame) => {
      if (socket !== this.socket) return;
      heard = true;
      this.unanswered = false;
      this.losses = this.deaf = 0;
      const message = JSON.parse(frame.data as string) as Message;
      if (message.type === 'refused') this.problem = message.problem;
      this.listener.reach(true);
      this.listener.hear(message);
    };
    socket.onclose = (closed) => {
      if (socket !== this.socket) return;
      this.forget();
      if (UNWANTED(closed.code)) {
        this.listener.end(this.problem ?? { code: closed.reason || 'unknown', message: '' });
        return;
      }
      this.listener.reach(false);
      if (!heard) this.deaf++;
      if (this.deaf >= 2) void this.poll();
      else this.later();
    };
    this.asking = window.setInterval(() => {
      if (this.unanswered) this.renew();
      else if (socket.readyState === WebSocket.OPEN) {
        this.unanswered = true;
        socket.send('{"do":"ping"}');
      }
    }, ARE_YOU_THERE);
  }

  private later(): void {
    this.timer = window.setTimeout(() => this.renew(), Math.min(250 * 2 ** this.losses++, 8000));
  }

  /** For networks that let no WebSocket through. */
  private async poll(): Promise<void> {
    const until = Date.now() + POLLING;
    const path = `/api/tables/${this.table}`;
    try {
      const now = await ask<Now>(`${path}?lang=${this.language}`);
      if (this.socket || this.closed) return;
      this.listener.reach(true);
      this.listener.hear({ type: 'table', ...now });
      while (!this.socket && !this.closed && Date.now() < until) {
        const query = `after=${this.listener.number()}&wait=20&lang=${this.language}`;
        const news = await ask<{ events: ShownEvent[]; state: State }>(`${path}/events?${query}`);
        if (this.socket || this.closed) return;
        if (news.events.length) this.listener.hear({ type: 'news', ...news });
        else await wait(200);
      }
    } catch (error) {
      if (this.socket || this.closed) return;
      this.listener.reach(false);
      if (error instanceof Refused && ['unknown', 'banned'].includes(error.code)) {
        this.listener.end({ code: error.code, message: error.message, detail: {} });
        return;
      }
    }
    this.later();
  }
}
