import type { TaxHirePurchaseYear } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { requireAsset } from '../fixed-asset/index.ts';
import { withFigures } from './present.ts';
import { listComputations } from './store.ts';

/** The allowances of an asset under hire purchase, the earliest year first. Throws `not_found`. */
export async function hirePurchaseYears(tx: CompanyTransaction, assetId: string): Promise<TaxHirePurchaseYear[]> {
  await requireAsset(tx, assetId);
  const years: TaxHirePurchaseYear[] = [];
  for (const one of (await listComputations(tx)).toReversed()) {
    if (!one.inputs.hire_purchase?.some(({ asset_id }) => asset_id === assetId)) continue;
    const { computation, now } = await withFigures(tx, one);
    const { hire_purchase: lines = [] } = computation.approved ?? now;
    const { id: computation_id, year: year_of_assessment, state } = computation;
    const own = lines.filter(({ asset_id }) => asset_id === assetId);
    years.push(...own.map((line) => ({ computation_id, year_of_assessment, state, line })));
  }
  return years;
}
