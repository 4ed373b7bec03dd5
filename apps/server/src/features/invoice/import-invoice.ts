import type { DocumentKind, InvoiceDraft, PostedType } from '@folio/contract';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type LedgerCall, takeNumber } from '../ledger/index.ts';
import { approvalNeeded, submitInvoice } from './approval.ts';
import { confirmInvoice } from './confirm-invoice.ts';
import { createInvoice } from './create-invoice.ts';

export interface ImportedInvoice {
  id: string;
  type: PostedType;
  number: string;
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
  input: { kind: DocumentKind; draft: InvoiceDraft; documentId: string; acceptArithmetic: boolean },
): Promise<ImportedInvoice> {
  const type = invoiceTypeOf(input.kind);
  if (type === null) throw new Refusal('document_not_confirmable', { word: 'kind_not_bookable' });
  try {
    const numbered = input.kind === 'receipt' && input.draft.number === '';
    const draft = numbered ? { ...input.draft, number: await takeNumber(tx, 'EXP') } : input.draft;
    const id = await createInvoice(tx, call, { type, draft, documentId: input.documentId });
    const { acceptArithmetic } = input;
    if (await approvalNeeded(tx)) await submitInvoice(tx, call, { id, acceptArithmetic });
    else await confirmInvoice(tx, call, id, { acceptArithmetic });
    return { id, type, number: draft.number };
  } catch (error) {
    throw error instanceof Refusal ? underInvoice(error) : error;
  }
}

function underInvoice({ code, word, values, faults }: Refusal): Refusal {
  return new Refusal(code, {
    word,
    values,
    faults: faults.map((fault) => ({ ...fault, path: `invoice.${fault.path}` })),
  });
}
