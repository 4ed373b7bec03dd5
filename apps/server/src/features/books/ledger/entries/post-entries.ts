import { createHash, randomUUID } from 'node:crypto';
import { asStored, type Chart, checkEntry, earlyReason, type JournalDraft, journalNumberOf, must } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { refusalOfGuard } from '../../../../platform/http/guard.ts';
import { chartLastRead, currentChart } from '../accounts/chart-cache.ts';
import type { OpenedBooks } from '../books.ts';
import { refuseEarly } from '../days/early-days.ts';
import { lockedRefusal, refuseEntry } from '../fault.ts';
import { ledgerGuards } from '../guards.ts';
import type { LedgerCall, PostingOrigin } from '../ledger-call.ts';
import { readBaseCurrency } from '../store.ts';
import type { EntryRow } from './entry-columns-sql.ts';
import { type InsertedEntries, insertEntries } from './entry-store.ts';
import { trimDecimal } from './stored.ts';

export interface Posted {
  id: string;
  journalNumber: string;
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * The only way to post into the ledger: checks each entry (balance, early days, period lock, accounts), numbers the
 * entries, adds them to the hash chain and writes them in the given order. It posts all of them or none. The drafts'
 * `sourceRef` must be the id of their record.
 */
export async function postEntries(
  tx: CompanyTransaction,
  call: LedgerCall,
  drafts: readonly JournalDraft[],
  origin: PostingOrigin = {},
): Promise<Posted[]> {
  const rows = drafts.map((draft) => rowOf(draft, origin));
  if (rows.length === 0) return [];
  await refuseEarly(tx, drafts, origin);
  const first = await insertChecked(tx, call, rows, origin);
  tx.posted?.push(...rows.map(({ id }, index) => ({ companyId: tx.companyId, number: first + BigInt(index), id })));
  return rows.map(({ id }, index) => ({ id, journalNumber: journalNumberOf(Number(first) + index) }));
}

/** Checks against the chart last read; if the chart has changed since, checks again against the current one. */
async function insertChecked(
  tx: CompanyTransaction,
  call: LedgerCall,
  rows: readonly EntryRow[],
  { books, record }: PostingOrigin,
): Promise<bigint> {
  if (record !== undefined && books === undefined) throw new Error('a record is inserted once: open the books for it');
  let against = books === undefined ? await chartLastRead(tx) : { chart: books.chart, version: null };
  for (;;) {
    await refuseFaulty(tx, rows, against.chart);
    const inserted = await insert(tx, call, rows, against.version, record);
    if (inserted.refused === 'locked')
      throw lockedRefusal(must(inserted.lockedThrough, 'the day the books are locked through'));
    if (inserted.refused === null) return inserted.firstNumber;
    against = await currentChart(tx);
  }
}

async function refuseFaulty(tx: CompanyTransaction, rows: readonly EntryRow[], chart: Chart): Promise<void> {
  for (const { draft } of rows) {
    const faults = checkEntry(draft, { chart, lockedThrough: null });
    if (faults.length > 0) refuseEntry(faults, await readBaseCurrency(tx));
  }
}

async function insert(
  tx: CompanyTransaction,
  call: LedgerCall,
  rows: readonly EntryRow[],
  chartVersion: bigint | null,
  record: PostingOrigin['record'],
): Promise<InsertedEntries> {
  try {
    return await insertEntries(tx, rows, { userId: call.userId, at: call.now, chartVersion }, record);
  } catch (error) {
    throw refusalOfGuard(ledgerGuards, error) ?? error;
  }
}

/**
 * The entries of drafts that are posted by a statement of another record, if the ledger's rules allow all of them in the
 * given books; else null.
 */
export function flawlessRows(
  drafts: readonly JournalDraft[],
  books: OpenedBooks,
  acceptsEarlyDates: boolean,
): EntryRow[] | null {
  const isFlawless = (draft: JournalDraft) =>
    checkEntry(draft, books).length === 0 && (acceptsEarlyDates || earlyReason(draft.date, books) === null);
  return drafts.every(isFlawless) ? drafts.map((draft) => rowOf(draft, {})) : null;
}

function rowOf(draft: JournalDraft, origin: PostingOrigin): EntryRow {
  return {
    id: randomUUID(),
    draft: asReadBack(draft),
    bankLineId: origin.bankLineId ?? null,
    reversesId: origin.reversesId ?? null,
  };
}

/** The draft as the database will return it, because the hash is computed again from the stored values. */
function asReadBack(draft: JournalDraft): JournalDraft {
  return {
    ...draft,
    number: asStored(draft.number),
    narration: asStored(draft.narration),
    lines: draft.lines.map((line) => ({
      ...line,
      description: asStored(line.description),
      rate: line.rate === null ? null : trimDecimal(line.rate),
    })),
  };
}
