import { addDays, type Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { readBooks } from '../ledger/index.ts';
import { bookBalance, readProgress, readSpans, writeStatementState } from './statement-store.ts';

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
 * Brings the state of an account's statements from a day on up to date. A statement is reconciled when all its lines are
 * done and the difference is nil. The book balance less what is outstanding at its end is the book balance before its run
 * of statements began plus every entry since then that a line accounts for: the closing balance is compared with that.
 */
export async function refreshStatements(
  tx: CompanyTransaction,
  account: { id: string; code: string; currency: string },
  from: Day,
): Promise<void> {
  const statements = withRuns(await readSpans(tx, account.id)).filter(({ end }) => end >= from);
  if (statements.length === 0) return;
  const { baseCurrency } = await readBooks(tx);
  const foreign = account.currency !== baseCurrency;
  const before = new Map<Day, bigint>();
  for (const since of new Set(statements.map((statement) => statement.since)))
    before.set(since, await bookBalance(tx, { code: account.code, foreign }, addDays(since, -1)));
  const progress = new Map((await readProgress(tx, account.id, statements)).map((row) => [row.id, row]));
  for (const { id, state, since, closingMinor } of statements) {
    const { toDo, movedMinor } = progress.get(id) ?? { toDo: 0, movedMinor: 0n };
    const difference = closingMinor - (before.get(since) ?? 0n) - movedMinor;
    const now = toDo === 0 && difference === 0n ? 'reconciled' : 'to_review';
    if (now !== state) await writeStatementState(tx, id, now);
  }
}
