/** Opening a table. */

import { ask } from './http';
import type { Info } from './messages';

/** "person", "device", or the name of a bot */
export type Opponent = string;

type Clock = Partial<Info['clock']>;

export const CLOCKS: Record<string, Clock> = {
  none: {},
  quick: { kind: 'game', seconds: 300, increment: 5 },
  calm: { kind: 'game', seconds: 1200, increment: 10 },
  move: { kind: 'move', seconds: 60 },
  days: { kind: 'days', days: 3 },
};

export interface Wanted {
  game: string;
  others: Opponent[];
  options: Record<string, unknown>;
  clock: Clock;
  listed: boolean;
  lots: boolean;
}

/** The id of the new table. Who opens it plays, at this device where others do so too. */
export async function begin({ game, others, options, clock, listed, lots }: Wanted): Promise<string> {
  const isShared = others.includes('device');
  const seats = [isShared ? 'device' : 'person', ...others].map((who) =>
    who === 'person' || who === 'device' ? { kind: who } : { kind: 'bot', bot: who },
  );
  const opened = await ask<{ id: string }>('/api/tables', { game, seats, options, clock, listed, lots });
  return opened.id;
}
