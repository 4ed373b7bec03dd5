import { type DocumentIndex, documentsInReach } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { type OpenInvoice, readOpenInvoices } from '../../../trade/invoice/index.ts';
import type { OpenLine } from '../list/to-do-store.ts';
import { documentsMovedSince, type JournalEnd, readJournalEnd } from './journal-end-store.ts';

/**
 * The index of a company's open documents as of a journal entry. It only locates documents: every document found is
 * read again, with all documents changed since. The entry's hash shows whether the journal is still the same.
 */
interface Kept {
  end: JournalEnd;
  index: DocumentIndex;
}

const KEPT_COMPANIES = 20;
const kept = new Map<string, Kept>();

/** For more lines than this, it is faster to read all open documents. */
const FEW_LINES = 80;
/** If more entries than this were posted since, the index is rebuilt. */
const MAX_SINCE = 1000;

/**
 * The open documents relevant to these lines; all open documents if there is no index yet or there are many lines.
 */
export async function documentsFor(tx: CompanyTransaction, lines: readonly OpenLine[]): Promise<OpenInvoice[]> {
  const known = lines.length > FEW_LINES ? undefined : kept.get(tx.companyId);
  const moved = known === undefined ? null : await documentsMovedSince(tx, known.end, MAX_SINCE);
  if (known === undefined || moved === null) return readOpenInvoices(tx);
  const refs = documentsInReach(lines, known.index);
  for (const ref of moved) refs.add(ref);
  return readOpenInvoices(tx, [...refs]);
}

/** Saves an index that was built from all open documents. */
export async function keepIndex(tx: CompanyTransaction, index: DocumentIndex): Promise<void> {
  kept.delete(tx.companyId);
  kept.set(tx.companyId, { end: await readJournalEnd(tx), index });
  for (const [oldest] of kept) {
    if (kept.size <= KEPT_COMPANIES) break;
    kept.delete(oldest);
  }
}
