import type { TaxProfile } from '@folio/contract';
import { type AccountMovement, type Chart, type RegisterTaxLine, taxInputs } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { minor } from './amounts.ts';
import type { ApprovedTax } from './approved-tax.ts';
import { amountsOf, type TypedAmounts } from './figures.ts';
import { withFigures } from './present.ts';
import { readProfit } from './read-profit.ts';
import { listComputations, readProfile } from './store.ts';

/** A tax computation as it is filed: the approved figures, or those of the draft as the books are now. */
export interface FiledTax {
  id: string;
  state: 'draft' | 'approved';
  tax: ApprovedTax;
  profile: TaxProfile;
  buildings: TypedAmounts['buildings'];
  chart: Chart;
  /** The accounts in the basis period. */
  movements: readonly AccountMovement[];
}

/** Years of assessment with a computation, the latest first. */
export async function listTaxYears(tx: CompanyTransaction): Promise<string[]> {
  return (await listComputations(tx)).map(({ year }) => year);
}

/** The computation of a year; null without one. Throws `conflict` for books that are not in HKD. */
export async function readFiledTax(tx: CompanyTransaction, year: string): Promise<FiledTax | null> {
  const computation = (await listComputations(tx)).find((one) => one.year === year);
  if (computation === undefined) return null;
  const { now } = await withFigures(tx, computation);
  const tax = computation.approved ?? now;
  const { chart, movements } = await readProfit(tx, { from: computation.basisFrom, to: computation.basisTo });
  const { id, state } = computation;
  return { id, state, tax, profile: await readProfile(tx), buildings: buildingsOf(tax), chart, movements };
}

/** The buildings that were typed and those of the register, with what the register says was received. */
function buildingsOf({ inputs, register = [] }: ApprovedTax): TypedAmounts['buildings'] {
  const lines = register.flatMap(({ asset_id: id, name, tax_class, kind, date, cost, proceeds }): RegisterTaxLine[] => {
    const disposal = kind === 'disposal' ? { date, proceedsMinor: minor(proceeds ?? '0') } : null;
    const asset = { id, name, taxClass: tax_class, acquiredOn: date, costMinor: minor(cost), disposal };
    return [{ asset, kind, date }];
  });
  return taxInputs({ ...amountsOf(inputs), hirePurchase: [] }, lines).buildings;
}
