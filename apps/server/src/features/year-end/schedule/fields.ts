import { type Account, type BalanceKind, formatMoney, isControlAccount, minorDigits, parseMoney } from '@folio/ledger';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import type { CompanyBooks } from '../../books/ledger/index.ts';

/** The types of the balance account and of the account that takes the amounts of the months. */
const TYPES = {
  prepayment: { balance_account: 'asset', result_account: 'expense' },
  deferred_income: { balance_account: 'liability', result_account: 'revenue' },
  accrual: { balance_account: 'liability', result_account: 'expense' },
  loan: { balance_account: 'liability', result_account: 'expense' },
} as const;

interface Accounts {
  kind: BalanceKind;
  balance_account: string;
  result_account: string;
}

interface PaidBy {
  payment_account: string;
  balance_account: string;
  result_account: string;
}

/** Why the two accounts do not fit the kind of schedule. */
export function accountFaults(body: Accounts, books: CompanyBooks): FieldIssue[] {
  return (['balance_account', 'result_account'] as const).flatMap((path) => {
    const values = { account: body[path] };
    const account = usableAccount(body[path], books);
    if (account === null) return [{ path, word: 'schedule_account_unusable', values }];
    const type = TYPES[body.kind][path];
    return account.type === type ? [] : [{ path, word: `schedule_needs_${type}`, values }];
  });
}

/** Why an account cannot be the one that has the amount so far. */
export function counterFaults(
  counter: string | null,
  { kind, balance_account }: Accounts,
  books: CompanyBooks,
): FieldIssue[] {
  if (counter === null) return [];
  const path = 'counter_account';
  const values = { account: counter };
  if (kind === 'accrual') return [{ path, word: 'schedule_accrual_source' }];
  if (counter === balance_account) return [{ path, word: 'schedule_counter_is_balance', values }];
  return usableAccount(counter, books, kind === 'loan') === null
    ? [{ path, word: 'schedule_account_unusable', values }]
    : [];
}

/** Why an account cannot pay the instalments of a loan. */
export function paymentFaults({ payment_account: account, ...own }: PaidBy, books: CompanyBooks): FieldIssue[] {
  const path = 'payment_account';
  const values = { account };
  if (account === own.balance_account || account === own.result_account)
    return [{ path, word: 'loan_payment_own', values }];
  return usableAccount(account, books, true) === null ? [{ path, word: 'loan_payment_unusable', values }] : [];
}

/** In use, in the currency of the books, not a control account, and not money unless that is allowed. */
function usableAccount(
  code: string,
  { chart, baseCurrency }: CompanyBooks,
  allowsMoney: boolean = false,
): Account | null {
  const account = chart.byCode.get(code);
  if (account === undefined || !account.active || isControlAccount(account)) return null;
  if ((account.currency ?? baseCurrency) !== baseCurrency) return null;
  return account.cashFlow === 'cash' && !allowsMoney ? null : account;
}

/** An amount of a request in base minor units. Throws `validation_failed` at its field. */
export function minorOf(text: string, currency: string): bigint {
  try {
    return parseMoney(text, currency);
  } catch {
    const values = { found: text, currency, decimals: String(minorDigits(currency)) };
    throw refused('amount', 'schedule_amount', values);
  }
}

/** An error at a field of the request. */
export function refused(path: string, word: string, values: Record<string, string> = {}): DomainError {
  return new DomainError('validation_failed', { word, values, faults: [{ path, word, values }] });
}

/** An amount in the currency of the books, as answers have it. */
export function inBase(amountMinor: bigint, { baseCurrency }: Pick<CompanyBooks, 'baseCurrency'>): string {
  return formatMoney(amountMinor, baseCurrency);
}
