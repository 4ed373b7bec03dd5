import type { TaxInputs, TaxRegisterLine } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { usesRegister } from '../fixed-asset/index.ts';
import { hongKong, minor } from './amounts.ts';
import type { ApprovedTax } from './approved-tax.ts';
import { heldOnHirePurchase } from './hire-purchase.ts';
import { withFigures } from './present.ts';
import { listComputations } from './store.ts';

const NIL = '0.00';

/**
 * What a year begins with: nothing, or what the latest computation before it carries forward. Additions and disposals follow
 * from the register, once there is one.
 */
export async function rolledForward(tx: CompanyTransaction, year: string): Promise<TaxInputs> {
  // By the year: after a change of the accounting date two basis periods can have months in common.
  const before = (await listComputations(tx)).find((one) => one.year < year);
  const from_register = (await usesRegister(tx)) || undefined;
  const prescribed = { additions: NIL, disposals: [] };
  if (before === undefined)
    return {
      pools: [],
      prescribed,
      buildings: [],
      loss_brought_forward: NIL,
      donations_claimed: NIL,
      provisional: NIL,
      from_register,
    };
  const { computation, now } = await withFigures(tx, before);
  const tax = computation.approved ?? now;
  const { figures } = tax;
  const held = heldOnHirePurchase(tax.hire_purchase ?? []);
  return {
    pools: heldPools(tax),
    prescribed,
    buildings: heldBuildings(tax),
    ...(held.length > 0 && { hire_purchase: held }),
    loss_brought_forward: figures.loss_carried_forward,
    donations_claimed: NIL,
    provisional: figures.next_provisional,
    from_register,
  };
}

/** The pools with what they carry forward; the value of an asset that all was paid for is added without an initial allowance. */
function heldPools({ figures, hire_purchase = [] }: ApprovedTax): TaxInputs['pools'] {
  const carried = new Map(figures.pools_carried_forward.map(({ rate, amount }) => [rate, minor(amount)]));
  for (const { rate, outcome, carried_forward } of hire_purchase)
    if (outcome === 'owned') carried.set(rate, (carried.get(rate) ?? 0n) + minor(carried_forward));
  return [...carried].map(([rate, amountMinor]) => ({
    rate,
    brought_forward: hongKong(amountMinor),
    additions: NIL,
    disposals: [],
  }));
}

/** The buildings that are still held, typed ones first and then those of the register, in the order of their residues. */
function heldBuildings({ inputs, register = [], figures }: ApprovedTax): TaxInputs['buildings'] {
  const disposed = new Set(register.filter(({ kind }) => kind === 'disposal').map(({ asset_id }) => asset_id));
  const bought = register.flatMap(({ kind, tax_class, name, cost, asset_id }): TaxInputs['buildings'] => {
    const of = BUILDINGS[tax_class];
    if (kind !== 'addition' || of === undefined) return [];
    return [{ kind: of, name, cost, residue: cost, first_year: true, proceeds: null, asset_id }];
  });
  return [...inputs.buildings, ...bought].flatMap((building, index) => {
    if (building.proceeds !== null || disposed.has(building.asset_id ?? '')) return [];
    const residue = figures.buildings_carried_forward[index]?.amount ?? building.residue;
    return [{ ...building, residue, first_year: false }];
  });
}

const BUILDINGS: Partial<Record<TaxRegisterLine['tax_class'], 'industrial' | 'commercial'>> = {
  industrial_building: 'industrial',
  commercial_building: 'commercial',
};
