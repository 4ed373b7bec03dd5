import type { RefundRequest } from '@folio/contract';
import { currencyOfAccount, formatMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { type LedgerCall, openBooks } from '../../books/ledger/index.ts';
import { type RecordedMoney, recordMoney } from '../payment-record/index.ts';
import { fieldRefusal, positiveMinor, rateOfDay, refuseFuture } from './amounts.ts';
import { openCredit } from './apply-credit.ts';
import { moneyAccount } from './money-accounts.ts';
import type { Credit } from './store.ts';

/** Records a refund of an open credit: to the customer, or by the supplier. */
export async function refundCredit(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  asked: RefundRequest,
): Promise<RecordedMoney> {
  const books = await openBooks(tx);
  const credit = await openCredit(tx, id);
  const account = moneyAccount(books.chart, asked.account_code, 'refund');
  refuseFuture(asked.date, call.today);
  if (asked.date < credit.date) throw fieldRefusal('date', 'credit_before_document', { date: credit.date });
  const currency = currencyOfAccount(books, account.code);
  const amountMinor = positiveMinor('amount', asked.amount, currency);
  const settledMinor = settledMinorOf(credit, currency, amountMinor, asked.settles ?? null);
  const rate = await rateOfDay(tx, books, currency, asked);
  const money = {
    type: credit.side === 'sales' ? ('customer_refund' as const) : ('supplier_refund' as const),
    date: asked.date,
    accountCode: account.code,
    contactId: credit.contactId,
    contactName: credit.contact,
    amountMinor,
    rate,
    reference: asked.reference ?? '',
    allocations: [{ documentRef: credit.ref, amountMinor: settledMinor }],
  };
  return recordMoney(tx, call, money, books);
}

/** The used part of the credit, in its own currency. */
function settledMinorOf(credit: Credit, currency: string, amountMinor: bigint, settles: string | null): bigint {
  const { openMinor, number } = credit;
  const same = credit.currency === currency;
  if (!same && settles === null)
    throw fieldRefusal('settles', 'pay_settles_needed', { currency: credit.currency, number });
  const settledMinor = settles === null ? amountMinor : positiveMinor('settles', settles, credit.currency);
  const shown = (minor: bigint) => formatMoney(minor, credit.currency);
  const values = { currency: credit.currency, number, found: shown(settledMinor), open: shown(openMinor) };
  if (settledMinor > openMinor)
    throw fieldRefusal(settles === null ? 'amount' : 'settles', 'refund_more_than_open', values);
  if (same && settledMinor !== amountMinor) throw fieldRefusal('settles', 'refund_settles_amount', values);
  return settledMinor;
}
