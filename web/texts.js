// The page's own message ids as a TypeScript type, so that a misspelt one does not compile.
// `node texts.js` writes src/texts/keys.ts; `--check` only compares, and also finds messages that a
// language lacks, that nobody uses, or that one game borrows from another.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';

const src = join(import.meta.dirname, 'src');
const games = join(src, 'games');
const idsOf = (file) => [...readFileSync(file, 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
const faults = [];

/** The code below a folder, as one text. */
function codeOf(folder, leaveOut = []) {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (leaveOut.includes(path) || entry.name === 'keys.ts') return '';
      if (entry.isDirectory()) return codeOf(path, leaveOut);
      return /\.(svelte|ts)$/.test(entry.name) ? readFileSync(path, 'utf8') : '';
    })
    .join('');
}

/** Finds what is wrong with the catalogues of a folder, which this code uses; gives their ids. */
function checkCatalogues(folder, code) {
  const ids = idsOf(join(folder, 'en.ftl'));
  for (const language of readdirSync(folder).filter((name) => name.endsWith('.ftl'))) {
    const own = new Set(idsOf(join(folder, language)));
    faults.push(...ids.filter((id) => !own.has(id)).map((id) => `${folder}: ${language} lacks ${id}`));
    faults.push(...[...own].filter((id) => !ids.includes(id)).map((id) => `${folder}: ${language}: unknown ${id}`));
  }
  const families = [...code.matchAll(/`([a-z-]+-)\$\{/g)].map((found) => found[1]);
  for (const id of ids) {
    const used = code.includes(`'${id}'`) || families.some((family) => id.startsWith(family));
    if (!used) faults.push(`${folder}: nobody says ${id}`);
  }
  return ids;
}

const ids = checkCatalogues(join(src, 'texts'), codeOf(src));
const shared = codeOf(src, [games]);
for (const game of readdirSync(games)) {
  const own = codeOf(join(games, game));
  const known = new Set([...ids, ...checkCatalogues(join(games, game, 'texts'), own + shared)]);
  for (const [, id] of own.matchAll(/'(board-[\w-]+)'/g))
    if (!known.has(id)) faults.push(`${basename(game)} says ${id}, which is not among its texts`);
}

const keys = `// Made by \`node texts.js\`; do not edit.

export type Key =
${ids.map((id) => `  | '${id}'`).join('\n')};
`;
if (process.argv.includes('--check')) {
  if (readFileSync(join(src, 'texts/keys.ts'), 'utf8') !== keys) faults.push('keys.ts is out of date');
  if (faults.length) {
    console.error(faults.join('\n'));
    process.exit(1);
  }
} else {
  writeFileSync(join(src, 'texts/keys.ts'), keys);
  if (faults.length) console.error(faults.join('\n'));
}
