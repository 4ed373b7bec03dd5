import {
  documentLanguage,
  type InvoiceDetail,
  type InvoiceDraft,
  type InvoiceType,
  type SalesSetting,
} from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { NO_IMAGES, type PaperWithImages } from '../../../platform/paper-file/index.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { getInvoice } from '../invoice/index.ts';
import { readPaperImages, readSalesSetting } from '../sales-setting/index.ts';
import { composePaper, type PaperStanding, type PaperWish } from './compose-paper.ts';
import { isOurs } from './parties.ts';
import { readCompanyParty, readContactFacts, readCredited, readPayTo, readTerm } from './store.ts';

/** A printed document never says that it is overdue or expired, so any day gives the same result. */
const ANY_DAY = '2000-01-01';

/** A document as printed now, with numbers, money and marks from the books. Throws `not_found`. */
export async function readPaper(
  tx: CompanyTransaction,
  invoiceId: string,
  wish: PaperWish = {},
): Promise<PaperWithImages> {
  const detail = await getInvoice(tx, { today: ANY_DAY, userId: null }, invoiceId);
  const setting = await readSalesSetting(tx);
  const asConfirmed = { ...setting, tax_rounding: detail.tax_rounding ?? setting.tax_rounding };
  return paperOf(tx, { type: detail.type, draft: detail.draft, standing: standingOf(detail) }, wish, asConfirmed);
}

/** A draft as it would be printed, saved or not. */
export async function draftPaper(
  tx: CompanyTransaction,
  type: InvoiceType,
  draft: InvoiceDraft,
  wish: PaperWish = {},
): Promise<PaperWithImages> {
  const standing: PaperStanding = { number: draft.number, paymentReference: null, settled: null, mark: 'draft' };
  return paperOf(tx, { type, draft, standing }, wish);
}

/** The preview: a posted document from the books, any other as typed. */
export async function previewPaper(
  tx: CompanyTransaction,
  { id, type, draft }: { id: string | null; type: InvoiceType; draft: InvoiceDraft },
): Promise<PaperWithImages> {
  if (id === null) return draftPaper(tx, type, draft);
  const detail = await getInvoice(tx, { today: ANY_DAY, userId: null }, id);
  return detail.confirm_status === 'confirmed' ? readPaper(tx, id) : draftPaper(tx, type, draft);
}

/** A document with a setting that may not be saved yet. */
export async function paperOf(
  tx: CompanyTransaction,
  { type, draft, standing }: { type: InvoiceType; draft: InvoiceDraft; standing: PaperStanding },
  wish: PaperWish,
  unsaved?: SalesSetting,
): Promise<PaperWithImages> {
  const setting = unsaved ?? (await readSalesSetting(tx));
  const { taxCodes } = await readBooks(tx);
  const contact = draft.contact_id === null ? null : await readContactFacts(tx, draft.contact_id);
  const payToId = draft.pay_to_account_id ?? setting.pay_to_account_id;
  const facts = {
    type,
    draft,
    standing,
    setting,
    taxCodes,
    company: await readCompanyParty(tx),
    contact:
      contact === null ? null : { party: contact.party, language: documentLanguage.nullable().parse(contact.language) },
    term: draft.payment_term_id === null ? null : await readTerm(tx, draft.payment_term_id),
    credited: draft.credit_of === null ? null : await readCredited(tx, draft.credit_of),
    payTo: payToId === null ? null : await readPayTo(tx, payToId),
  };
  return { ...composePaper(facts, wish), images: isOurs(type) ? await readPaperImages(tx) : NO_IMAGES };
}

/** The settled data of a document: its number, payments, and the mark printed across it. */
function standingOf(detail: InvoiceDetail): PaperStanding {
  const isConfirmed = detail.confirm_status === 'confirmed';
  const positive = (amount: string): string => amount.replace(/^-/, '');
  const mark = detail.state === 'voided' ? 'voided' : !isConfirmed ? 'draft' : detail.state === 'paid' ? 'paid' : null;
  return {
    number: detail.number,
    paymentReference: detail.payment_reference,
    settled: isConfirmed
      ? { total: positive(detail.total), paid: positive(detail.paid), due: positive(detail.due) }
      : null,
    mark,
  };
}
