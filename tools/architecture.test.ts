import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
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

/** The modules that a file imports or hands on with more than types. */
function valueImports(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
    return isTypeOnly(statement) ? [] : [moduleSpecifier.text];
  });
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  return statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

it('the web application takes only types from the schemas of the contract: the browser loads none of them', () => {
  const files = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: ROOT }).filter((path) => !path.includes('.test.'));
  expect(files.length).toBeGreaterThan(500);
  const heavy = new Set(['@folio/contract', 'zod']);
  const found = files.filter((path) => valueImports(join(ROOT, path)).some((name) => heavy.has(name)));
  expect(found).toEqual([]);
});
