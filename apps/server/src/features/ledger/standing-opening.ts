import { reverse } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { type PostedEntry, readEntriesOfSource } from './entry-store.ts';
import type { LedgerCall } from './ledger-call.ts';
import { postEntries } from './post-entries.ts';

/**
 * The opening balance a record posted and nobody has taken back; null when there is none. The company's own opening
 * journal has the company's id for its source, one posted from a bank statement the bank account's.
 */
export async function standingOpening(tx: CompanyTransaction, sourceId: string): Promise<PostedEntry | null> {
  const posted = await readEntriesOfSource(tx, sourceId);
  const reversed = new Set(posted.map(({ reversesId }) => reversesId));
  const standing = posted.filter(({ id, entry }) => entry.kind === 'opening_balance' && !reversed.has(id));
  return standing.at(-1) ?? null;
}

/** Takes an opening balance back on its own day; refused when that day is locked. */
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
