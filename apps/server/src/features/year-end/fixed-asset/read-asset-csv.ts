import { assetTaxClass, type NewAssetBody, newAssetBody } from '@folio/contract';
import { type CsvRow, readCsv } from '@folio/csv';
import { isDay } from '@folio/ledger';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';

/** The headings of a file of assets. Those in the first group are required. */
const REQUIRED = ['name', 'class', 'acquired_on', 'cost'] as const;
const OPTIONAL = [
  'in_use_on',
  'life_months',
  'residual',
  'depreciation',
  'through',
  'supplier',
  'tax_class',
  'note',
] as const;
type Heading = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number];

/** A row as written: the cells by heading, empty where the file has no such column. */
export interface AssetRow {
  line: number;
  cells: Record<Heading, string>;
}

/** Reads the rows of a file. Throws `validation_failed` at `text` for a file without the required columns. */
export function readAssetCsv(text: string): AssetRow[] {
  const { rows, unclosed } = readCsv(text);
  if (unclosed !== null) throw refusal('csv_quote_open', { row: String(unclosed) });
  const [heading, ...rest] = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (heading === undefined || rest.length === 0) throw refusal('asset_csv_empty', {});
  const columns = columnsOf(heading);
  return rest.map((row) => ({ line: row.line, cells: cellsOf(row, columns) }));
}

function refusal(word: string, values: Record<string, string>): DomainError {
  return new DomainError('validation_failed', { word, values, faults: [{ path: 'text', word, values }] });
}

function columnsOf({ cells }: CsvRow): Map<string, number> {
  const columns = new Map(cells.map((cell, index) => [cell.trim().toLowerCase().replace(/\s+/g, '_'), index]));
  const missing = REQUIRED.filter((name) => !columns.has(name));
  if (missing.length > 0)
    throw refusal('asset_csv_columns', { missing: missing.join(', '), found: cells.join(', ').slice(0, 200) });
  return columns;
}

function cellsOf({ cells }: CsvRow, columns: Map<string, number>): AssetRow['cells'] {
  const names: readonly Heading[] = [...REQUIRED, ...OPTIONAL];
  const entries = names.map((name) => [name, (cells[columns.get(name) ?? -1] ?? '').trim()]);
  return Object.fromEntries(entries) as AssetRow['cells'];
}

/** What a class gives to rows that leave it out. */
type Terms = Pick<
  NewAssetBody,
  'class_id' | 'tax_class' | 'method' | 'convention' | 'life_months' | 'rate_basis_points'
>;

/** A row as the body of a new asset, or its first fault. */
export function bodyOfRow({ cells }: AssetRow, terms: Terms): NewAssetBody | Pick<FieldIssue, 'word' | 'values'> {
  for (const name of ['acquired_on', 'in_use_on', 'through'] as const)
    if (cells[name] !== '' && !isDay(cells[name]))
      return { word: 'asset_csv_day', values: { name, found: cells[name] } };
  for (const name of ['cost', 'residual', 'depreciation'] as const)
    if (cells[name] !== '' && !/^-?\d{1,15}(\.\d{1,4})?$/.test(plain(cells[name])))
      return { word: 'asset_csv_amount', values: { name, found: cells[name] } };
  if (cells.life_months !== '' && !/^\d{1,4}$/.test(cells.life_months))
    return { word: 'asset_csv_life', values: { found: cells.life_months } };
  const taxClass = assetTaxClass.safeParse(cells.tax_class || terms.tax_class);
  if (!taxClass.success)
    return {
      word: 'asset_csv_tax_class',
      values: { found: cells.tax_class, expected: assetTaxClass.options.join(', ') },
    };
  const read = newAssetBody.safeParse({
    ...terms,
    name: cells.name,
    tax_class: taxClass.data,
    life_months: cells.life_months === '' ? terms.life_months : Number(cells.life_months),
    acquired_on: cells.acquired_on,
    in_use_on: cells.in_use_on || cells.acquired_on,
    cost: plain(cells.cost),
    residual: plain(cells.residual) || '0',
    depreciation: plain(cells.depreciation) || null,
    through: cells.through || null,
    supplier: cells.supplier,
    note: cells.note,
  });
  return read.success ? read.data : { word: 'asset_csv_text' };
}

/** 12,500.00 is 12500.00. */
function plain(text: string): string {
  return /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
}
