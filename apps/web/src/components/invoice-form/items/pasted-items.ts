import type { DraftItem } from '@folio/contract';
import { MAX_ITEMS } from '@folio/contract/max-items';
import { readDecimal } from '../../money/read-amount.ts';
import { isTable, readTable } from '../../table/pasted-table.ts';

/** The columns that a pasted row fills, in order. */
export const pasteColumns = ['name', 'quantity', 'price', 'discount', 'tax_code'] as const;
export type PasteColumn = (typeof pasteColumns)[number];
type Column = PasteColumn | 'description' | 'account_code' | 'amount' | null;

/** A cell that could not be parsed as a number; its text was appended to the item's description. */
export interface Unread {
  row: number;
  text: string;
}

export interface PastedItems {
  items: Partial<DraftItem>[];
  unread: Unread[];
}

/** Column headings used in spreadsheets, in both languages. */
const headings: readonly (readonly [RegExp, Column])[] = [
  [/^(item|name|product|service|品名|名稱|項目|貨品|產品)( ?(name|名稱))?$/i, 'name'],
  [/^(description|details?|particulars|說明|描述|摘要|備註)$/i, 'description'],
  [/^(qty|quantity|units?|hours|數量)\.?$/i, 'quantity'],
  [/^(price|unit ?price|rate|unit ?cost|單價|價格)$/i, 'price'],
  [/^(discount|disc\.?|折扣)( ?%)?$/i, 'discount'],
  [/^(tax|vat|tax ?code|vat ?rates?|稅項|稅碼)$/i, 'tax_code'],
  [/^(account|account ?code|科目|科目編號|賬戶|入賬賬戶|賬戶編號)$/i, 'account_code'],
  [/^(amount|total|line ?total|金額|總額|小計)$/i, 'amount'],
];

function headingOf(cell: string): Column {
  return headings.find(([words]) => words.test(cell.trim()))?.[1] ?? null;
}

/** The columns named by a heading row; null if the row is not a heading row. */
function columnsByHeading(first: readonly string[]): Column[] | null {
  const columns = first.map(headingOf);
  const isNamed = columns.includes('name') || columns.includes('description');
  if (columns.filter((one) => one !== null).length < 2 || !isNamed) return null;
  // If a sheet has only a description column, it becomes the item's name.
  return columns.includes('name') ? columns : columns.map((one) => (one === 'description' ? 'name' : one));
}

const figure = (cell: string) => readDecimal(cell.replace(/^HK(?=\$)/i, ''), 6);
const isFigure = (cell: string) => {
  const reading = figure(cell);
  return reading.ok && reading.value !== null;
};

/**
 * True if a fourth column only repeats quantity × price, as spreadsheets do; rows that cannot be computed are
 * ignored.
 */
function isAmountColumn(rows: readonly string[][], at: number): boolean {
  const counted = rows.flatMap((row) => {
    const [quantity, price, amount] = [row[at - 2], row[at - 1], row[at]].map((cell) => {
      const reading = figure(cell ?? '');
      return reading.ok ? reading.value : null;
    });
    return quantity == null || price == null || amount == null ? [] : [sameProduct(quantity, price, amount)];
  });
  return counted.length > 0 && counted.every((same) => same);
}

/** Whether quantity × price equals the amount to the cent; computed in integer millionths. */
function sameProduct(quantity: string, price: string, amount: string): boolean {
  const difference = millionths(quantity) * millionths(price) - millionths(amount) * 1_000_000n;
  return (difference < 0n ? -difference : difference) <= 5_000_000_000n;
}

function millionths(decimal: string): bigint {
  const [whole = '0', part = ''] = decimal.replace('-', '').split('.');
  const value = BigInt(whole + part.padEnd(6, '0'));
  return decimal.startsWith('-') ? -value : value;
}

function columnsFrom(start: PasteColumn, rows: readonly string[][]): Column[] {
  const columns: Column[] = [...pasteColumns.slice(pasteColumns.indexOf(start))];
  const discountAt = columns.indexOf('discount');
  if (columns[discountAt - 2] === 'quantity' && isAmountColumn(rows, discountAt))
    columns.splice(discountAt, 0, 'amount');
  return columns;
}

/** Parses one row. Text in a number column is appended to the description, so that nothing is lost. */
function readRow(row: readonly string[], columns: readonly Column[]): { item: Partial<DraftItem>; unread: string[] } {
  const item: Partial<DraftItem> = {};
  const unread: string[] = [];
  row.forEach((cell, at) => {
    const column = columns[at] ?? null;
    if (cell === '' || column === 'amount') return;
    if (column === 'name') item.name = cell.replace(/\s*\n\s*/g, ' ').slice(0, 300);
    else if (column === 'description') item.description = cell.slice(0, 400);
    else if (column === 'tax_code' || column === 'account_code') item[column] = cell.slice(0, 20);
    else if (column !== null && isFigure(cell)) Object.assign(item, readFigures(column, cell));
    else unread.push(cell);
  });
  if (unread.length > 0) item.description = [item.description, ...unread].filter(Boolean).join(' · ').slice(0, 400);
  return { item, unread };
}

function readFigures(column: 'quantity' | 'price' | 'discount', cell: string): Partial<DraftItem> {
  const reading = figure(cell);
  const value = reading.ok ? reading.value : null;
  if (column !== 'discount') return { [column]: value };
  return { discount: value, discount_is: cell.includes('%') ? 'percent' : 'amount' };
}

/**
 * Commas separate cells only if every line has the same number of them and everything after the name is a number;
 * otherwise they are text.
 */
function rowsOf(text: string): string[][] {
  const rows = readTable(text);
  if (text.includes('\t')) return rows;
  const [first = []] = rows;
  const isEven = rows.every((row) => row.length === first.length);
  const body = columnsByHeading(first) === null ? rows : rows.slice(1);
  const hasFigures = first.length > 1 && body.every((row) => row.slice(1).some(isFigure));
  return isEven && hasFigures
    ? rows
    : text.split(/\r?\n/).flatMap((line) => (line.trim() === '' ? [] : [[line.trim()]]));
}

/** Parses a spreadsheet's clipboard text for the cell it is pasted into; null for plain text without a table. */
export function readPastedItems(text: string, start: PasteColumn | 'description' | null): PastedItems | null {
  if (!isTable(text) || ((start === 'description' || start === null) && !text.includes('\t'))) return null;
  const rows = rowsOf(text);
  const [first = []] = rows;
  const headed = columnsByHeading(first);
  const body = headed === null ? rows : rows.slice(1);
  const columns = headed ?? columnsFrom(start === 'description' || start === null ? 'name' : start, body);
  const read = body.map((row) => readRow(row, columns));
  return {
    items: read.map((one) => one.item),
    unread: read.flatMap((one, index) => one.unread.map((cell) => ({ row: index + 1, text: cell }))),
  };
}

/** Fills the pasted items in from index `at`; null if the document would have too many items. */
export function withPasted(
  items: readonly DraftItem[],
  at: number,
  pasted: readonly Partial<DraftItem>[],
  fill: (before: DraftItem | undefined, changes: Partial<DraftItem>) => DraftItem,
): DraftItem[] | null {
  if (Math.max(items.length, at + pasted.length) > MAX_ITEMS) return null;
  const after = [...items];
  pasted.forEach((changes, index) => {
    after[at + index] = fill(items[at + index], changes);
  });
  return after;
}
