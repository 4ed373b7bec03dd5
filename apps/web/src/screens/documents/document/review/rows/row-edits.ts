import type { StatementDraft, StatementLineDraft } from '@folio/contract';
import { formatMoney, isCurrency, parseMoney } from '@folio/ledger/money';
import { heir } from '../../../../../components/table/row-identity.ts';
import { emptyLine, emptyStatement } from '../statement/statement-arithmetic.ts';

/** Changes one row of an account; the other rows keep their names. */
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

/** An empty row below another, on the same day. */
export const addBelow: RowEdit = (statement, row) => {
  const line = { ...emptyLine, date: statement.lines[row]?.date ?? null };
  return withLines(statement, statement.lines.toSpliced(row + 1, 0, line));
};

export const removeRow: RowEdit = (statement, row) => withLines(statement, statement.lines.toSpliced(row, 1));

/**
 * Splits two rows that were read as one: the text is cut at the first line break, the balance goes to the second row.
 */
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

/** The net amount of two rows, on the side of its sign. */
function amountsOf(one: StatementLineDraft, other: StatementLineDraft, currency: string) {
  const isNothing = [one.spent, one.received, other.spent, other.received].every((amount) => amount === null);
  if (isNothing || !isCurrency(currency))
    return { spent: one.spent ?? other.spent, received: one.received ?? other.received };
  const net = netOf(one, currency) + netOf(other, currency);
  return net < 0n
    ? { spent: formatMoney(-net, currency), received: null }
    : { spent: null, received: formatMoney(net, currency) };
}

/** Joins two rows that were read as one: the texts one below the other, the sum of the amounts, the later balance. */
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

/**
 * Undoes a removal or a join. Rows that the tool did not change stay as they are now, with what was typed into them since;
 * if rows were added or removed since, nothing changes.
 */
export function undone(now: StatementDraft, after: StatementDraft, before: StatementDraft): StatementDraft {
  const lines = listUndone(now.lines, after.lines, before.lines);
  return lines === now.lines ? now : withLines(now, lines);
}

/** The same for the accounts of a document, after one was removed or joined with another. */
export function listUndone<T>(now: T[], after: readonly T[], before: readonly T[]): T[] {
  if (now.length !== after.length) return now;
  const places = new Map(after.map((one, at) => [one, at]));
  return before.map((one) => now[places.get(one) ?? -1] ?? one);
}

export const swapRow: RowEdit = (statement, row) => {
  const line = statement.lines[row];
  return line === undefined ? statement : changeRow(statement, row, { spent: line.received, received: line.spent });
};

/** Inserts rows below another and removes the account's empty rows. */
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

/** Starts another account at a row, where two were read as one. The user must enter the balances between them. */
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

/**
 * Joins an account with the one before, where one was read as two: from the first opening to the last closing
 * balance.
 */
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
