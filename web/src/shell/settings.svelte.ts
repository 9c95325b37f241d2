// A person's preferences as the page uses them; kept on this device.

import { readPreferences, MOTIONS, PACES, PLACE, SIZES, THEMES, codeOf, LANGUAGES, type Language } from './preferences';

export { LANGUAGES, MOTIONS, PACES, SIZES, THEMES, type Language };

export const settings = $state(readPreferences());

const dark = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const device = $state({ dark: dark.matches, contrast: contrast.matches, still: still.matches });
dark.addEventListener('change', () => (device.dark = dark.matches));
contrast.addEventListener('change', () => (device.contrast = contrast.matches));
still.addEventListener('change', () => (device.still = still.matches));

export function reducedMotion(): boolean {
  return settings.motion === 'auto' ? device.still : settings.motion === 'reduced';
}

const PACE = { calm: 1.7, normal: 1, quick: 0.5, none: 0 };

/** How long a performance takes, as a factor; 0: nothing is performed. */
export function paceOf(): number {
  return PACE[settings.pace] ?? 1;
}

function theme(): 'light' | 'dark' | 'contrast' {
  if (settings.theme !== 'auto') return settings.theme;
  return device.contrast ? 'contrast' : device.dark ? 'dark' : 'light';
}

/** Keeps the settings and shows them on the document; called once, from the page's root. */
export function followSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(PLACE, text);
    } catch {
      // a private window: the settings last as long as the page
    }
  });
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme();
    root.dataset.motion = reducedMotion() ? 'less' : 'full';
    root.lang = codeOf(settings.language);
    root.style.setProperty('--size', String(settings.size));
  });
}
