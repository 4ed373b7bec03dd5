import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import { isCurrency } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type LedgerCall, readBooks } from '../ledger/index.ts';
import { columnsOfDraft, withAccounts } from './draft-columns.ts';
import { insertInvoice } from './store.ts';

/** Keeps a new unconfirmed document; it posts nothing until it is confirmed. Answers its id. */
export async function createInvoice(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: { type: InvoiceType; draft: InvoiceDraft; documentId?: string | null },
): Promise<string> {
  if (!isCurrency(input.draft.currency))
    throw new Refusal('validation_failed', { faults: [{ path: 'currency', word: 'currency_unknown' }] });
  const { taxCodes } = await readBooks(tx);
  const draft = withAccounts(input.type, input.draft);
  const columns = columnsOfDraft(input.type, draft, taxCodes);
  const documentId = input.documentId ?? null;
  return insertInvoice(tx, { type: input.type, draft, documentId, createdBy: call.userId, ...columns });
}
