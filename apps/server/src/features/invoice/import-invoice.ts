import type { DocumentKind, InvoiceDraft, PostedType } from '@folio/contract';
import { isDay } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { Language } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { rateOn } from '../exchange-rate/index.ts';
import { type LedgerCall, readBooks, takeNumber } from '../ledger/index.ts';
import { readSalesSetting } from '../sales-setting/index.ts';
import { adjustToTotal } from './adjust-to-total.ts';
import { approvalNeeded, submitInvoice } from './approval.ts';
import { confirmInvoice } from './confirm-invoice.ts';
import { createInvoice } from './create-invoice.ts';

export interface ImportedInvoice {
  id: string;
  type: PostedType;
  number: string;
}

export interface ImportInput {
  kind: DocumentKind;
  draft: InvoiceDraft;
  documentId: string;
  /** The person saw the difference between items and total, and that an item is added for it. */
  acceptArithmetic: boolean;
  /** Names that item. */
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
 * Confirms the draft of an uploaded document: the record is made, posted and, where the draft says so, paid, all in the
 * given transaction. Where a second person approves documents it is handed in for approval instead. A till receipt without
 * a number gets one of the series EXP. Field paths of a refusal start at `invoice.`.
 */
export async function importInvoice(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: ImportInput,
): Promise<ImportedInvoice> {
  const type = invoiceTypeOf(input.kind);
  if (type === null) throw new Refusal('document_not_confirmable', { word: 'kind_not_bookable' });
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
    throw error instanceof Refusal ? underInvoice(error) : error;
  }
}

/** A document in another currency that brings no rate takes the table's for its day, as the screens do. */
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

function underInvoice({ code, word, values, faults }: Refusal): Refusal {
  return new Refusal(code, {
    word,
    values,
    faults: faults.map((fault) => ({ ...fault, path: `invoice.${fault.path}` })),
  });
}
