import { absolute } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readOpenInvoices } from '../invoice/index.ts';
import type { LedgerCall } from '../ledger/index.ts';
import { lockLine } from './line-store.ts';
import { matchLine } from './match-line.ts';
import { isToDo } from './stored-line.ts';

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
  if (line === null) throw new Refusal('not_found');
  if (!isToDo(line)) throw new Refusal('line_already_reconciled', { word: 'payment_line_taken' });
  const [invoice] = await readOpenInvoices(tx, [payment.invoiceId]);
  if (invoice === undefined) throw new Refusal('conflict', { word: 'document_not_open' });
  if (line.currency !== invoice.currency)
    throw new Refusal('posting_refused', {
      word: 'payment_line_currency',
      values: { found: line.currency, expected: invoice.currency },
    });
  const sameWay = line.amountMinor > 0n === invoice.openMinor > 0n;
  if (!sameWay || absolute(line.amountMinor) > absolute(invoice.openMinor))
    throw new Refusal('posting_refused', { word: 'payment_line_amount' });
  await matchLine(tx, call, { id: line.id, documents: [{ id: invoice.ref }] });
}
