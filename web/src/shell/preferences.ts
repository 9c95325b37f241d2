// A person's preferences, read from this device before anything else is here.

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
export const PACES = ['calm', 'normal', 'quick', 'none'] as const;
export const SIZES = [1, 1.15, 1.3] as const;

export const PLACE = 'quartett';
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
  /** How long a step is shown. */
  pace: 'normal' as (typeof PACES)[number],
  /** Dice in this person's hand are thrown without a tap. */
  throwsItself: false,
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

/** As they are when the page opens; an address may ask for a language. */
export function readPreferences(): typeof FRESH {
  const found = { ...FRESH, ...kept() };
  const asked = new URLSearchParams(location.search).get('lang');
  if (asked && (asked in LANGUAGES || asked === 'pseudo')) found.language = asked as Language;
  return found;
}

/** `pseudo` speaks English. */
export const codeOf = (language: Language) => (language === 'pseudo' ? 'en' : language);
