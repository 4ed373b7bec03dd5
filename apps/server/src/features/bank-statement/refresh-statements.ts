import { addDays, type Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { readBooks } from '../ledger/index.ts';
import { countAnew, readSpans, readStanding, writeStatementStates } from './run-store.ts';
import { bookBalance } from './statement-store.ts';

/** A bank account as its statements are compared with the books. */
export interface ComparedAccount {
  id: string;
  code: string;
  currency: string;
}

/** The first day of the run each statement belongs to: statements that follow each other without a gap are one run. */
export function withRuns<Span extends { start: Day; end: Day }>(spans: readonly Span[]): (Span & { since: Day })[] {
  const runs: (Span & { since: Day })[] = [];
  let covered: { since: Day; end: Day } | null = null;
  for (const span of spans) {
    const follows = covered !== null && span.start <= addDays(covered.end, 1);
    const since: Day = follows && covered !== null ? covered.since : span.start;
    covered = { since, end: span.end };
    runs.push({ ...span, since });
  }
  return runs;
}

/**
 * After a statement came in: counts what is new or belongs to another run now, and brings the states of the account's
 * statements from a day on up to date.
 */
export async function refreshStatements(tx: CompanyTransaction, account: ComparedAccount, from: Day): Promise<void> {
  const runs = withRuns(await readSpans(tx, account.id));
  const moved = runs.filter(({ since, countedSince }) => since !== countedSince);
  await countAnew(tx, moved);
  const first = moved.map(({ end }) => end).toSorted()[0] ?? from;
  await settleStatements(tx, account, first < from ? first : from);
}

/**
 * The states of an account's statements that end on a day or later. A statement is reconciled when all its lines are done and
 * the difference is nil. The book balance less what is outstanding at its end is the book balance before its run of statements
 * began plus every entry since then that a line accounts for: the closing balance is compared with that.
 */
export async function settleStatements(tx: CompanyTransaction, account: ComparedAccount, from: Day): Promise<void> {
  const statements = await readStanding(tx, account.id, from);
  if (statements.length === 0) return;
  const { baseCurrency } = await readBooks(tx);
  const foreign = account.currency !== baseCurrency;
  const before = new Map<Day, bigint>();
  for (const since of new Set(statements.map((statement) => statement.since)))
    before.set(since, await bookBalance(tx, { code: account.code, foreign }, addDays(since, -1)));
  const changed = statements.flatMap(({ id, state, since, toDo, closingMinor, movedMinor }) => {
    const difference = closingMinor - (before.get(since) ?? 0n) - movedMinor;
    const now = toDo === 0 && difference === 0n ? ('reconciled' as const) : ('to_review' as const);
    return now === state ? [] : [{ id, now }];
  });
  for (const now of ['reconciled', 'to_review'] as const) {
    const ids = changed.filter((statement) => statement.now === now).map(({ id }) => id);
    await writeStatementStates(tx, ids, now);
  }
}
