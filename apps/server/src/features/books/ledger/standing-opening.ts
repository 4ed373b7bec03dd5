import { reverse } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { PostedEntry } from './entries/entry-store.ts';
import { postEntries } from './entries/post-entries.ts';
import { readEntriesOfSource } from './entries/read-entries.ts';
import type { LedgerCall } from './ledger-call.ts';

/**
 * The opening balance a record posted that was not reversed; null when there is no such entry. The source of the
 * company's own opening journal is the company's id; the source of one posted from a bank statement is the bank
 * account's id.
 */
export async function standingOpening(tx: CompanyTransaction, sourceId: string): Promise<PostedEntry | null> {
  const posted = await readEntriesOfSource(tx, sourceId);
  const reversed = new Set(posted.map(({ reversesId }) => reversesId));
  const standing = posted.filter(({ id, entry }) => entry.kind === 'opening_balance' && !reversed.has(id));
  return standing.at(-1) ?? null;
}

/** Reverses an opening balance on its own day; rejected when that day is locked. */
export async function takeBackOpening(
  tx: CompanyTransaction,
  call: LedgerCall,
  standing: PostedEntry,
  why: string,
): Promise<void> {
  const { entry } = standing;
  const words = { number: `VOID-${entry.number}`, narration: `${entry.narration}: ${why}` };
  await postEntries(tx, call, [reverse(entry, entry.date, 'void', words)], { reversesId: standing.id });
}
