import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** Folders that ARCHITECTURE.md leaves out at the beginning of a path. */
const STARTS = [
  '',
  'apps/',
  'apps/server/src/',
  'apps/server/src/features/documents/',
  'apps/server/src/features/reports/report/',
  'apps/server/src/features/banking/bank-line/',
  'apps/web/src/',
  'packages/',
  'packages/documents/src/',
  'packages/ledger/src/',
];

/** What leads to a file: the text itself, with the `src` of a package left out, or without its ending. */
function leadsSomewhere(path: string): boolean {
  const full = path.replace(/^(ledger|documents|contract|paper)\//, '$1/src/').replace(/^web\/src/, 'web/src');
  return STARTS.some((start) =>
    [path, full].some((one) => ['', '.ts', '.md'].some((ending) => existsSync(join(ROOT, start + one + ending)))),
  );
}

it('every path in ARCHITECTURE.md leads to a file or a folder', () => {
  const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8').replace(/```[\s\S]*?```/g, '');
  const named = [...text.matchAll(/`([\w@.-]+(?:\/[\w.-]+)+)\/?`/g)].map(([, path = '']) => path);
  // `files/` is the folder of the data, not of the program.
  const paths = named.filter((path) => !path.startsWith('files/'));
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => !leadsSomewhere(path))).toEqual([]);
});
