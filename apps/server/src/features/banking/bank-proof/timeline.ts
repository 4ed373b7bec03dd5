import type { TimelineSpan } from '@folio/contract';
import { addDays, type Day, formatMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { findBankAccount } from '../../books/ledger/index.ts';
import type { TimedStatement } from './timeline-store.ts';
import { readTimeline } from './timeline-store.ts';

/** An account's statements, oldest first, with gaps and overlaps between their periods. */
export async function readAccountTimeline(tx: CompanyTransaction, accountId: string): Promise<TimelineSpan[]> {
  const account = await findBankAccount(tx, accountId);
  return timelineOf(await readTimeline(tx, account.id), account.currency);
}

/** Days without a movement between two statements that are no gap. A whole month would have another statement. */
const MOST_QUIET_DAYS = 14;

/** Pure. `statements` must be sorted by their last day. */
export function timelineOf(statements: readonly TimedStatement[], currency: string): TimelineSpan[] {
  const spans: TimelineSpan[] = [];
  let covered: { end: Day; closingMinor: bigint } | null = null;
  for (const statement of statements) {
    const { start, end } = statement;
    if (covered !== null && start > addDays(covered.end, 1) && !goesOn(covered, statement))
      spans.push(between('gap', addDays(covered.end, 1), addDays(start, -1)));
    const overlaps: boolean = covered !== null && start <= covered.end;
    spans.push(spanOf(statement, overlaps ? null : (covered?.closingMinor ?? null), currency));
    const shared: Day = covered !== null && covered.end < end ? covered.end : end;
    if (overlaps) spans.push(between('overlap', start, shared));
    if (covered === null || end >= covered.end) covered = { end, closingMinor: statement.closingMinor };
  }
  return spans;
}

/**
 * Many statements print only the days on which something moved, so that two of them leave out some days. If the balances meet and the
 * days are few, nothing is missing.
 */
function goesOn(covered: { end: Day; closingMinor: bigint }, { start, openingMinor }: TimedStatement): boolean {
  return openingMinor === covered.closingMinor && start <= addDays(covered.end, MOST_QUIET_DAYS + 1);
}

/** The opening balance of an overlapping statement cannot equal the closing balance of an earlier one. */
function spanOf(statement: TimedStatement, previousMinor: bigint | null, currency: string): TimelineSpan {
  return {
    statement_id: statement.id,
    kind: 'statement',
    start: statement.start,
    end: statement.end,
    opening_balance: formatMoney(statement.openingMinor, currency),
    closing_balance: formatMoney(statement.closingMinor, currency),
    opening_holds: previousMinor === null ? null : previousMinor === statement.openingMinor,
    state: statement.state,
    to_do: statement.toDo,
  };
}

function between(kind: 'gap' | 'overlap', start: Day, end: Day): TimelineSpan {
  const nothing = {
    statement_id: null,
    opening_balance: null,
    closing_balance: null,
    opening_holds: null,
    state: null,
  };
  return { ...nothing, kind, start, end, to_do: 0 };
}
