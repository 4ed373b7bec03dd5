// Part of `npm run check`: new text is plain English (docs/plain-english.md).
//
// `tools/words.json` keeps the words to avoid. The check reads comments, names of tests, Markdown and the English texts of screens,
// errors and emails. Code is not prose: it skips names in backticks, code blocks and placeholders.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const avoid = JSON.parse(readFileSync(join(root, 'tools/words.json'), 'utf8'));
const PATTERN = new RegExp(
  `(?<![\\w-])(?:${avoid.map((words) => words.replaceAll(' ', '\\s+(?:\\*\\s+)?')).join('|')})(?![\\w-])`,
  'gi',
);

const CODE = /\.(?:tsx?|mjs|cjs|css)$/;
const GENERATED = /types\.gen|\/schema\.sql|\/migrations\/legacy\//;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:'"`/\w])\/\/[^\n]*/g;
const TEST_NAMES = /\b(?:it|test|describe)(?:\.\w+)*\(\s*(['"`])((?:(?!\1).)*)\1/g;
const STRINGS = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;

/** A comment inside a function is part of it, and databases that were upgraded have the same function. */
const withoutFunctions = (sql) => sql.replace(/\$\$[\s\S]*?\$\$/g, '');
const withoutExamples = (markdown) => markdown.replace(/```[\s\S]*?```/g, '');
const withoutNames = (prose) => prose.replace(/`[^`\n]*`|\{\{?\w+\}\}?/g, '…');

/** What people read in a file: everything else is code. */
function proseOf(path, text) {
  if (path.endsWith('.md')) return withoutExamples(text);
  if (/\/locales\/en-US\/.*\.json$/.test(path))
    return [...text.matchAll(/:\s*"((?:[^"\\]|\\.)*)"/g)].map(([, value]) => value).join('\n');
  if (path.endsWith('.sql') && !GENERATED.test(path))
    return (withoutFunctions(text).match(/--[^\n]*/g) ?? []).join('\n');
  if (!CODE.test(path) || GENERATED.test(path)) return '';
  const parts = text.match(COMMENTS) ?? [];
  if (/\.(?:test|spec)\.tsx?$/.test(path)) parts.push(...[...text.matchAll(TEST_NAMES)].map(([, , name]) => name));
  if (/messages\/.*en-US\.ts$/.test(path))
    parts.push(...[...text.matchAll(STRINGS)].map(([, single, double]) => single ?? double));
  return parts.join('\n');
}

function filesOfTheProject() {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return listed
    .split('\0')
    .filter((path) => path !== '' && path !== 'docs/plain-english.md' && existsSync(join(root, path)));
}

const paths = filesOfTheProject();
for (const path of paths) {
  const words = withoutNames(proseOf(path, readFileSync(join(root, path), 'utf8'))).match(PATTERN);
  if (words === null) continue;
  const distinct = [...new Set(words.map((word) => word.toLowerCase()))].join(', ');
  console.error(`${path}: words to avoid: ${distinct}. See docs/plain-english.md.`);
  process.exitCode = 1;
}
if (process.exitCode !== 1) console.log(`no word to avoid in ${paths.length} files`);
