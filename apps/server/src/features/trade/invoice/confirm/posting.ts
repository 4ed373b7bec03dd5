import type { InvoiceDraft, PostedType } from '@folio/contract';
import {
  type Day,
  type DocumentPosting,
  type JournalDraft,
  purchaseBill,
  purchaseCreditNote,
  salesCreditNote,
  salesInvoice,
  type TaxRounding,
} from '@folio/ledger';
import { byTheRules, type CompanyBooks } from '../../../books/ledger/index.ts';
import type { Contact } from '../../contact/index.ts';
import { draftLines } from '../draft/draft-totals.ts';

const RULES: Readonly<Record<PostedType, (input: DocumentPosting, books: CompanyBooks) => JournalDraft[]>> = {
  sales_invoice: salesInvoice,
  sales_credit_note: salesCreditNote,
  purchase_bill: purchaseBill,
  purchase_credit_note: purchaseCreditNote,
};

/** A checked draft to be posted, with its id, contact and day. */
export interface DocumentToPost {
  id: string;
  type: PostedType;
  draft: InvoiceDraft;
  contact: Contact;
  date: Day;
}

/**
 * The books a document is posted to, where its tax is rounded, and the day whose tax codes apply if it is not its
 * own.
 */
export type PostingRules = CompanyBooks & { taxRounding: TaxRounding; taxDate: Day | null };

/** The entries of a document by the ledger's rules. Throws the ledger's errors. */
export function entriesOf({ id, type, draft, contact, date }: DocumentToPost, books: PostingRules): JournalDraft[] {
  const lines = draftLines(draft, books.taxCodes);
  const posting: DocumentPosting = {
    ref: id,
    number: draft.number,
    date,
    contactId: contact.id,
    narration: contact.name,
    currency: draft.currency,
    rate: draft.currency === books.baseCurrency ? null : draft.rate,
    amountsAre: draft.amounts_are,
    discount: lines.discount,
    items: lines.items.map((item, index) => ({
      ...item,
      accountCode: draft.items[index]?.account_code ?? '',
      description: draft.items[index]?.name ?? '',
    })),
    taxRounding: books.taxRounding,
    ...(books.taxDate === null ? {} : { taxDate: books.taxDate }),
  };
  return byTheRules(() => RULES[type](posting, { ...books, taxCodes: lines.taxCodes }));
}
