/** What one does at a table. A deed has an id: sent again, because nobody answered, it is not done twice. */

import type { components } from '../api';
import { ask, random, Refused, wait } from './http';

export type Done = components['schemas']['Done'];

const AGAIN = new Set(['offline', 'busy', 'store', 'stopping']);
const PATIENCE = 30_000;

export async function doAt(table: string, deed: string, more: Record<string, unknown> = {}): Promise<Done> {
  const body = { do: deed, id: random(8), ...more };
  const twice = deed !== 'say' && deed !== 'emote';
  for (let pause = 200, until = Date.now() + PATIENCE; ; pause = Math.min(2 * pause, 4000)) {
    try {
      return await ask<Done>(`/api/tables/${table}/deeds`, body);
    } catch (error) {
      const again = error instanceof Refused && AGAIN.has(error.code);
      if (!again || !twice || Date.now() + pause > until) throw error;
      await wait(pause);
    }
  }
}

/** Takes a seat, or all of this device, and adds to the luck; what was added can be looked for in the proof. */
export async function sitDown(table: string, seat?: number): Promise<void> {
  const contribution = random(32);
  await doAt(table, 'sit', { contribution, ...(seat ? { seat } : {}) });
  try {
    localStorage.setItem(`luck ${table}`, contribution);
  } catch {
    // then there is nothing to compare the proof with
  }
}

export function contributionTo(table: string): string | null {
  try {
    return localStorage.getItem(`luck ${table}`);
  } catch {
    return null;
  }
}
