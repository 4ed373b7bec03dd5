import type { IsoDate } from '../../reading.ts';
import type { BankFile, BankFileProblem, BankFileStatement, ColumnMapping } from '../bank-file.ts';
import { sampleOf } from './columns.ts';
import type { Entry } from './entry.ts';
import { factsAround, type TableFacts } from './facts.ts';
import { guessMapping, looksLikeData } from './guess-mapping.ts';
import { fingerprintOf } from './headings.ts';
import { readRows } from './read-rows.ts';
import { settleStatement } from './settle.ts';

export interface TableOptions {
  readonly format: 'csv' | 'xlsx';
  readonly encoding: string | null;
  /** A mapping from a person or from memory; guessed when absent. */
  readonly mapping?: ColumnMapping | undefined;
  /** A day near the statement's period, for days printed without a year when the table names no year. */
  readonly anchor?: IsoDate | undefined;
}

/** Rows shown to a person who maps columns. */
const SHOWN_ROWS = 30;
/** Rows below the table that may state balances. */
const FOOT_ROWS = 10;

function fingerprintOfTable(rows: readonly (readonly string[])[], headerRow: number): string {
  if (headerRow > 0) return fingerprintOf(rows[headerRow - 1] ?? []);
  const widths = sampleOf(rows).map((row) => row.length);
  return `#${Math.max(0, ...widths)}`;
}

function footOf(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const foot = rows.slice(-FOOT_ROWS);
  return foot.slice(foot.findLastIndex(looksLikeData) + 1);
}

/** One list of entries for each account and currency, in the order they first appear. */
function accountsOf(entries: readonly Entry[]): Entry[][] {
  const accounts = new Map<string, Entry[]>();
  // Marks next to the amounts separate accounts only where every amount has one.
  const marked = entries.every(({ units, mark }) => units === null || mark !== null);
  const keyOf = ({ account, currency, mark }: Entry): string =>
    `${account ?? ''}\t${currency ?? (marked ? mark : null) ?? ''}`;
  const first = entries.find(({ units }) => units !== null);
  let key = first === undefined ? '' : keyOf(first);
  for (const entry of entries) {
    // A row that only states a balance belongs to the rows around it, unless it names its account.
    if (entry.units !== null || entry.account !== null || entry.currency !== null) key = keyOf(entry);
    const list = accounts.get(key);
    if (list === undefined) accounts.set(key, [entry]);
    else list.push(entry);
  }
  return [...accounts.values()];
}

function missingColumns({ roles }: ColumnMapping): BankFileProblem[] {
  const has = (...wanted: readonly string[]): boolean => roles.some((role) => wanted.includes(role));
  const missing: BankFileProblem[] = [];
  if (!has('date')) missing.push({ row: null, code: 'no_date_column', values: {} });
  if (!has('amount', 'spent', 'received')) missing.push({ row: null, code: 'no_amount_column', values: {} });
  return missing;
}

function statementsOf(
  accounts: readonly (readonly Entry[])[],
  facts: TableFacts,
  mapping: ColumnMapping,
): BankFileStatement[] {
  // What is printed around the table belongs to its account only if the table has one account.
  const [own, many] = [facts, { ...facts, account: null, opening: null, closing: null }];
  return accounts.map((list) => settleStatement(list, accounts.length > 1 ? many : own, mapping.spentPositive));
}

/**
 * Reads a bank's table: rows of cells as text, dates of a workbook as ISO days. Null when no mapping is given and no
 * row holds a day and an amount, because it is then not a bank's table.
 */
export function readTable(rows: readonly (readonly string[])[], options: TableOptions): BankFile | null {
  const mapping = options.mapping ?? guessMapping(rows);
  if (mapping === null) return null;
  const headings = mapping.headerRow === 0 ? [] : (rows[mapping.headerRow - 1] ?? []);
  const above = rows.slice(0, Math.max(0, mapping.headerRow - 1));
  const style = { order: mapping.dateOrder, decimalMark: mapping.decimalMark };
  const facts = factsAround(above, headings, footOf(rows.slice(mapping.headerRow)), style);
  const missing = missingColumns(mapping);
  const read =
    missing.length > 0
      ? { entries: [], problems: missing }
      : readRows(rows, mapping, facts.anchor ?? options.anchor ?? null);
  const holder = holderAbove(above);
  const statements = statementsOf(accountsOf(read.entries), facts, mapping)
    .filter(({ lines, closingBalance }) => lines.length > 0 || closingBalance !== null)
    .map((statement) => (holder === null ? statement : { ...statement, holder }));
  const none: BankFileProblem[] =
    statements.length === 0 && read.problems.length === 0 ? [{ row: null, code: 'no_rows', values: {} }] : [];
  return {
    format: options.format,
    encoding: options.encoding,
    mapping,
    table: rows.slice(0, SHOWN_ROWS),
    fingerprint: fingerprintOfTable(rows, mapping.headerRow),
    statements,
    problems: [...read.problems, ...none],
  };
}

/** The words before the name of the account holder. */
const LABEL =
  /^(?:account (?:name|holder)|a\/c name|name of account|customer name|(?:戶口|賬戶|帳戶|客戶)(?:名稱|持有人)|戶名)\s*[:：]?/iu;
const MAX_CHARACTERS = 200;

/** The account holder according to the rows above a table: after the label, or in the next cell. */
export function holderAbove(above: readonly (readonly string[])[]): string | null {
  for (const row of above) {
    for (const [index, cell] of row.entries()) {
      const words = cell.slice(0, MAX_CHARACTERS).trim();
      const label = LABEL.exec(words)?.[0];
      if (label === undefined) continue;
      const name = words.slice(label.length).trim() || (row[index + 1] ?? '').slice(0, MAX_CHARACTERS).trim();
      if (/\p{L}/u.test(name)) return name;
    }
  }
  return null;
}
