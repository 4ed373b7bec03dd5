import { absolute } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import type { LedgerCall } from '../../../books/ledger/index.ts';
import { readOpenInvoices } from '../../../trade/invoice/index.ts';
import { lockLine } from '../list/line-store.ts';
import { isToDo } from '../stored-line.ts';
import { matchDocuments } from './match-documents.ts';

/** The open line that a person says is the payment of a document that was booked a moment ago. */
export interface DocumentPayment {
  lineId: string;
  invoiceId: string;
}

/**
 * Matches a bank line to the document it paid, in the transaction that booked the document. Refused when the line was coded in
 * the meantime, and when its currency, direction or amount cannot be that payment.
 */
export async function payFromLine(tx: CompanyTransaction, call: LedgerCall, payment: DocumentPayment): Promise<void> {
  const line = await lockLine(tx, payment.lineId);
  if (line === null) throw new DomainError('not_found');
  if (!isToDo(line)) throw new DomainError('line_already_reconciled', { word: 'payment_line_taken' });
  const [invoice] = await readOpenInvoices(tx, [payment.invoiceId]);
  if (invoice === undefined) throw new DomainError('conflict', { word: 'document_not_open' });
  if (line.currency !== invoice.currency)
    throw new DomainError('posting_refused', {
      word: 'payment_line_currency',
      values: { found: line.currency, expected: invoice.currency },
    });
  const sameWay = line.amountMinor > 0n === invoice.openMinor > 0n;
  if (!sameWay || absolute(line.amountMinor) > absolute(invoice.openMinor))
    throw new DomainError('posting_refused', { word: 'payment_line_amount' });
  await matchDocuments(tx, call, line, {
    documents: [{ document: invoice, amountMinor: null }],
    fee: null,
    writeOffMinor: 0n,
  });
}
