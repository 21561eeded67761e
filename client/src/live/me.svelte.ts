/** Who plays in this browser: a guest, known to the server by a cookie. */

import { say } from '../words/words.svelte';
import { ask, Refused } from './http';

export interface Me {
  id: string;
  name: string;
}

export const me: { guest: Me | null } = $state({ guest: null });

/** Who one is; becomes a guest where one is none yet. */
export async function introduce(): Promise<Me> {
  if (me.guest) return me.guest;
  try {
    me.guest = await ask<Me>('/api/me');
  } catch (error) {
    if (!(error instanceof Refused) || !['no_guest', 'bad_cookie'].includes(error.code)) throw error;
    me.guest = await ask<Me>('/api/me', { name: say('client-guest') });
  }
  return me.guest;
}
