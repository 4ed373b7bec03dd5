// Part of `npm run check`: an account code has no meaning. A company can have any chart, so code finds an account
// by its role (decision 0033). Codes of the default chart are allowed where that chart itself is described.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
const FOLDERS = ['packages/ledger/src', 'packages/contract/src', 'apps/server/src', 'apps/web/src'];
/** Descriptions of the default chart, the demo company, and what only tests use. */
const ALLOWED = [
  /\.test\.tsx?$/,
  /\/(testing|oracle|demo)\//,
  /\/migrations\//,
  /^packages\/ledger\/src\/accounts\/default-(chart|numbers)\.ts$/,
  /^packages\/ledger\/src\/exchange\/import\/account-words\.ts$/,
  /\/(sample-entries|sample-sheet|scenario)\.ts$/,
];
const CODE = /^[1-8]\d{3}$/;
/** A code as a text of an SQL statement. */
const CODE_IN_SQL = /'[1-8]\d{3}'/g;

/** The account codes in a source text, each with its line. A file that describes the default chart has none. */
export function accountCodesIn(path, text) {
  if (ALLOWED.some((pattern) => pattern.test(path))) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const note = (node, code) => found.push({ code, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
  const visit = (node) => {
    // Attributes of drawings are lengths.
    if (ts.isJsxAttribute(node) && node.initializer !== undefined && ts.isStringLiteral(node.initializer)) return;
    if (ts.isStringLiteralLike(node) && CODE.test(node.text)) note(node, node.text);
    else if (ts.isTemplateLiteralToken(node) || ts.isStringLiteralLike(node))
      for (const [code] of node.text.matchAll(CODE_IN_SQL)) note(node, code.slice(1, -1));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function main() {
  const paths = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }));
  const faults = paths.flatMap((path) =>
    accountCodesIn(path, readFileSync(join(root, path), 'utf8')).map(({ code, line }) => `${path}:${line}: '${code}'`),
  );
  for (const fault of faults) console.error(`${fault} is an account code: find the account by its role`);
  if (faults.length > 0) process.exit(1);
}

if (process.argv[1]?.endsWith('check-account-codes.mjs')) main();
