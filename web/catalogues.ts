// Compiles catalogues while the page is built: Fluent's own parser reads them here, so that it need not
// travel. What a catalogue becomes is described in src/texts/pattern.ts, which also formats it.

import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import type { Messages, Part, Pattern } from './src/texts/pattern.ts';

type Parsed = FluentResource['body'][number]['value'];
type Element = Exclude<NonNullable<Parsed>, string>[number];
type Expression = Exclude<Element, string>;

/** Compiles one catalogue. References to other messages are put in place, texts that meet are joined. */
export function compile(source: string, file: string): Messages {
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

  return Object.fromEntries(body.map(({ id, value }) => [id, pattern(value, [id])]));
}

/** Lets `import messages from './en.ftl'` bring a compiled catalogue. */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    enforce: 'pre',
    transform: {
      filter: { id: /\.ftl$/ },
      handler: (source, id) => ({
        code: `export default ${JSON.stringify(compile(source, id))};`,
        map: { mappings: '' },
        moduleType: 'js',
      }),
    },
  };
}
