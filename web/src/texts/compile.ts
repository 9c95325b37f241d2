// Compiles catalogues with Fluent's own parser. What they become is described in pattern.ts, which also
// formats it. The build does it for the page's own texts, so that the parser need not travel; it travels
// only to whoever plays a game that the build did not know.

import { FluentResource } from '@fluent/bundle';
import type { Messages, Part, Pattern } from './pattern.ts';

type Parsed = FluentResource['body'][number]['value'];
type Element = Exclude<NonNullable<Parsed>, string>[number];
type Expression = Exclude<Element, string>;

/** Compiles one catalogue. References to other messages are put in place, texts that meet are joined. A
 * message that pattern.ts could not format is an error, or left out if `onFault` takes it. */
export function compile(source: string, file: string, onFault?: (fault: unknown) => void): Messages {
  const { body } = new FluentResource(source);
  const values = new Map(body.map(({ id, value }) => [id, value]));
  const fail = (what: string): never => {
    throw new Error(`${file}: expected what src/texts/pattern.ts can format; got ${what}`);
  };

  function pattern(value: Parsed, inside: string[]): Pattern {
    if (value === null) return fail(`no text for ${inside.at(-1)}`);
    const parts: Part[] = [];
    for (const part of typeof value === 'string' ? [value] : value.flatMap((element) => compiled(element, inside))) {
      const last = parts.length - 1;
      if (typeof part === 'string' && typeof parts[last] === 'string') parts[last] += part;
      else parts.push(part);
    }
    if (parts.length > 1 || typeof parts[0] === 'object') return parts;
    return parts[0] ?? '';
  }

  function compiled(element: Element, inside: string[]): Part[] {
    if (typeof element === 'string') return [element];
    switch (element.type) {
      case 'str':
        return [element.value];
      case 'mesg': {
        const { name, attr } = element;
        if (attr || !values.has(name) || inside.includes(name)) return fail(`a reference to ${name}.${attr}`);
        const found = pattern(values.get(name)!, [...inside, name]);
        return typeof found === 'string' ? [found] : found;
      }
      case 'select': {
        const { selector, variants, star } = element;
        const keys = variants.map(({ key }) => String(key.value));
        if (new Set(keys).size < keys.length) return fail(`a key twice in ${inside.at(-1)}`);
        const chosen = variants.map((variant, n) => [keys[n]!, pattern(variant.value, inside)] as const);
        return [[variable(selector), Object.fromEntries(chosen), keys[star]!]];
      }
      case 'func':
        if (element.name !== 'ROW' || element.args.length !== 3) return fail(`the function ${element.name}`);
        return [{ row: element.args.map((one) => (one.type === 'num' ? one.value : variable(one))) }];
      default:
        return [[variable(element)]];
    }
  }

  const variable = (expression: Expression | { type: 'narg' }): string =>
    expression.type === 'var' ? expression.name : fail(`the expression ${expression.type}`);

  const messages: Messages = {};
  for (const { id, value } of body)
    try {
      messages[id] = pattern(value, [id]);
    } catch (fault) {
      if (!onFault) throw fault;
      onFault(fault);
    }
  return messages;
}
