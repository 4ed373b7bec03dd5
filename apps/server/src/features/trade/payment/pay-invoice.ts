import type { PayInvoiceRequest } from '@folio/contract';
import { documentOf } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { byTheRules, type LedgerCall, loadOpenDocuments, openBooks } from '../../books/ledger/index.ts';
import { type RecordedMoney, recordMoney } from '../payment-record/index.ts';
import { positiveMinor } from './amounts.ts';
import { movedMoney } from './money-moved.ts';
import { payableOf } from './payable.ts';
import { refuseFarApart, settledBy } from './settled-amount.ts';

/**
 * Records a full or partial payment of one invoice or bill. In one currency, an amount above the open amount stays
 * with the contact as an over-payment; with two currencies, the user states how much is settled.
 */
export async function payInvoice(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  asked: PayInvoiceRequest,
): Promise<RecordedMoney> {
  const books = await openBooks(tx);
  const document = await payableOf(tx, id);
  const money = await movedMoney(tx, call, books, document.side, asked);
  const { currency, openMinor, number } = document;
  const typed = asked.settles == null ? null : positiveMinor('settles', asked.settles, currency);
  const settlesMinor = settledBy(money, { currency, openMinor, number, settlesMinor: typed });
  const open = await loadOpenDocuments(tx, [id]);
  byTheRules(() => refuseFarApart(money, [{ document: documentOf(open, id), settlesMinor }], books));
  const { type, date, account, rate, amountMinor, fee, writeOff, reference } = money;
  const { contactId, contact: contactName } = document;
  const allocations = [{ documentRef: id, amountMinor: settlesMinor }];
  const about = { type, date, accountCode: account.code, contactId, contactName, reference, allocations };
  return recordMoney(tx, call, { ...about, rate, amountMinor, fee, writeOff }, books);
}
