import { createHash, randomUUID } from 'node:crypto';
import {
  type Chart,
  chartOf,
  checkEntry,
  hashEntry,
  type JournalDraft,
  type JournalEntry,
  journalNumberOf,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { type EntryRow, insertEntries } from './entry-store.ts';
import { refusalOfGuard, refuseEntry } from './fault.ts';
import type { LedgerCall } from './ledger-call.ts';
import { type LedgerHead, lockHead } from './store.ts';
import { trimDecimal } from './stored.ts';

/** Where a posting comes from besides its record: the statement line it was coded from, the entry it takes back. */
export interface PostingOrigin {
  bankLineId?: string | null;
  reversesId?: string | null;
  /** The company's chart, where the caller has read it already. */
  chart?: Chart;
}

export interface Posted {
  id: string;
  journalNumber: string;
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * The one door into the ledger: checks each entry (balance, period lock, accounts), numbers them, chains them, and writes
 * them in the order given. All of them or none. The drafts' `sourceRef` must be the id of their record.
 */
export async function postEntries(
  tx: CompanyTransaction,
  call: LedgerCall,
  drafts: readonly JournalDraft[],
  origin: PostingOrigin = {},
): Promise<Posted[]> {
  const head = await lockHead(tx, origin.chart === undefined ? codesOf(drafts) : []);
  const chart = origin.chart ?? chartOf(head.accounts);
  for (const draft of drafts) {
    const faults = checkEntry(draft, { chart, lockedThrough: head.lockedThrough });
    if (faults.length > 0) refuseEntry(faults, head.baseCurrency);
  }
  const rows = chained(drafts, head, origin);
  try {
    const grown = outgrown(head.lastNumber, rows.length);
    await insertEntries(tx, rows, { userId: call.userId, at: call.now, outgrown: grown });
  } catch (error) {
    throw refusalOfGuard(error) ?? error;
  }
  return rows.map(({ id, entry }) => ({ id, journalNumber: entry.journalNumber }));
}

const FIRST_COUNT = 64n;

/** True when the journal passed 64, 256, 1024, ... entries: four times as many as the database last planned for. */
export function outgrown(before: bigint, added: number): boolean {
  let mark = FIRST_COUNT;
  while (mark <= before) mark *= 4n;
  return before + BigInt(added) >= mark;
}

function codesOf(drafts: readonly JournalDraft[]): string[] {
  return [...new Set(drafts.flatMap((draft) => draft.lines.map((line) => line.accountCode)))];
}

function chained(drafts: readonly JournalDraft[], head: LedgerHead, origin: PostingOrigin): EntryRow[] {
  let { lastNumber, lastHash } = head;
  return drafts.map((draft) => {
    lastNumber += 1n;
    const entry = numbered(draft, lastNumber);
    const row = {
      id: randomUUID(),
      number: lastNumber,
      entry,
      previousHash: lastHash,
      hash: hashEntry(lastHash, entry, sha256),
      bankLineId: origin.bankLineId ?? null,
      reversesId: origin.reversesId ?? null,
    };
    lastHash = row.hash;
    return row;
  });
}

/** Rates in the one text the database gives back, so that the hash can be worked out again from it. */
function numbered(draft: JournalDraft, number: bigint): JournalEntry {
  return {
    ...draft,
    journalNumber: journalNumberOf(Number(number)),
    lines: draft.lines.map((line) => (line.rate === null ? line : { ...line, rate: trimDecimal(line.rate) })),
  };
}
