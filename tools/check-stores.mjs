// Part of `npm run check`: a store function stays inside its feature. Other features call a function of meaning, so no
// file hands a store function on, neither as it is nor under another name. Types may be handed on.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
const STORE = /store\.ts$/;

/** The values that a source text takes from stores, by their names in it. */
function takenFromStores(file) {
  const imports = file.statements.filter(
    (one) => ts.isImportDeclaration(one) && STORE.test(one.moduleSpecifier.text) && !one.importClause?.isTypeOnly,
  );
  const names = imports.flatMap((one) => one.importClause?.namedBindings?.elements ?? []);
  return new Set(names.filter((name) => !name.isTypeOnly).map(({ name }) => name.text));
}

function namesHandedOn(statement, taken) {
  if (ts.isExportDeclaration(statement) && !statement.isTypeOnly) {
    const isOfStore = statement.moduleSpecifier !== undefined && STORE.test(statement.moduleSpecifier.text);
    if (statement.exportClause === undefined) return isOfStore ? ['*'] : [];
    const names = (statement.exportClause.elements ?? []).filter((name) => !name.isTypeOnly);
    const found = names.map(({ propertyName, name }) => (propertyName ?? name).text);
    return statement.moduleSpecifier === undefined ? found.filter((name) => taken.has(name)) : isOfStore ? found : [];
  }
  const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  if (!ts.isVariableStatement(statement) || !isExported) return [];
  const values = statement.declarationList.declarations.map(({ initializer }) => initializer?.getText() ?? '');
  return values.filter((value) => taken.has(value));
}

/** The store functions that a source text hands on. */
export function storesHandedOn(text) {
  const file = ts.createSourceFile('feature.ts', text, ts.ScriptTarget.Latest, true);
  const taken = takenFromStores(file);
  return file.statements.flatMap((statement) => namesHandedOn(statement, taken));
}

function main() {
  const paths = globSync('apps/server/src/features/**/*.ts', { cwd: root });
  const faults = paths.flatMap((path) =>
    storesHandedOn(readFileSync(join(root, path), 'utf8')).map((name) => `${path} hands on the store function ${name}`),
  );
  for (const fault of faults) console.error(`${fault}: give the feature a function of meaning, and export that`);
  if (faults.length > 0) process.exit(1);
}

if (process.argv[1]?.endsWith('check-stores.mjs')) main();
