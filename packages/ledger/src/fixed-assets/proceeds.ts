import type { Account, SystemRole } from '../accounts/index.ts';

const HOLDERS: readonly (SystemRole | null)[] = [null, 'default_sales', 'suspense'];

/**
 * Whether a sale or a receipt on this account may be the proceeds of a disposal: income, or an account where amounts wait to
 * be cleared. Not money, receivables, payables, tax, or any other account whose balance Folio keeps.
 */
export function canHoldProceeds({ systemRole }: Account): boolean {
  return HOLDERS.includes(systemRole);
}
