import type { AssetClass, AssetImport, NewAssetBody } from '@folio/contract';
import { formatMoney } from '@folio/ledger';
import { sentence } from '../../../messages/index.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { type CompanyBooks, type LedgerCall, openBooks } from '../../books/ledger/index.ts';
import { faultsOf, insertNewAsset, newAssetFacts } from './add-asset.ts';
import { readClasses } from './class-store.ts';
import { type AssetRow, bodyOfRow, readAssetCsv } from './read-asset-csv.ts';

type Fault = Pick<FieldIssue, 'word' | 'values'>;
type Checked = { line: number; body: NewAssetBody; assetClass: AssetClass };

const MAX_ROWS = 5000;

/**
 * Records the assets of a CSV file, all of them or none; the ledger has their cost and depreciation already. With `dry_run`
 * it only reports the rows and the faults, by line, in the caller's language.
 */
export async function importAssets(
  tx: CompanyTransaction,
  call: LedgerCall & { language: Language },
  { text, dry_run: isDryRun }: { text: string; dry_run: boolean },
): Promise<AssetImport> {
  const books = await openBooks(tx);
  const rows = readAssetCsv(text);
  if (rows.length > MAX_ROWS) throw tooMany(rows.length);
  const classes = await readClasses(tx);
  const checked = rows.map((row) => ({ line: row.line, result: check(row, classes, books) }));
  const good = checked.flatMap(({ result }) => ('body' in result ? [result] : []));
  const faults = checked.flatMap(({ line, result }) =>
    'body' in result ? [] : [{ line, message: sentence(call.language, result.word, result.values) }],
  );
  const shouldAdd = !isDryRun && faults.length === 0;
  if (shouldAdd) for (const { body, assetClass } of good) await insertNewAsset(tx, call, { body, books, assetClass });
  return { added: shouldAdd ? good.length : 0, rows: good.map((one) => present(one, books)), faults };
}

function tooMany(count: number): DomainError {
  const values = { found: String(count), max: String(MAX_ROWS) };
  return new DomainError('validation_failed', { faults: [{ path: 'text', word: 'asset_csv_too_many', values }] });
}

function check(row: AssetRow, classes: readonly AssetClass[], books: CompanyBooks): Checked | Fault {
  const named = row.cells.class.toLowerCase();
  const assetClass = classes.find(({ name, name_zh }) => [name, name_zh].some((one) => one.toLowerCase() === named));
  if (assetClass === undefined || named === '') return { word: 'asset_csv_class', values: { found: row.cells.class } };
  const body = bodyOfRow(row, { ...assetClass, class_id: assetClass.id });
  if ('word' in body) return body;
  if (body.depreciation !== null && body.through === null) return { word: 'asset_through_missing' };
  return faultIn(body, books) ?? { line: row.line, body, assetClass };
}

function faultIn(body: NewAssetBody, books: CompanyBooks): Fault | null {
  try {
    return faultsOf(newAssetFacts(body, books), books)[0] ?? null;
  } catch (error) {
    if (error instanceof DomainError && error.faults[0] !== undefined) return error.faults[0];
    throw error;
  }
}

function present({ line, body, assetClass }: Checked, books: CompanyBooks): AssetImport['rows'][number] {
  const { costMinor, opening } = newAssetFacts(body, books);
  return {
    line,
    name: body.name,
    class_name: assetClass.name,
    cost: formatMoney(costMinor, books.baseCurrency),
    depreciation: formatMoney(opening?.depreciationMinor ?? 0n, books.baseCurrency),
  };
}
