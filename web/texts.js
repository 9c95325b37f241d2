// The page's own message ids as a TypeScript type, so that a misspelt one does not compile.
// `node texts.js` writes src/texts/keys.ts; `--check` only compares, and also finds messages that a
// language lacks or that nobody uses.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const folder = join(import.meta.dirname, 'src/texts');
const idsOf = (language) =>
  [...readFileSync(join(folder, `${language}.ftl`), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
    (found) => found[1],
  );
const ids = idsOf('en');
const keys = `// Made by \`node texts.js\`; do not edit.

export type Key =
${ids.map((id) => `  | '${id}'`).join('\n')};
`;

const faults = [];
for (const language of readdirSync(folder).filter((name) => name.endsWith('.ftl'))) {
  const own = new Set(idsOf(language.slice(0, -4)));
  faults.push(...ids.filter((id) => !own.has(id)).map((id) => `${language} lacks ${id}`));
  faults.push(...[...own].filter((id) => !ids.includes(id)).map((id) => `${language}: unknown ${id}`));
}

function* sources(at) {
  for (const entry of readdirSync(at, { withFileTypes: true })) {
    const path = join(at, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(svelte|ts)$/.test(entry.name) && entry.name !== 'keys.ts') yield path;
  }
}
const code = [...sources(join(import.meta.dirname, 'src'))].map((path) => readFileSync(path, 'utf8')).join('');
const families = [...code.matchAll(/`([a-z-]+-)\$\{/g)].map((found) => found[1]);
for (const id of ids) {
  const used = code.includes(`'${id}'`) || families.some((family) => id.startsWith(family));
  if (!used) faults.push(`nobody says ${id}`);
}

if (process.argv.includes('--check')) {
  if (readFileSync(join(folder, 'keys.ts'), 'utf8') !== keys) faults.push('keys.ts is out of date');
  if (faults.length) {
    console.error(faults.join('\n'));
    process.exit(1);
  }
} else {
  writeFileSync(join(folder, 'keys.ts'), keys);
  if (faults.length) console.error(faults.join('\n'));
}
