import type { Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { approvedYearFrom } from './transfer-store.ts';

/**
 * Throws `validation_failed` at `tax_class` if an approved profits tax computation may count an asset: its basis period ends
 * on the day the asset was acquired or later.
 */
export async function refuseApprovedTax(
  tx: CompanyTransaction,
  { number, acquiredOn }: { number: string; acquiredOn: Day },
): Promise<void> {
  const year = await approvedYearFrom(tx, acquiredOn);
  if (year === null) return;
  const fault = { word: 'asset_transfer_tax_approved', values: { number, year } };
  throw new DomainError('validation_failed', { ...fault, faults: [{ path: 'tax_class', ...fault }] });
}
