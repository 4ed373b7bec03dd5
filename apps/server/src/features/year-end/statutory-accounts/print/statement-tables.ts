import type { AccountsBook, AccountsStatement } from '@folio/contract';
import type { PrintedRow, PrintedTable } from '../../../../platform/sheet-file/index.ts';
import { dayWords, periodWords } from '../../../reports/report/index.ts';
import { type Setting, wordsIn } from './setting.ts';
import { currencySign, PAGE_WIDTH, printedAmount, tableRow } from './table-parts.ts';

const AMOUNT_WIDTH = 96;
const NOTE_WIDTH = 40;
const TOTALS: ReadonlySet<string> = new Set(['subtotal', 'total']);

/** The periods of a book: the own one, and the one before. */
export function periodsIn({ period, previous }: AccountsBook): { from: string; to: string }[] {
  return previous === null ? [period] : [period, previous];
}

/** A statement with its note numbers and a column for each period. */
export function statementTable(
  { book, language, say }: Setting,
  { rows, time }: AccountsStatement,
  numbers: ReadonlyMap<string, number>,
): PrintedTable {
  const periods = periodsIn(book);
  const sign = currencySign(book.currency, language);
  const named = periods.map((period) => (time === 'at' ? dayWords(say, period.to) : periodWords(say, period, 'lines')));
  return {
    widths: [PAGE_WIDTH - NOTE_WIDTH - periods.length * AMOUNT_WIDTH, NOTE_WIDTH, ...periods.map(() => AMOUNT_WIDTH)],
    heads: [
      tableRow(['', say('accounts_note'), ...named], { bold: true }),
      tableRow(['', '', ...periods.map(() => sign)], { bold: true }),
    ],
    rows: rows.map((row) => {
      const number = row.note === null ? undefined : numbers.get(row.note);
      const cells = [wordsIn(language, row.label), number === undefined ? '' : String(number)];
      return amountRow(
        row.kind,
        [...cells, ...row.figures.map(({ shown }) => printedAmount(shown))],
        2 + periods.length,
      );
    }),
  };
}

export function amountRow(kind: string, texts: readonly string[], columns: number): PrintedRow {
  const all = [...texts, ...Array.from({ length: Math.max(columns - texts.length, 0) }, () => '')];
  return tableRow(all, {
    bold: kind === 'heading' || TOTALS.has(kind),
    line: TOTALS.has(kind),
    indent: kind === 'heading' || TOTALS.has(kind) ? 0 : 1,
  });
}

/** A statement of changes: one table for each period, with the columns next to each other. */
export function matrixTables(
  { book, language, say }: Setting,
  { columns, rows }: NonNullable<AccountsStatement['matrix']>,
): PrintedTable[] {
  const sign = currencySign(book.currency, language);
  const width = Math.min(AMOUNT_WIDTH, (PAGE_WIDTH - 150) / columns.length);
  return periodsIn(book).map((period, index) => ({
    widths: [PAGE_WIDTH - columns.length * width, ...columns.map(() => width)],
    heads: [
      tableRow([periodWords(say, period), ...columns.map((words) => wordsIn(language, words))], { bold: true }),
      tableRow(['', ...columns.map(() => sign)], { bold: true }),
    ],
    rows: rows.map(({ label, total, cells }) => {
      const amounts = (cells[index] ?? []).map((amount) => (amount === null ? '–' : printedAmount(amount)));
      return amountRow(total ? 'total' : 'plain', [wordsIn(language, label), ...amounts], 1 + columns.length);
    }),
    follows: true,
    whole: true,
  }));
}
