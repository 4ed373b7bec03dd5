import type { NewLoanBody, Schedule } from '@folio/contract';
import { isLedgerIssue, loanInstalments, type PlannedInstalment } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { byTheRules, type LedgerCall, openBooks } from '../../books/ledger/index.ts';
import { accountFaults, counterFaults, inBase, minorOf, paymentFaults, refused } from './fields.ts';
import { getSchedule } from './get-schedule.ts';
import { insertLoan } from './loan-store.ts';
import { readLoanTable } from './loan-table.ts';
import { moveAmount, noteSchedule } from './record.ts';
import { NO_SOURCE } from './source/source.ts';
import { insertAmount, insertSchedule, type LoanFields } from './store.ts';

/**
 * Creates the schedule of a loan or hire purchase: its instalments are calculated, or taken from the lender's table. An
 * amount that another account received is moved to the liability account by a journal. Throws `validation_failed` for
 * terms, accounts and tables that do not fit, `posting_refused` above 50 years, and `period_locked`.
 */
export async function createLoan(tx: CompanyTransaction, call: LedgerCall, body: NewLoanBody): Promise<Schedule> {
  const books = await openBooks(tx);
  const amountMinor = minorOf(body.amount, books.baseCurrency);
  const accounts = { ...body, kind: 'loan' } as const;
  const faults = [
    ...accountFaults(accounts, books),
    ...paymentFaults(body, books),
    ...counterFaults(body.counter_account, accounts, books),
  ];
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
  const instalments = instalmentsOf(body, amountMinor, books.baseCurrency);
  const { on } = body;
  const fields = fieldsOf(body, instalments.at(-1)?.dueOn ?? on);
  const journalId = await moveAmount(tx, call, fields, { counter: body.counter_account, on, amountMinor });
  const id = await insertSchedule(tx, call, fields);
  const { type, method, payment_account: paymentAccount } = body;
  const yearlyRate = method === 'imported' ? null : body.yearly_rate;
  await insertLoan(tx, id, { type, method, yearlyRate, paymentAccount, instalments });
  await insertAmount(tx, call, id, { number: 1, on, amountMinor, reason: '', journalId });
  const amount = inBase(amountMinor, books);
  await noteSchedule(tx, call, id, 'schedule_added', { name: body.name, kind: 'loan', date: on, amount });
  return getSchedule(tx, id);
}

function instalmentsOf(body: NewLoanBody, capitalMinor: bigint, currency: string): PlannedInstalment[] {
  const { method, on, first_on: firstOn, yearly_rate: yearlyRatePercent, instalments } = body;
  if (capitalMinor <= 0n) throw refused('amount', 'ledger_amount_not_positive');
  if (method === 'imported') return readLoanTable(body.table ?? '', { capitalMinor, on, currency });
  if (yearlyRatePercent === null) throw refused('yearly_rate', 'loan_needs_rate');
  if (instalments === null) throw refused('instalments', 'loan_needs_instalments');
  if (firstOn === null) throw refused('first_on', 'loan_needs_first');
  if (firstOn < on) throw refused('first_on', 'loan_first_before', { date: on });
  const terms = { capitalMinor, yearlyRatePercent, instalments, firstOn, method };
  try {
    // A payment of a very small loan can be zero.
    return loanInstalments(terms).filter((one) => one.interestMinor + one.capitalMinor > 0n);
  } catch (error) {
    if (isLedgerIssue(error) && ['bad_rate', 'bad_decimal', 'too_many_decimals'].includes(error.code))
      throw refused('yearly_rate', 'loan_rate', { found: yearlyRatePercent });
    return byTheRules(() => {
      throw error;
    });
  }
}

function fieldsOf(body: NewLoanBody, to: string): LoanFields {
  return {
    ...NO_SOURCE,
    kind: 'loan',
    method: 'instalments',
    name: body.name,
    balanceAccount: body.balance_account,
    resultAccount: body.result_account,
    from: body.on,
    to,
    reverseOn: null,
  };
}
