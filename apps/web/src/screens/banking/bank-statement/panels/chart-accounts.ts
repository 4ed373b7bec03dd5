import type { LedgerAccountRow } from '@folio/contract';

const elsewhere: readonly (string | null)[] = ['bank', 'accounts_receivable', 'accounts_payable'];
const cash: readonly (string | null)[] = ['bank', 'petty_cash', 'credit_card', 'transfer_clearing'];

/** Accounts a line can be classified to: own accounts take a transfer, receivables and payables a match. */
export function takesClassified(account: LedgerAccountRow): boolean {
  return !elsewhere.includes(account.system_role);
}

/** Accounts money is moved between. */
export function takesTransfer(account: LedgerAccountRow): boolean {
  return account.active && cash.includes(account.system_role);
}
