import type { InvoiceDraft, PostedType } from '@folio/contract';
import { absolute, type Day, netOf, openingDocument } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { byTheRules, type LedgerCall, openBooks, postEntries } from '../../books/ledger/index.ts';
import { isOwnType, noteInvoiceNumber } from '../../books/numbering/index.ts';
import { type Contact, markSide } from '../contact/index.ts';
import { columnsOfDraft } from './draft/draft-columns.ts';
import { isSales } from './life/invoice-state.ts';
import { insertInvoice, setConfirmStatus } from './store.ts';

/**
 * Posts a document that was open when the books began, dated the day before their first: control account against
 * 3900.
 */
export async function openInvoice(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: { type: PostedType; draft: InvoiceDraft; date: Day; contact: Contact },
): Promise<string> {
  const { type, draft, date, contact } = input;
  const books = await openBooks(tx);
  const columns = columnsOfDraft(type, draft, books);
  const id = await insertInvoice(tx, { type, draft, documentId: null, createdBy: call.userId, ...columns });
  const drafts = byTheRules(() =>
    openingDocument(
      {
        ref: id,
        number: draft.number,
        documentKind: type,
        date,
        contactId: contact.id,
        narration: `Opening document ${draft.number}`,
        currency: draft.currency,
        rate: draft.rate,
        totalMinor: columns.totalMinor,
      },
      books,
    ),
  );
  await postEntries(tx, call, drafts, { books });
  if (isOwnType(type)) await noteInvoiceNumber(tx, type, draft.issue_date ?? date, draft.number);
  const control = drafts.flatMap((entry) => entry.lines).filter((line) => line.documentRef === id);
  const baseMinor = absolute(control.reduce((sum, line) => sum + netOf(line), 0n));
  await markSide(tx, contact.id, isSales(type) ? 'customer' : 'supplier');
  const confirmed = { status: 'confirmed' as const, contactId: contact.id, contactName: contact.name };
  await setConfirmStatus(tx, id, { ...confirmed, baseMinor, opening: true });
  return id;
}
