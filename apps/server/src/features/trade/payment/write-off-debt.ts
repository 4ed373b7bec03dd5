import type { BadDebtRequest } from '@folio/contract';
import { accountByRole, documentOf, formatMoney, releasedBy } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { byTheRules, type LedgerCall, loadOpenDocuments, openBooks } from '../../books/ledger/index.ts';
import { type RecordedMoney, recordMoney } from '../payment-record/index.ts';
import { fieldRefusal, positiveMinor, refuseFuture } from './amounts.ts';
import { moneyAccount } from './money-accounts.ts';
import { payableOf } from './payable.ts';

/**
 * Writes off all or part of what a customer owes: a receipt whose money side is bad debts or the allowance for them,
 * at the invoice's value in the books, so that no exchange difference arises.
 */
export async function writeOffDebt(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  asked: BadDebtRequest,
): Promise<RecordedMoney> {
  const books = await openBooks(tx);
  const document = await payableOf(tx, id);
  const { number, currency, openMinor, contactId, contact: contactName } = document;
  if (document.side !== 'sales')
    throw new DomainError('posting_refused', { word: 'bad_debt_of_sale', values: { number } });
  const code = asked.account_code ?? byTheRules(() => accountByRole(books.chart, 'bad_debt').code);
  const account = moneyAccount(books.chart, code, 'bad_debt');
  refuseFuture(asked.date, call.today);
  const givenUpMinor = positiveMinor('amount', asked.amount, currency);
  if (givenUpMinor > openMinor) {
    const values = { found: formatMoney(givenUpMinor, currency), open: formatMoney(openMinor, currency) };
    throw fieldRefusal('amount', 'pay_more_than_open', { number, currency, ...values });
  }
  const open = await loadOpenDocuments(tx, [id]);
  const amountMinor = byTheRules(() => releasedBy(documentOf(open, id), givenUpMinor));
  const money = {
    type: 'receipt' as const,
    date: asked.date,
    accountCode: account.code,
    contactId,
    contactName,
    amountMinor,
    rate: null,
    reference: `Bad debt ${number}`,
    allocations: [{ documentRef: id, amountMinor: givenUpMinor }],
  };
  return recordMoney(tx, call, money, books);
}
