import type { DocumentKind, InvoiceDraft, PostedType } from '@folio/contract';
import { isDay } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { rateOn } from '../../books/exchange-rate/index.ts';
import { type LedgerCall, readBooks, takeNumber } from '../../books/ledger/index.ts';
import { readSalesSetting } from '../sales-setting/index.ts';
import { approvalNeeded, submitInvoice } from './confirm/approval.ts';
import { confirmInvoice } from './confirm/confirm-invoice.ts';
import { adjustToTotal } from './draft/adjust-to-total.ts';
import { createInvoice } from './draft/create-invoice.ts';

export interface ImportedInvoice {
  id: string;
  type: PostedType;
  number: string;
}

export interface ImportInput {
  kind: DocumentKind;
  draft: InvoiceDraft;
  documentId: string;
  /** The user saw the difference between the items and the total, and accepted that an item is added for it. */
  acceptArithmetic: boolean;
  /** The language of that item's name. */
  language: Language;
}

/** The kinds of uploaded documents that become an invoice, bill or credit note; a receipt is a bill paid at once. */
export function invoiceTypeOf(kind: DocumentKind): PostedType | null {
  switch (kind) {
    case 'sales_invoice':
    case 'sales_credit_note':
    case 'purchase_bill':
    case 'purchase_credit_note':
      return kind;
    case 'receipt':
      return 'purchase_bill';
    default:
      return null;
  }
}

/**
 * Confirms the draft of an uploaded document: creates, posts and, if the draft says so, pays the record, all in the
 * given transaction. If a second person must approve documents, it is submitted for approval instead. A till receipt
 * without a number gets one of the series EXP. Field paths of an error start with `invoice.`.
 */
export async function importInvoice(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: ImportInput,
): Promise<ImportedInvoice> {
  const type = invoiceTypeOf(input.kind);
  if (type === null) throw new DomainError('document_not_confirmable', { word: 'kind_not_bookable' });
  try {
    const numbered = input.kind === 'receipt' && input.draft.number === '';
    const numberedDraft = numbered ? { ...input.draft, number: await takeNumber(tx, 'EXP') } : input.draft;
    const stated = await withTableRate(tx, numberedDraft);
    const draft = input.acceptArithmetic ? await adjusted(tx, stated, input.language) : stated;
    const id = await createInvoice(tx, call, { type, draft, documentId: input.documentId });
    if (await approvalNeeded(tx)) await submitInvoice(tx, call, { id });
    else await confirmInvoice(tx, call, id);
    return { id, type, number: draft.number };
  } catch (error) {
    throw error instanceof DomainError ? underInvoice(error) : error;
  }
}

/** A document in another currency without a rate gets the table's rate for its day, as on the screens. */
async function withTableRate(tx: CompanyTransaction, draft: InvoiceDraft): Promise<InvoiceDraft> {
  const { currency, rate, issue_date: day } = draft;
  if (rate !== null || day === null || !isDay(day) || currency === (await readBooks(tx)).baseCurrency) return draft;
  return { ...draft, rate: (await rateOn(tx, currency, day))?.rate ?? null };
}

async function adjusted(tx: CompanyTransaction, draft: InvoiceDraft, language: Language): Promise<InvoiceDraft> {
  const books = await readBooks(tx);
  const { tax_rounding: taxRounding } = await readSalesSetting(tx);
  return adjustToTotal(draft, books, { taxCodes: books.taxCodes, taxRounding }, language);
}

function underInvoice({ code, word, values, faults }: DomainError): DomainError {
  return new DomainError(code, {
    word,
    values,
    faults: faults.map((fault) => ({ ...fault, path: `invoice.${fault.path}` })),
  });
}
