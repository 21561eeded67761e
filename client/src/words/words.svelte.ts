/** What the client says: its own catalogues and the server's, in the language that was chosen. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
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
const bundles = new SvelteMap<Language, FluentBundle>();

/** Fetches a language; the client's own words are enough to begin with. */
export async function learn(language: Language): Promise<void> {
  if (bundles.has(language)) return;
  const theirs = ask<string>(`/api/words/${language}`).catch(() => '');
  const texts = [(await OWN[language]()).default, await theirs];
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  bundles.set(language, bundle);
}

/** A message in words. One that is missing is a mistake of ours: tests find it, here its name must do. */
export function say(id: string, args?: Record<string, unknown>): string {
  const bundle = bundles.get(choices.language);
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, args as Record<string, FluentVariable>, []);
}
