import type { Account, Chart } from '@folio/ledger';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { accountFaults } from '../../books/ledger/index.ts';

/** The use of the account: money received, money paid, money refunded, or a debt written off. */
export type MoneyUse = 'receipt' | 'payment' | 'refund' | 'bad_debt';

const MONEY_ROLES: ReadonlySet<string> = new Set(['bank', 'petty_cash', 'credit_card', 'directors_current_account']);
/** Bad debts, and the allowance for them. */
const BAD_DEBT_ROLES: ReadonlySet<string> = new Set(['bad_debt', 'doubtful_debt_allowance']);
const FEE_ROLES: ReadonlySet<string> = new Set(['bank_fee', 'gateway_fee']);

function hasOneOf(roles: ReadonlySet<string>, account: Account | undefined): boolean {
  return roles.has(account?.systemRole ?? '');
}

/** True for a bank, cash or card account and for the amount due to the director. */
export function holdsMoney(account: Account): boolean {
  return hasOneOf(MONEY_ROLES, account);
}

/** Whether the fee of a bank or payment gateway may go to this account. */
export function takesFees(chart: Chart, code: string): boolean {
  return hasOneOf(FEE_ROLES, chart.byCode.get(code));
}

function fits(account: Account, use: MoneyUse): boolean {
  if (use === 'bad_debt') return hasOneOf(BAD_DEBT_ROLES, account);
  if (holdsMoney(account)) return true;
  if (use === 'receipt') return account.systemRole === 'customer_deposits' || hasOneOf(BAD_DEBT_ROLES, account);
  return use === 'payment' && account.systemRole === 'deposits_paid';
}

/** The account of a payment. Throws `validation_failed` on `account_code` if the account does not fit that use. */
export function moneyAccount(chart: Chart, code: string, use: MoneyUse): Account {
  const path = 'account_code';
  const faults: FieldIssue[] = accountFaults(path, code, chart);
  const account = chart.byCode.get(code);
  if (faults.length === 0 && account !== undefined && fits(account, use)) return account;
  const other = { path, word: `money_account_${use}`, values: { account: `${code} ${account?.name ?? ''}`.trim() } };
  throw new DomainError('validation_failed', { faults: faults.length > 0 ? faults : [other] });
}
