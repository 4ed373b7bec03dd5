import type { Account, Chart } from '@folio/ledger';
import { type FieldFault, Refusal } from '../../platform/http/refusal.ts';
import { accountFaults } from '../ledger/index.ts';

/** What an account is named for: money that came, money that went, money given back, or what nobody will pay any more. */
export type MoneyUse = 'receipt' | 'payment' | 'refund' | 'bad_debt';

const MONEY_ROLES: ReadonlySet<string> = new Set(['bank', 'petty_cash', 'credit_card', 'directors_current_account']);
/** Bad debts, and the allowance made for them. */
const BAD_DEBT_CODES: ReadonlySet<string> = new Set(['6600', '1110']);
/** Deposits paid to suppliers before their bill. */
const DEPOSITS_PAID = '1130';
/** Codes that bank, cash and card accounts after the first of their kind stand on. */
const MONEY_CODES = /^(10[1-8]\d|217\d)$/;

/** A bank, cash or card account, or what the company owes its director: money moves there. */
export function holdsMoney(account: Account): boolean {
  return MONEY_ROLES.has(account.systemRole ?? '') || (account.systemRole === null && MONEY_CODES.test(account.code));
}

function fits(account: Account, use: MoneyUse): boolean {
  if (use === 'bad_debt') return BAD_DEBT_CODES.has(account.code);
  if (holdsMoney(account)) return true;
  if (use === 'receipt') return account.systemRole === 'customer_deposits' || BAD_DEBT_CODES.has(account.code);
  return use === 'payment' && account.code === DEPOSITS_PAID;
}

/** The account money moves on. Throws `validation_failed` on `account_code` where it cannot be one of that use. */
export function moneyAccount(chart: Chart, code: string, use: MoneyUse): Account {
  const path = 'account_code';
  const faults: FieldFault[] = accountFaults(path, code, chart);
  const account = chart.byCode.get(code);
  if (faults.length === 0 && account !== undefined && fits(account, use)) return account;
  const other = { path, word: `money_account_${use}`, values: { account: `${code} ${account?.name ?? ''}`.trim() } };
  throw new Refusal('validation_failed', { faults: faults.length > 0 ? faults : [other] });
}
