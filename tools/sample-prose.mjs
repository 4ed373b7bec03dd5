// Draws sentences at random, so that a fresh reader can rate them against docs/plain-english.md:
// `node tools/sample-prose.mjs [--seed 17] [--each 5]` prints as many from comments, documents, texts of the screens and errors.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '..');
const SHORTEST_CHARACTERS = 25;

/** Numbers below a bound; the same seed gives the same ones (a linear congruential generator). */
export function chanceOf(seed) {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

const joined = (text) => text.replace(/\s+/g, ' ').trim();
const sentences = (text) =>
  joined(text)
    .split(/(?<=[.!?])\s+(?=[A-Z`*])/)
    .filter((sentence) => sentence.length >= SHORTEST_CHARACTERS);

const comments = (text) =>
  [...text.matchAll(/\/\*\*?([\s\S]*?)\*\/|(?<![:'"`/\w])\/\/ ([^\n]*)/g)].flatMap(([, block, line]) =>
    sentences((block ?? line).replace(/^\s*\* ?/gm, '')),
  );
const documents = (text) =>
  text
    .replace(/```[\s\S]*?```/g, '')
    .split(/\n\s*\n/)
    .filter((part) => !/^\s*[|#]/.test(part))
    .flatMap(sentences);
const screens = (text) =>
  [...text.matchAll(/:\s*"((?:[^"\\]|\\.)*)"/g)]
    .map(([, value]) => value)
    .filter((value) => value.length >= SHORTEST_CHARACTERS);
const errors = (text) =>
  [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)]
    .map(([, value]) => value)
    .filter((value) => value.length >= SHORTEST_CHARACTERS && value.includes(' '));

/** What each kind of prose is read from. */
export const KINDS = {
  comments: [/^(apps|packages|tools|tests|bench)\/.*\.tsx?$/, comments],
  documents: [/^docs\/.*\.md$|^(README|ARCHITECTURE)\.md$/, documents],
  screens: [/^apps\/web\/public\/locales\/en-US\/.*\.json$/, screens],
  errors: [/^apps\/server\/src\/messages\/.*en-US\.ts$/, errors],
};

/** `each` sentences of each kind, with the file they are from. */
export function sample(files, { seed, each }, read) {
  const chance = chanceOf(seed);
  return Object.entries(KINDS).flatMap(([kind, [pattern, sentencesOf]]) => {
    const all = files
      .filter((path) => pattern.test(path))
      .flatMap((path) => sentencesOf(read(path)).map((text) => ({ kind, path, text })));
    return Array.from({ length: Math.min(each, all.length) }, () => all.splice(chance(all.length), 1)).flat();
  });
}

if (process.argv[1]?.endsWith('sample-prose.mjs')) {
  const { values } = parseArgs({
    options: { seed: { type: 'string', default: '17' }, each: { type: 'string', default: '5' } },
  });
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  const read = (path) => readFileSync(join(root, path), 'utf8');
  console.log(`seed ${values.seed}`);
  for (const { kind, path, text } of sample(files, { seed: Number(values.seed), each: Number(values.each) }, read))
    console.log(`${kind}: ${text} (${path})`);
}
