/** What the client says: its own catalogues and the server's, in the language that was chosen. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { ask } from '../live/http';
import { choices } from '../choices.svelte';

export type Language = 'de' | 'nl' | 'en';
export const LANGUAGES: readonly Language[] = ['de', 'nl', 'en'];
export const NATIVE: Record<Language, string> = { de: 'Deutsch', nl: 'Nederlands', en: 'English' };

const OWN: Record<Language, () => Promise<{ default: string }>> = {
  de: () => import('./de'),
  nl: () => import('./nl'),
  en: () => import('./en'),
};
const bundles = new Map<Language, FluentBundle>();
/** in which language is spoken now: one that was chosen has to be fetched first */
let spoken: FluentBundle | undefined = $state.raw();

/** Speaks a language from now on; where the server cannot be reached, with the client's own words only. */
export async function learn(language: Language): Promise<void> {
  const known = bundles.get(language);
  const bundle = known ?? (await fetchBundle(language));
  if (choices.language === language) spoken = bundle;
}

async function fetchBundle(language: Language): Promise<FluentBundle> {
  const theirs = ask<string>(`/api/words/${language}`).catch(() => '');
  const texts = [(await OWN[language]()).default, await theirs];
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  if (texts[1]) bundles.set(language, bundle);
  return bundle;
}

/** A message in words. One that is missing is a mistake of ours: tests find it, here its name must do. */
export function say(id: string, args?: Record<string, unknown>): string {
  const message = spoken?.getMessage(id);
  if (!spoken || !message?.value) return id;
  return spoken.formatPattern(message.value, args as Record<string, FluentVariable>, []);
}

const KNOWN = new Set([
  'offline', 'unknown', 'banned', 'illegal', 'game_over', 'seat_taken', 'table_full', 'reserved', 'hidden_seen',
  'no_talk', 'too_many', 'too_fast', 'store', 'busy', 'stopping', 'not_now', 'closed', 'bad_name', 'bad_link',
  'not_over', 'no_guest',
]);

/** Why the server did not do something; in its own words, which are English, where we have none. */
export function refusalOf({ code, message }: { code: string; message: string }): string {
  const known = KNOWN.has(code) ? code : 'other';
  return say('client-refused', { code: known, message });
}
