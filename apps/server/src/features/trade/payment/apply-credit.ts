import type { applyCreditRequest } from '@folio/contract';
import { formatMoney } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type LedgerCall, openBooks, type Posted } from '../../books/ledger/index.ts';
import { allocateCredit } from '../payment-record/index.ts';
import { fieldRefusal, positiveMinor, refuseFuture, smaller } from './amounts.ts';
import { type Payable, payableOf } from './payable.ts';
import { type Credit, readCredit } from './store.ts';

/** Applies an open credit note or over-payment to an open invoice or bill of the same contact, side and currency. */
export async function applyCredit(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  asked: z.input<typeof applyCreditRequest>,
): Promise<Posted> {
  await openBooks(tx);
  const document = await payableOf(tx, id);
  const credit = await openCredit(tx, asked.credit_id);
  refusePair(document, credit);
  const { currency } = document;
  const amountMinor = positiveMinor('amount', asked.amount, currency);
  const mostMinor = smaller(document.openMinor, credit.openMinor);
  if (amountMinor > mostMinor) {
    const values = { currency, found: formatMoney(amountMinor, currency), most: formatMoney(mostMinor, currency) };
    throw fieldRefusal('amount', 'credit_more_than_open', {
      ...values,
      number: document.number,
      credit: credit.number,
    });
  }
  refuseFuture(asked.date, call.today);
  const first = [document.issueDate ?? '', credit.date].sort().at(-1) ?? credit.date;
  if (asked.date < first) throw fieldRefusal('date', 'credit_before_document', { date: first });
  return allocateCredit(tx, call, { date: asked.date, fromRef: credit.ref, toRef: id, amountMinor });
}

/** The open credit with an id. Throws `conflict` if nothing of it is open. */
export async function openCredit(tx: CompanyTransaction, id: string): Promise<Credit> {
  const credit = await readCredit(tx, id);
  if (credit === null) throw new DomainError('conflict', { word: 'credit_not_open' });
  return credit;
}

function refusePair(document: Payable, credit: Credit): void {
  const word =
    (credit.contactId === document.contactId ? null : 'credit_other_contact') ??
    (credit.side === document.side ? null : 'credit_other_side') ??
    (credit.currency === document.currency ? null : 'credit_other_currency');
  if (word === null) return;
  const values = { number: document.number, currency: document.currency, contact: document.contact };
  const of = { credit: credit.number, credit_currency: credit.currency, credit_contact: credit.contact };
  throw new DomainError('posting_refused', { word, values: { ...values, ...of } });
}
