// Formats every message of every catalogue twice, with Fluent and as the page does it, and says where
// the two differ. Run by test_small.py with the folders of the catalogues.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { compile } from './src/texts/compile.ts';
import { Writer } from './src/texts/pattern.ts';

const plain = (one) => Number(one instanceof FluentNumber ? one.value : one);
const functions = {
  ROW: (numbers) => {
    const [first, step, length] = numbers.map(plain);
    return Array.from({ length }, (_, place) => first + place * step).join('-');
  },
};
const NUMBERS = [0, 1, 2, 3, 5, 11, 20, 21, 100, 1234];
const WORDS = ['you', 'other', 'same', 'hidden', 'Ada'];
let seed = 1;
const any = (list) => list[(seed = (seed * 48271) % 2147483647) % list.length];

let compared = 0;
const different = [];
for (const folder of process.argv.slice(2))
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl'))) {
    const [language, source] = [file.replace('.ftl', ''), readFileSync(join(folder, file), 'utf-8')];
    const bundle = new FluentBundle(language, { useIsolating: false, functions });
    bundle.addResource(new FluentResource(source));
    const writer = new Writer(language, compile(source, file));
    const keys = [...source.matchAll(/\[([\w-]+)\]/g)].map(([, key]) => key).filter((key) => !/^\d+$/.test(key));
    const rows = new Set([...source.matchAll(/ROW\(([^)]*)\)/g)].flatMap(([, names]) => [...names.matchAll(/\$(\w+)/g)].map(([, name]) => name)));
    const names = new Set([...source.matchAll(/\$([\w-]+)/g)].map(([, name]) => name));
    for (const [id] of bundle._messages)
      for (let n = 0; n < 12; n++) {
        const details = {};
        for (const name of names) details[name] = rows.has(name) ? any([2, 3, 5]) : any([...NUMBERS, ...WORDS, ...keys]);
        const ours = writer.text(id, details);
        const theirs = bundle.formatPattern(bundle.getMessage(id).value, details, []);
        compared += 1;
        if (ours !== theirs) different.push([file, id, ours, theirs]);
      }
  }
console.log(JSON.stringify({ compared, different: different.slice(0, 5) }));
