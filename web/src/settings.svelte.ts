// What a person likes, kept on this device.

export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
  ro: 'Română',
} as const;
/** `pseudo` is English with accents and longer, to find texts that are missing or do not fit. */
export type Language = keyof typeof LANGUAGES | 'pseudo';

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
export const MOTIONS = ['auto', 'full', 'reduced'] as const;
export const SIZES = [1, 1.15, 1.3] as const;

const PLACE = 'quartett';
const NAMES = ['Robin', 'Kim', 'Sascha', 'Alex', 'Noa', 'Jona', 'Charlie', 'Mika', 'Toni', 'Sam'];

function ownLanguage(): Language {
  for (const wish of navigator.languages) {
    const language = wish.slice(0, 2).toLowerCase();
    if (language in LANGUAGES) return language as Language;
  }
  return 'en';
}

const FRESH = {
  language: ownLanguage(),
  theme: 'auto' as (typeof THEMES)[number],
  motion: 'auto' as (typeof MOTIONS)[number],
  size: 1 as number,
  sound: true,
  vibration: true,
  confirm: false,
  name: NAMES[Math.floor(Math.random() * NAMES.length)]!,
};

function kept(): Partial<typeof FRESH> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<typeof FRESH>;
  } catch {
    return {}; // no storage, or somebody else's text in it
  }
}

export const settings = $state({ ...FRESH, ...kept() });

const asked = new URLSearchParams(location.search).get('lang');
if (asked && (asked in LANGUAGES || asked === 'pseudo')) settings.language = asked as Language;

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
    root.lang = settings.language === 'pseudo' ? 'en' : settings.language;
    root.style.setProperty('--size', String(settings.size));
  });
}
