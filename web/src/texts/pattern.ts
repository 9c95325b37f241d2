// Formats the texts of a catalogue as the build leaves them: web/catalogues.ts compiles Fluent's
// messages to what is described here.

/** A text, or what it is joined from. */
export type Pattern = string | Part[];
/** A text; a variable; a choice by a variable: its variants and the key of the one for all else; or the
 * numbers of a row: its first, its step and its length. */
export type Part =
  | string
  | [name: string]
  | [name: string, variants: Record<string, Pattern>, other: string]
  | { row: (string | number)[] };
export type Messages = Record<string, Pattern>;
export type Details = Record<string, string | number>;

/** How one language writes: numbers, the kinds of plural, and its texts. */
export class Writer {
  readonly #numbers: Intl.NumberFormat;
  readonly #plurals: Intl.PluralRules;

  constructor(
    language: string,
    private readonly messages: Messages,
    private readonly transform: (text: string) => string = (text) => text,
  ) {
    this.#numbers = new Intl.NumberFormat(language);
    this.#plurals = new Intl.PluralRules(language);
  }

  /** The text of a message; null if there is none of this name. */
  text(id: string, details: Details = {}): string | null {
    const found = this.messages[id];
    return found === undefined ? null : this.#write(found, details);
  }

  #write(pattern: Pattern, details: Details): string {
    if (typeof pattern === 'string') return this.transform(pattern);
    return pattern.map((part) => this.#part(part, details)).join('');
  }

  #part(part: Part, details: Details): string {
    if (typeof part === 'string') return this.transform(part);
    if ('row' in part) {
      // `ROW(10, 5, 3)` in a text: the numbers of a row, `10-15-20`. Python's texts have the same function.
      const [first, step, length] = part.row.map((one) => Number(typeof one === 'string' ? (details[one] ?? 0) : one));
      return Array.from({ length: length! }, (_, place) => first! + place * step!).join('-');
    }
    const [name, variants, other] = part;
    const value = details[name] ?? `{$${name}}`;
    const counts = typeof value === 'number';
    if (!variants) return counts ? this.#numbers.format(value) : value;
    const chosen = variants[value] ?? (counts ? variants[this.#plurals.select(value)] : undefined) ?? variants[other!]!;
    return this.#write(chosen, details);
  }
}
