// What fields, words and choices are called: as the game's catalogue says (`field-left`, `word-heads`,
// `choice-take-1`), or by their own names.

import type { Translate } from '../board/board';
import { humanize, plain, slug } from './fields';

export interface Labels {
  field: (name: string) => string;
  option: (name: string) => string;
  word: (word: string) => string;
  choice: (word: string) => string;
}

export function labelsOf(t: Translate): Labels {
  const say = (id: string, otherwise: string) => {
    const text = t(id);
    return text === id ? otherwise : text;
  };
  const field = (name: string) => say(`field-${name}`, humanize(name));
  return {
    field,
    option: (name) => say(`option-${name}`, field(name)),
    word: (word) => say(`word-${slug(word)}`, plain(word)),
    choice: (word) => say(`choice-${slug(word)}`, humanize(word)),
  };
}
