// Compiles catalogues while the page is built, and puts those of a topic together.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { compile } from './src/texts/compile.ts';
import type { Messages } from './src/texts/pattern.ts';

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

/** A game whose rules the build does not know: they lie in another folder, and the server has their texts. */
const isElsewhere = (topic: string, folders: string[]) =>
  topic !== 'page' && folders.every((folder) => folder.startsWith(join(WEB, 'src')));

/** How a topic's texts are brought: in one file, and with the server's where the rules are elsewhere. */
function bringing(topic: string, folders: string[], language: string): string {
  const built = `import('virtual:catalogue/${topic}/${language}')`;
  if (!isElsewhere(topic, folders)) return `() => ${built}`;
  const texts = `import('${join(WEB, 'src/generic/texts.ts')}')`;
  return `() => Promise.all([${texts}, ${built}]).then(([rules, board]) => rules.withTexts('${topic}', '${language}', board))`;
}

/** Lets the page import `virtual:catalogues`, which brings the compiled texts of a topic in a language as
 * one file: `catalogues['page/en']()`. What a language lacks is said in English. */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id.startsWith('virtual:catalogue') ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:catalogues') {
        const all = topics();
        const lines = [...all].flatMap(([topic, folders]) =>
          [...languagesOf(isElsewhere(topic, folders) ? all.get('page')! : folders)].map(
            (language) => `'${topic}/${language}': ${bringing(topic, folders, language)}`,
          ),
        );
        return `export default {\n${lines.join(',\n')}\n};`;
      }
      const [, topic, language] = /^\0virtual:catalogue\/([^/]+)\/([^/]+)$/.exec(id) ?? [];
      if (!topic) return undefined;
      const messages: Messages = {};
      for (const folder of topics().get(topic) ?? []) {
        for (const file of new Set(['en', language].map((one) => join(folder, `${one}.ftl`)))) {
          if (!existsSync(file)) continue;
          this.addWatchFile(file);
          Object.assign(messages, compile(readFileSync(file, 'utf8'), file));
        }
      }
      return `export default ${JSON.stringify(messages)};`;
    },
  };
}
