/** What the player has chosen on this device: kept by the browser, told to nobody. */

import type { Settings } from './boards/board';
import type { Language } from './words/words.svelte';

type Theme = 'auto' | 'light' | 'dark';

interface Choices {
  language: Language;
  theme: Theme;
  palette: Settings['palette'];
  motion: 'auto' | Settings['motion'];
  previews: boolean;
  sounds: boolean;
  talk: boolean;
}

const KEY = 'karfunkel';
const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

function ofBrowser(): Language {
  const wanted = navigator.languages.map((name) => name.slice(0, 2));
  return (wanted.find((name) => ['de', 'nl', 'en'].includes(name)) ?? 'en') as Language;
}

function kept(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>;
  } catch {
    return {}; // storage is forbidden, or holds something else
  }
}

export const choices: Choices = $state({
  language: ofBrowser(),
  theme: 'auto',
  palette: 'standard',
  motion: 'auto',
  previews: true,
  sounds: false,
  talk: true,
  ...kept(),
});

const media = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener('change', () => (media.dark = dark.matches));
still.addEventListener('change', () => (media.still = still.matches));

/** What the boards are told. */
export function settings(): Settings {
  const motion = choices.motion === 'auto' ? (media.still ? 'reduced' : 'full') : choices.motion;
  return { palette: choices.palette, motion, previews: choices.previews, sounds: choices.sounds };
}

/** Shows the choices on the page and keeps them; to be called within an effect. */
export function apply(): void {
  const root = document.documentElement;
  root.lang = choices.language;
  root.dataset.theme = choices.theme === 'auto' ? (media.dark ? 'dark' : 'light') : choices.theme;
  root.dataset.palette = choices.palette;
  root.dataset.motion = settings().motion;
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // they hold until the page is closed
  }
}
