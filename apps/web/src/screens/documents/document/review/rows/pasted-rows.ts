import type { StatementLineDraft } from '@folio/contract';
import { type Day, readTypedDay } from '@folio/ledger/calendar';
import { readAmount, readFigure } from '../../../../../components/money/read-amount.ts';
import { isTable, readTable } from '../../../../../components/table/pasted-table.ts';
import { emptyLine } from '../statement/statement-arithmetic.ts';

/** What a column of pasted rows holds; `amount` holds both directions, money out with a minus. */
export const pastedRoles = ['date', 'description', 'spent', 'received', 'amount', 'balance', 'ignored'] as const;
export type PastedRole = (typeof pastedRoles)[number];

/** Pasted cells with what each column is taken for. */
export interface PastedTable {
  roles: readonly PastedRole[];
  rows: readonly (readonly string[])[];
}

/** Words that head a column in a spreadsheet, in both languages. */
const headings: readonly (readonly [RegExp, PastedRole])[] = [
  [/date|日期/i, 'date'],
  [/balance|結餘|餘額/i, 'balance'],
  [/withdraw|debit|paid ?out|money ?out|spent|支出|提取|轉出/i, 'spent'],
  [/deposit|credit|paid ?in|money ?in|received|存入|收入|轉入/i, 'received'],
  [/amount|金額|款額/i, 'amount'],
  [/description|details|particulars|narrative|reference|payee|摘要|說明|內容|項目|備註/i, 'description'],
];

export interface PasteContext {
  today: Day;
  /** A day of the statement: dates without a year are near it. */
  near: Day | null;
  currency: string;
}

function readDay(cell: string, { today, near }: PasteContext) {
  return readTypedDay(cell, near === null ? { today } : { today: near });
}

function isDay(cell: string, context: PasteContext): boolean {
  return cell.trim() !== '' && readDay(cell, context).ok;
}

/** Digits with at most one point are a figure, though a field for dates takes `15.1` and `15` too. */
const plainFigure = /^[-+(]?\d{1,3}(?:,?\d{3})*(?:\.\d*)?\)?$/;
const compactDay = /^\d{8}$/;

function looksLikeDay(cell: string, context: PasteContext): boolean {
  const text = cell.trim();
  return isDay(text, context) && (!plainFigure.test(text) || compactDay.test(text));
}

function isFigure(cell: string, { currency }: PasteContext): boolean {
  const reading = readFigure(cell, { currency });
  return reading.ok && reading.value !== null;
}

/** A plain figure: what is a sum to a field may be a date in a table. */
function looksLikeFigure(cell: string, { currency }: PasteContext): boolean {
  const reading = readAmount(cell, currency);
  return reading.ok && reading.value !== null;
}

const mostShare = 0.5;

function mostly(cells: readonly string[], is: (cell: string) => boolean): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length > 0 && filled.filter(is).length >= filled.length * mostShare;
}

/** Two columns of which each row fills one are money out and money in; else the second is the balance. */
function figureRoles(columns: readonly (readonly string[])[]): PastedRole[] {
  const [first = [], second] = columns;
  if (columns.length === 1) return ['amount'];
  if (columns.length > 2 || second === undefined) return ['spent', 'received', 'balance'];
  const isEither = first.every((cell, row) => (cell.trim() === '') !== ((second[row] ?? '').trim() === ''));
  return isEither ? ['spent', 'received'] : ['amount', 'balance'];
}

function rolesByContent(rows: readonly (readonly string[])[], context: PasteContext): PastedRole[] {
  const count = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: count }, (_, at) => rows.map((row) => row[at] ?? ''));
  const isDayColumn = columns.map((cells) => mostly(cells, (cell) => looksLikeDay(cell, context)));
  const isFigureColumn = columns.map(
    (cells, at) => !isDayColumn[at] && mostly(cells, (cell) => looksLikeFigure(cell, context)),
  );
  const figures = figureRoles(columns.filter((_, at) => isFigureColumn[at]));
  let hasDate = false;
  return columns.map((cells, at): PastedRole => {
    if (isDayColumn[at]) {
      const role = hasDate ? 'ignored' : 'date';
      hasDate = true;
      return role;
    }
    if (isFigureColumn[at]) return figures.shift() ?? 'ignored';
    return cells.every((cell) => cell.trim() === '') ? 'ignored' : 'description';
  });
}

function rolesByHeading(first: readonly string[], context: PasteContext): PastedRole[] | null {
  const named = first.map((cell) => headings.find(([words]) => words.test(cell))?.[1] ?? null);
  const isHeading =
    named.filter((role) => role !== null).length >= 2 && !first.some((cell) => looksLikeDay(cell, context));
  return isHeading ? named.map((role) => role ?? 'ignored') : null;
}

/** The rows a spreadsheet puts on the clipboard, with what their columns seem to hold; null for what is no table. */
export function readPastedRows(text: string, context: PasteContext): PastedTable | null {
  if (!isTable(text)) return null;
  const rows = readTable(text);
  const [first] = rows;
  if (first === undefined || Math.max(...rows.map((row) => row.length)) < 2) return null;
  const headed = rolesByHeading(first, context);
  const body = headed === null ? rows : rows.slice(1);
  return body.length === 0 ? null : { roles: headed ?? rolesByContent(body, context), rows: body };
}

/** True for a cell that its column cannot take. An empty one says nothing; a row without a date takes the one above. */
export function isFaulty(cell: string, role: PastedRole, context: PasteContext): boolean {
  if (cell.trim() === '' || role === 'description' || role === 'ignored') return false;
  return role === 'date' ? !isDay(cell, context) : !isFigure(cell, context);
}

function plain(text: string): string {
  return text.replace(/^-/, '');
}

function amountsOf(cells: ReadonlyMap<PastedRole, string>, { currency }: PasteContext) {
  const value = (role: PastedRole) => {
    const reading = readFigure(cells.get(role) ?? '', { currency });
    return reading.ok ? reading.value : null;
  };
  const [spent, received, amount] = [value('spent'), value('received'), value('amount')];
  const isOut = amount?.startsWith('-') === true;
  return {
    spent: spent === null ? (isOut ? plain(amount) : null) : plain(spent),
    received: received === null ? (isOut ? null : amount) : plain(received),
    balance: value('balance'),
  };
}

/** The rows of a table without faulty cells. */
export function toRows({ roles, rows }: PastedTable, context: PasteContext): StatementLineDraft[] {
  let date: string | null = null;
  return rows.map((row) => {
    const cells = new Map<PastedRole, string>();
    const words: string[] = [];
    row.forEach((cell, at) => {
      const role = roles[at] ?? 'ignored';
      if (role === 'description') words.push(cell.trim());
      else if (cell.trim() !== '') cells.set(role, cell);
    });
    const reading = readDay(cells.get('date') ?? '', context);
    date = reading.ok ? reading.day : date;
    return {
      ...emptyLine,
      date,
      description: words
        .filter((word) => word !== '')
        .join(' ')
        .slice(0, 1000),
      ...amountsOf(cells, context),
    };
  });
}
