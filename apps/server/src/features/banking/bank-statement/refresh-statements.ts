import { addDays, type Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { countAnew, countOpened, readSpans, readStanding, writeStatementStates } from './run-store.ts';

/** A bank account with the data needed to compare its statements with the books. */
export interface ComparedAccount {
  id: string;
  code: string;
  currency: string;
}

/** The first day of each statement's run. A run is a series of statements without a gap. */
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
 * After an import: counts statements that are new or now belong to a different run, and updates the states of the
 * account's statements from a day on.
 */
export async function refreshStatements(tx: CompanyTransaction, account: ComparedAccount, from: Day): Promise<void> {
  const runs = withRuns(await readSpans(tx, account.id));
  const moved = runs.filter(({ since, countedSince }) => since !== countedSince);
  await countAnew(tx, moved);
  const first = moved.map(({ end }) => end).toSorted()[0] ?? from;
  await settleStatements(tx, account, first < from ? first : from);
}

/**
 * Updates the states of an account's statements that end on a day or later. A statement is reconciled if all its
 * lines are done and the difference is zero. The book balance less the items outstanding at its end equals the book
 * balance before its run plus every later entry linked to a line; the closing balance is compared with that.
 */
export async function settleStatements(tx: CompanyTransaction, account: ComparedAccount, from: Day): Promise<void> {
  const changed = (await readStanding(tx, account, from)).flatMap(
    ({ id, state, toDo, closingMinor, beforeMinor, movedMinor }) => {
      const difference = closingMinor - beforeMinor - movedMinor;
      const now = toDo === 0 && difference === 0n ? ('reconciled' as const) : ('to_review' as const);
      return now === state ? [] : [{ id, now }];
    },
  );
  for (const now of ['reconciled', 'to_review'] as const) {
    const ids = changed.filter((statement) => statement.now === now).map(({ id }) => id);
    await writeStatementStates(tx, ids, now);
  }
}

/** Counts a line that is opened again, while it still has its links. `moves`: it was not excluded. */
export function countReopened(
  tx: CompanyTransaction,
  line: { id: string; statementId: string },
  { moves }: { moves: boolean },
): Promise<void> {
  return countOpened(tx, line, { moves });
}
