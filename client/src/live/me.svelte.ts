/** Who plays in this browser: a guest, whom the server knows by a cookie. */

import { say } from '../words/words.svelte';
import { ask, Refused } from './http';

export interface Me {
  id: string;
  name: string;
}

export const me: { guest: Me | null } = $state({ guest: null });

const STRANGER = new Set(['no_guest', 'bad_cookie']);

const KEY = 'karfunkel was here';

/** Who one is; null for somebody who is no guest yet, which is not asked where it is known. */
export async function recall(): Promise<Me | null> {
  return wasHere() ? meet() : null;
}

/** Who one is; becomes a guest with a name of stone where one is none yet. */
export async function introduce(): Promise<Me> {
  const guest = (await recall()) ?? (me.guest = await ask<Me>('/api/me', { name: nickname() }));
  remember();
  return guest;
}

/** Becomes the guest who made a link on another device. */
export async function become(token: string): Promise<void> {
  me.guest = await ask<Me>('/api/links', { token });
  remember();
}

async function meet(): Promise<Me | null> {
  try {
    me.guest ??= await ask<Me>('/api/me');
  } catch (error) {
    if (!(error instanceof Refused) || !STRANGER.has(error.code)) throw error;
  }
  return me.guest;
}

function wasHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true; // the server knows
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // then the server is asked each time
  }
}

export async function rename(name: string): Promise<void> {
  await introduce();
  me.guest = await ask<Me>('/api/me', { name }, 'PUT');
}

function nickname(): string {
  const names = say('client-nicknames').split(', ');
  return names[Math.floor(Math.random() * names.length)]!;
}
