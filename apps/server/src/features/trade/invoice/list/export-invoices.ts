import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { InvoiceRow } from '@folio/contract';
import { CSV_MARK, csvRow } from '@folio/csv';
import { sentence } from '../../../../messages/index.ts';
import { type CompanyTransaction, type PlanOptions, readInCompany } from '../../../../platform/database/transaction.ts';
import type { CompanyCall, Language } from '../../../../platform/http/call.ts';
import { type XlsxCell, type XlsxStyle, xlsxList } from '../../../../platform/sheet-file/index.ts';
import type { InvoiceFilter } from './list-filter-store.ts';
import { filterOf, type ListQuery, presentInvoice, type Side } from './list-invoices.ts';
import { pageIds, readListed } from './list-store.ts';

export type ListFormat = 'csv' | 'xlsx';

/** The requested list; `ids` limits it to these documents. */
export interface ListExport {
  side: Side;
  format: ListFormat;
  query: ListQuery & { ids?: string | undefined };
}

/** Documents read and written at a time. */
const BATCH = 500;
/** The maximum number of rows in a spreadsheet. */
const MAX_ROWS = 1_000_000;

const COLUMNS = [
  ['number', 18],
  ['type', 18],
  ['reference', 18],
  ['contact', 32],
  ['contact_zh', 20],
  ['issue_date', 12],
  ['due_date', 12],
  ['currency', 9],
  ['total', 16],
  ['paid', 16],
  ['due', 16],
  ['state', 18],
  ['confirm_status', 18],
] as const;
type Column = (typeof COLUMNS)[number][0];
const MONEY: ReadonlySet<Column> = new Set(['total', 'paid', 'due']);
const DAYS: ReadonlySet<Column> = new Set(['issue_date', 'due_date']);

/**
 * The whole filtered list as a file, written while it is read. The ids are fixed at the start; each page is read in a
 * separate transaction, so that a slow reader blocks no other user.
 */
export async function exportInvoices(call: CompanyCall, { side, format, query }: ListExport): Promise<Readable> {
  const read = <T>(work: (tx: CompanyTransaction) => Promise<T>, options?: PlanOptions) =>
    readInCompany(call.database, call.companyId, work, options);
  const ids = await read(async (tx) => {
    const chosen = query.ids?.split(',').filter((id) => UUID.test(id));
    const filter: InvoiceFilter = { ...(await filterOf(tx, call.today, side, query)), ids: chosen };
    return pageIds(tx, filter, { sort: query.sort, limit: MAX_ROWS, offset: 0 });
  });
  const pages = pagesOf(ids, (some) =>
    read(async (tx) => (await readListed(tx, some)).map((row) => presentInvoice(row, call.today)), {
      keepsPlans: true,
    }),
  );
  return format === 'csv' ? Readable.from(csvLines(call.language, pages)) : xlsxFile(call, side, pages);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function* pagesOf(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<InvoiceRow[]>,
): AsyncGenerator<InvoiceRow[]> {
  for (let start = 0; start < ids.length; start += BATCH) {
    yield read(ids.slice(start, start + BATCH));
    await nextTurn();
  }
}

function heads(language: Language): string[] {
  return COLUMNS.map(([column]) => sentence(language, `list_${column}`));
}

/** Says a word in the language of a file; each word once, however many rows have it. */
function sayIn(language: Language): (word: string) => string {
  const said = new Map<string, string>();
  return (word) => {
    const text = said.get(word) ?? sentence(language, word);
    said.set(word, text);
    return text;
  };
}

/** The value of a cell; values with a translation are in the caller's language. */
function wordsOf(say: (word: string) => string, row: InvoiceRow, column: Column): string | null {
  if (column === 'type') return say(`list_type_${row.type}`);
  if (column === 'state') return say(`list_state_${row.state}`);
  if (column === 'confirm_status') return say(`list_status_${row.confirm_status}`);
  return row[column];
}

async function* csvLines(language: Language, pages: AsyncIterable<InvoiceRow[]>): AsyncGenerator<string> {
  const say = sayIn(language);
  yield CSV_MARK + csvRow(heads(language));
  for await (const page of pages) {
    let text = '';
    for (const row of page) text += csvRow(COLUMNS.map(([column]) => wordsOf(say, row, column)));
    yield text;
  }
}

const STYLES: Readonly<Record<string, XlsxStyle>> = {
  head: { bold: true, lineBelow: true },
  text: {},
  day: { numberFormat: 'yyyy-mm-dd' },
  money0: { numberFormat: '#,##0' },
  money2: { numberFormat: '#,##0.00' },
  money3: { numberFormat: '#,##0.000' },
};

function xlsxFile(call: CompanyCall, side: Side, pages: AsyncIterable<InvoiceRow[]>): Readable {
  const sheetName = sentence(call.language, `list_${side}`);
  const widths = COLUMNS.map(([, width]) => width);
  return xlsxList({ sheetName, createdAt: call.now, widths, styles: STYLES }, xlsxPages(call.language, pages));
}

async function* xlsxPages(language: Language, pages: AsyncIterable<InvoiceRow[]>): AsyncGenerator<XlsxCell[][]> {
  const say = sayIn(language);
  yield [heads(language).map((value) => ({ value, style: 'head' }))];
  for await (const page of pages) yield page.map((row) => COLUMNS.map(([column]) => cellOf(say, row, column)));
}

/** A spreadsheet number keeps this many digits exactly; longer figures stay text. */
const EXACT_DIGITS = 15;

function cellOf(say: (word: string) => string, row: InvoiceRow, column: Column): XlsxCell {
  const value = wordsOf(say, row, column);
  if (value === null) return { value, style: 'text' };
  if (DAYS.has(column)) return { value: new Date(`${value}T00:00:00Z`), style: 'day' };
  if (!MONEY.has(column) || value.replace(/\D/g, '').length > EXACT_DIGITS) return { value, style: 'text' };
  return { value: Number(value), style: `money${value.split('.')[1]?.length ?? 0}` };
}
