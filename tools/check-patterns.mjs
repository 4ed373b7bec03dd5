// Part of `npm run check`: no regular expression over text from outside may take exponential or polynomial time.
// `--write` judges new patterns and keeps what was found; see tools/patterns.json.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
const kept = join(root, 'tools/patterns.json');
/** The folders whose code reads input from users and files. */
const FOLDERS = ['packages/documents/src', 'packages/ledger/src', 'packages/contract/src', 'apps/server/src'];
const EXCLUDED = /\.test\.ts$|\/testing\/|\/src\/tools\/|\.gen\.ts$/;
/** Judging is a search with chances; the seed makes it the same search each time. */
const LIMITS = { timeout: 60_000, randomSeed: 0 };

function literalOf(node) {
  if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) {
    const end = node.text.lastIndexOf('/');
    return [node.text.slice(1, end), node.text.slice(end + 1)];
  }
  const made = ts.isNewExpression(node) || ts.isCallExpression(node);
  if (!made || node.expression.getText() !== 'RegExp') return null;
  const [source, flags] = node.arguments ?? [];
  if (source === undefined || !ts.isStringLiteralLike(source)) return null;
  return [source.text, flags !== undefined && ts.isStringLiteralLike(flags) ? flags.text : ''];
}

function patternsIn(path) {
  const text = readFileSync(join(root, path), 'utf8');
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const literal = literalOf(node);
    if (literal !== null) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ source: literal[0], flags: literal[1], place: `${path}:${line}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

export function hashOf({ source, flags }) {
  return createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 16);
}

async function judge({ source, flags }) {
  process.env.RECHECK_BACKEND = 'pure';
  const { checkSync } = await import('recheck');
  const { status, complexity, error } = checkSync(source, flags, LIMITS);
  return status === 'safe' ? 'safe' : (complexity?.summary ?? `not judged (${error?.kind})`);
}

async function main() {
  const write = process.argv.includes('--write');
  const known = JSON.parse(readFileSync(kept, 'utf8'));
  const safe = new Set(known.safe);
  const bounded = new Map(known.bounded.map((entry) => [entry.hash, entry]));
  const paths = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root })).filter(
    (path) => !EXCLUDED.test(path),
  );
  const seen = new Set();
  const faults = [];
  for (const pattern of paths.sort().flatMap(patternsIn)) {
    const hash = hashOf(pattern);
    seen.add(hash);
    if (safe.has(hash)) continue;
    const entry = bounded.get(hash);
    if (entry !== undefined && entry.reason !== '' && !entry.complexity.startsWith('exponential')) continue;
    const complexity = entry?.complexity ?? (await judge(pattern));
    if (complexity === 'safe') safe.add(hash);
    else
      bounded.set(hash, {
        hash,
        pattern: `/${pattern.source}/${pattern.flags}`,
        complexity,
        reason: entry?.reason ?? '',
      });
    if (complexity !== 'safe') faults.push(`${pattern.place}: ${complexity}: /${pattern.source}/${pattern.flags}`);
  }
  if (write) {
    const result = {
      safe: [...safe].filter((hash) => seen.has(hash)).sort(),
      bounded: [...bounded.values()].filter(({ hash }) => seen.has(hash)),
    };
    writeFileSync(kept, `${JSON.stringify(result, null, 2)}\n`);
  }
  if (faults.length === 0) return;
  console.error(`${faults.join('\n')}\nThese patterns can take very long over a hostile text. Make them linear. Where the text is always short, run
"node tools/check-patterns.mjs --write" and give the reason in tools/patterns.json; an exponential pattern is never accepted.`);
  process.exitCode = 1;
}

await main();
