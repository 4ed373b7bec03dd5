import { type DocumentIndex, documentsInReach } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { type OpenInvoice, readOpenInvoices } from '../invoice/index.ts';
import { documentsMovedSince, type JournalEnd, readJournalEnd } from './journal-end-store.ts';
import type { OpenLine } from './to-do-store.ts';

/**
 * The index of a company's open documents as it was at an entry of the journal. It only says where to look: what is found is read
 * anew, with every document moved since. The entry's hash tells whether the journal it was made of is still the one there is.
 */
interface Kept {
  end: JournalEnd;
  index: DocumentIndex;
}

const KEPT_COMPANIES = 20;
const kept = new Map<string, Kept>();

/** For more lines than this, reading every open document is quicker. */
const FEW_LINES = 80;
/** Entries since then beyond which the index is made anew. */
const MOST_SINCE = 1000;

/** The open documents that matter for these lines; all of them where there is no index yet, or for many lines. */
export async function documentsFor(tx: CompanyTransaction, lines: readonly OpenLine[]): Promise<OpenInvoice[]> {
  const known = lines.length > FEW_LINES ? undefined : kept.get(tx.companyId);
  const moved = known === undefined ? null : await documentsMovedSince(tx, known.end, MOST_SINCE);
  if (known === undefined || moved === null) return readOpenInvoices(tx);
  const refs = documentsInReach(lines, known.index);
  for (const ref of moved) refs.add(ref);
  return readOpenInvoices(tx, [...refs]);
}

/** Keeps the index that was just made of all open documents. */
export async function keepIndex(tx: CompanyTransaction, index: DocumentIndex): Promise<void> {
  kept.delete(tx.companyId);
  kept.set(tx.companyId, { end: await readJournalEnd(tx), index });
  for (const [oldest] of kept) {
    if (kept.size <= KEPT_COMPANIES) break;
    kept.delete(oldest);
  }
}
