import type { TaxInputs } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { minor } from './amounts.ts';
import { hirePurchaseFaults } from './hire-purchase.ts';

/** Throws `validation_failed` for what a person typed twice, and for values that no allowance can have. */
export async function refuseInputs(tx: CompanyTransaction, inputs: TaxInputs): Promise<void> {
  const faults = [...poolFaults(inputs), ...buildingFaults(inputs), ...(await hirePurchaseFaults(tx, inputs))];
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
}

function poolFaults({ pools }: TaxInputs): FieldIssue[] {
  const rates = pools.map(({ rate }) => rate);
  return new Set(rates).size < rates.length ? [{ path: 'inputs.pools', word: 'tax_pool_twice' }] : [];
}

function buildingFaults({ buildings }: TaxInputs): FieldIssue[] {
  return buildings.flatMap(({ name, cost, residue, asset_id: asset }, index): FieldIssue[] => {
    const fault = (word: string) => ({ path: 'inputs.buildings', word, values: { name, cost, found: residue } });
    const isTwice = asset && buildings.slice(0, index).some((one) => one.asset_id === asset);
    return [
      ...(minor(residue) > minor(cost) ? [fault('tax_building_residue')] : []),
      ...(isTwice ? [fault('tax_building_twice')] : []),
    ];
  });
}
