import { formatMoney } from '@folio/ledger/money';
import { minorOf } from '../../../components/journal-grid/sided-line.ts';
import { readAmount } from '../../../components/money/read-amount.ts';
import { readTable } from '../../../components/table/pasted-table.ts';

/** The names by which pasted text can identify an account. */
export interface Named {
  code: string;
  name: string;
  name_zh: string;
}

/** A pasted row: its account if one was found, and its balance on one side. */
export interface PastedRow {
  /** The row's number in the pasted text, from 1. */
  row: number;
  /** The text in its account columns. */
  words: string;
  code: string | null;
  debit: string | null;
  credit: string | null;
  /** False if an amount could not be parsed. */
  isReadable: boolean;
}

const totals = /^(total|totals|sub-?total|grand total|合計|總計|小計|總額)/i;

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-–—・·.,:/]+/g, ' ')
    .trim();

/** Finds an account by its code or a name in either language; also by 'the code and the name' in one cell. */
export function matchAccount<A extends Named>(accounts: readonly A[], cells: readonly string[]): A | null {
  for (const cell of cells.filter((one) => one !== '')) {
    const words = plain(cell);
    const found =
      accounts.find((one) => one.code === cell.trim()) ??
      accounts.find((one) => words === plain(one.name) || words === plain(one.name_zh)) ??
      accounts.find((one) => words.startsWith(`${one.code.toLowerCase()} `));
    if (found) return found;
  }
  return null;
}

/** Parses a figure of a trial balance: `1,234.50`, `(20)`, `20 Cr`, `貸 20`; a dash is zero. */
export function readFigure(text: string, currency: string): { isFigure: boolean; value: string | null } {
  if (/^[-–—]?$/.test(text.trim())) return { isFigure: true, value: null };
  if (!/\d/.test(text)) return { isFigure: false, value: null };
  const isCredit = /\bcr\.?$|^cr\b|貸/i.test(text.trim());
  const reading = readAmount(text.replace(/\b(dr|cr)\.?/gi, '').replace(/[借貸]/g, ''), currency);
  if (!reading.ok) return { isFigure: false, value: null };
  const { value } = reading;
  if (value === null || !/[1-9]/.test(value)) return { isFigure: true, value: null };
  return { isFigure: true, value: isCredit && !value.startsWith('-') ? `-${value}` : value };
}

/**
 * How many of the last columns are figures: two are debit and credit, one is signed. The first column is never a
 * figure.
 */
function figureColumns(rows: readonly (readonly string[])[], accounts: readonly Named[], currency: string): 1 | 2 {
  const at = Math.max(...rows.map((row) => row.length)) - 2;
  if (at < 1) return 1;
  const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
  const figures = cells.filter((cell) => readFigure(cell, currency).isFigure).length;
  const codes = cells.filter((cell) => accounts.some((account) => account.code === cell)).length;
  return figures > cells.length - figures && codes < figures ? 2 : 1;
}

/**
 * Reads pasted or imported balances: account columns (code, name or both), then one signed amount or debit and
 * credit. Headings and totals are left out. Rows with an unknown account or an amount that cannot be parsed stay, so
 * that the user can correct them.
 */
export function readPasted(text: string, accounts: readonly Named[], currency: string): PastedRow[] {
  const table = readTable(text);
  if (table.length === 0) return [];
  const figures = figureColumns(table, accounts, currency);
  const width = Math.max(...table.map((row) => row.length), figures + 1);
  return table.flatMap((row, index) => {
    const cells = [...row, ...Array<string>(width - row.length).fill('')];
    const named = cells.slice(0, width - figures);
    const words = named.filter((cell) => cell !== '').join(' ');
    const read = cells.slice(width - figures).map((cell) => readFigure(cell, currency));
    const isReadable = read.every((one) => one.isFigure);
    const account = matchAccount(accounts, named);
    if (account === null && (totals.test(words) || (!isReadable && index === 0))) return [];
    const minor = read.reduce((sum, one, at) => sum + (at === 1 ? -1n : 1n) * minorOf(one.value, currency), 0n);
    if (minor === 0n && isReadable) return [];
    return [{ row: index + 1, words, code: account?.code ?? null, ...sidesOf(minor, currency), isReadable }];
  });
}

function sidesOf(minor: bigint, currency: string): { debit: string | null; credit: string | null } {
  if (minor === 0n) return { debit: null, credit: null };
  return minor > 0n
    ? { debit: formatMoney(minor, currency), credit: null }
    : { debit: null, credit: formatMoney(-minor, currency) };
}

/** The rows to fill in, one for each account: several rows of one account are added up. */
export function addUp(
  rows: readonly PastedRow[],
  currency: string,
): { code: string; debit: string | null; credit: string | null }[] {
  const sums = new Map<string, bigint>();
  for (const { code, debit, credit, isReadable } of rows) {
    if (code === null || !isReadable) continue;
    sums.set(code, (sums.get(code) ?? 0n) + minorOf(debit, currency) - minorOf(credit, currency));
  }
  return [...sums].map(([code, minor]) => ({ code, ...sidesOf(minor, currency) }));
}
