import type { StatementDraft, StatementLineDraft } from '@folio/contract';
import { formatMoney, isCurrency, parseMoney } from '@folio/ledger/money';
import { heir } from '../../../../components/row-identity.ts';
import { emptyLine, emptyStatement } from '../statement-arithmetic.ts';

/** The change of one row of an account; rows that stay keep what names them. */
export type RowEdit = (statement: StatementDraft, row: number) => StatementDraft;

function withLines(statement: StatementDraft, lines: StatementLineDraft[]): StatementDraft {
  return heir(statement, { ...statement, lines });
}

export function changeRow(
  statement: StatementDraft,
  row: number,
  changes: Partial<StatementLineDraft>,
): StatementDraft {
  return withLines(
    statement,
    statement.lines.map((line, at) => (at === row ? heir(line, { ...line, ...changes }) : line)),
  );
}

/** An empty row below one, on the same day. */
export const addBelow: RowEdit = (statement, row) => {
  const line = { ...emptyLine, date: statement.lines[row]?.date ?? null };
  return withLines(statement, statement.lines.toSpliced(row + 1, 0, line));
};

export const removeRow: RowEdit = (statement, row) => withLines(statement, statement.lines.toSpliced(row, 1));

/** Two rows that were read as one: the words are cut at the first line end, the balance stands beside the second. */
export const splitRow: RowEdit = (statement, row) => {
  const line = statement.lines[row];
  if (line === undefined) return statement;
  const [first = '', ...rest] = line.description.split('\n');
  const upper = heir(line, { ...line, description: first, balance: null });
  const lower = { ...emptyLine, date: line.date, description: rest.join('\n'), balance: line.balance };
  return withLines(statement, statement.lines.toSpliced(row, 1, upper, lower));
};

function netOf({ received, spent }: StatementLineDraft, currency: string): bigint {
  const minor = (text: string | null) => (text === null ? 0n : parseMoney(text, currency));
  return minor(received) - minor(spent);
}

/** What two rows moved together, on the side it comes to. */
function amountsOf(one: StatementLineDraft, other: StatementLineDraft, currency: string) {
  const isNothing = [one.spent, one.received, other.spent, other.received].every((amount) => amount === null);
  if (isNothing || !isCurrency(currency))
    return { spent: one.spent ?? other.spent, received: one.received ?? other.received };
  const net = netOf(one, currency) + netOf(other, currency);
  return net < 0n
    ? { spent: formatMoney(-net, currency), received: null }
    : { spent: null, received: formatMoney(net, currency) };
}

/** One row that was read as two: the words one below the other, the amounts added up, the later balance. */
export const mergeBelow: RowEdit = (statement, row) => {
  const [line, below] = [statement.lines[row], statement.lines[row + 1]];
  if (line === undefined || below === undefined) return statement;
  const merged = {
    ...line,
    date: line.date ?? below.date,
    payee: line.payee ?? below.payee,
    hint: line.hint ?? below.hint,
    description: [line.description, below.description]
      .filter((words) => words.trim() !== '')
      .join('\n')
      .slice(0, 1000),
    ...amountsOf(line, below, statement.currency),
    balance: below.balance ?? line.balance,
  };
  return withLines(statement, statement.lines.toSpliced(row, 2, heir(line, merged)));
};

export const swapRow: RowEdit = (statement, row) => {
  const line = statement.lines[row];
  return line === undefined ? statement : changeRow(statement, row, { spent: line.received, received: line.spent });
};

/** Rows put in below one; an account with nothing but an empty row takes them in its place. */
export function putRows(statement: StatementDraft, row: number, rows: readonly StatementLineDraft[]): StatementDraft {
  const lines = statement.lines.toSpliced(row + 1, 0, ...rows);
  return withLines(
    statement,
    lines.filter((line) => rows.includes(line) || !isEmptyRow(line)),
  );
}

export function isEmptyRow({ description, date, spent, received, balance }: StatementLineDraft): boolean {
  return description.trim() === '' && [date, spent, received, balance].every((value) => value === null);
}

/** Another account from a row on, where two were read as one. The balances between them are the person's to enter. */
export function splitAccount(statements: readonly StatementDraft[], block: number, row: number): StatementDraft[] {
  const statement = statements[block];
  if (statement === undefined || row <= 0 || row >= statement.lines.length) return [...statements];
  const [above, below] = [statement.lines.slice(0, row), statement.lines.slice(row)];
  const upper = heir(statement, { ...statement, lines: above, closing_balance: above.at(-1)?.balance ?? null });
  const lower = {
    ...emptyStatement(statement.currency),
    bank: statement.bank,
    account_holder: statement.account_holder,
    period_start: statement.period_start,
    period_end: statement.period_end,
    closing_balance: statement.closing_balance,
    lines: below,
  };
  return statements.toSpliced(block, 1, upper, lower);
}

/** An account and the one before it, where one was read as two: from the first opening to the last closing balance. */
export function mergeWithBefore(statements: readonly StatementDraft[], block: number): StatementDraft[] {
  const [before, own] = [statements[block - 1], statements[block]];
  if (before === undefined || own === undefined) return [...statements];
  const merged = {
    ...before,
    account_number: before.account_number ?? own.account_number,
    period_end: own.period_end ?? before.period_end,
    closing_balance: own.closing_balance,
    lines: [...before.lines, ...own.lines],
  };
  return statements.toSpliced(block - 1, 2, heir(before, merged));
}

export function removeAccount(statements: readonly StatementDraft[], block: number): StatementDraft[] {
  return statements.toSpliced(block, 1);
}
