// Compiles catalogues while the page is built: Fluent's own parser reads them here, so that it need not
// travel. What a catalogue becomes is described in src/texts/pattern.ts, which also formats it.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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

const WEB = import.meta.dirname;
/** Where the texts of a topic lie; `*` is the name of a game, which is then the topic. */
const FOLDERS: [topic: string, folders: string][] = [
  ['page', 'src/texts'],
  ['page', '../src/quartett/server/**/texts'],
  ['*', '../src/quartett/games/*/texts'],
  ['*', 'src/games/*/texts'],
];

/** The folders of each topic. */
function topics(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [topic, pattern] of FOLDERS)
    for (const folder of globSync(pattern, { cwd: WEB }).sort()) {
      const name = topic === '*' ? basename(dirname(folder)) : topic;
      found.set(name, [...(found.get(name) ?? []), join(WEB, folder)]);
    }
  return found;
}

const languagesOf = (folders: string[]) =>
  new Set(folders.flatMap((folder) => globSync('*.ftl', { cwd: folder })).map((file) => basename(file, '.ftl')));

/** Lets the page import `virtual:catalogues`, which brings the compiled texts of a topic in a language as
 * one file: `catalogues['page/en']()`. A folder that lacks a language lends its English texts. */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id.startsWith('virtual:catalogue') ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:catalogues') {
        const entries = [...topics()].flatMap(([topic, folders]) =>
          [...languagesOf(folders)].map((language) => `${topic}/${language}`),
        );
        const lines = entries.map((entry) => `'${entry}': () => import('virtual:catalogue/${entry}')`);
        return `export default {\n${lines.join(',\n')}\n};`;
      }
      const [, topic, language] = /^\0virtual:catalogue\/([^/]+)\/([^/]+)$/.exec(id) ?? [];
      if (!topic) return undefined;
      const messages: Messages = {};
      for (const folder of topics().get(topic) ?? []) {
        const own = join(folder, `${language}.ftl`);
        const file = existsSync(own) ? own : join(folder, 'en.ftl');
        this.addWatchFile(file);
        Object.assign(messages, compile(readFileSync(file, 'utf8'), file));
      }
      return `export default ${JSON.stringify(messages)};`;
    },
  };
}
