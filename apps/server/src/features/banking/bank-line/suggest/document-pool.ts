import { type DocumentIndex, type DocumentReach, documentsInReach, reachOf } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { BoundedMemory } from '../../../../platform/memory/bounded-memory.ts';
import { type OpenInvoice, readOpenInvoices } from '../../../trade/invoice/index.ts';
import type { OpenLine } from '../list/to-do-store.ts';
import { documentsMovedSince, type JournalEnd, readJournalEnd } from './journal-end-store.ts';

/**
 * The index of a company's open documents as of a journal entry. It only locates documents: every document found is
 * read again, with all documents changed since. The entry's hash shows whether the journal is still the same.
 */
interface Kept {
  end: JournalEnd;
  reach: DocumentReach;
}

/** A document with its places in the index. */
const DOCUMENT_BYTES = 200;
/** A contact with its names and their words. */
const CONTACT_BYTES = 2000;
/** An index with the answers that it keeps of names. */
const INDEX_BYTES = 500_000;

/** By company. */
const kept = new BoundedMemory<Kept>({
  mostBytes: 32 * 1024 * 1024,
  bytesOf: ({ reach }) => INDEX_BYTES + DOCUMENT_BYTES * reach.refs.length + CONTACT_BYTES * reach.contacts.length,
});

/** For more lines than this, it is faster to read all open documents. */
const FEW_LINES = 80;
/** If more entries than this were posted since, the index is of no more use. */
const MAX_SINCE = 1000;

/**
 * The open documents relevant to these lines; all open documents if there is no index yet or there are many lines.
 */
export async function documentsFor(tx: CompanyTransaction, lines: readonly OpenLine[]): Promise<OpenInvoice[]> {
  const known = lines.length > FEW_LINES ? undefined : kept.find(tx.companyId);
  const moved = known === undefined ? null : await documentsMovedSince(tx, known.end, MAX_SINCE);
  if (known !== undefined && moved === null) kept.forget(tx.companyId);
  if (known === undefined || moved === null) return readOpenInvoices(tx);
  const refs = documentsInReach(lines, known.reach);
  for (const ref of moved) refs.add(ref);
  return readOpenInvoices(tx, [...refs]);
}

/** Keeps what an index that was built from all open documents says about where they are. */
export async function keepIndex(tx: CompanyTransaction, index: DocumentIndex): Promise<void> {
  kept.keep(tx.companyId, { end: await readJournalEnd(tx), reach: reachOf(index) });
}
