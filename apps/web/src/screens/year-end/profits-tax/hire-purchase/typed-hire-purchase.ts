import type { TaxInputs, TaxRegisterLine } from '@folio/contract';

/** An asset bought on hire purchase as a person types it. */
export type HirePurchase = NonNullable<TaxInputs['hire_purchase']>[number];

export interface OneHirePurchaseProps {
  at: number;
  asset: HirePurchase;
  /** What the register brings: an asset under hire purchase may be one that is typed. */
  register: readonly TaxRegisterLine[];
  onSet: (changes: Partial<HirePurchase>) => void;
  onRemove: () => void;
}

const nil = '0.00';

export const emptyHirePurchase: HirePurchase = {
  name: '',
  rate: '20',
  state: 'agreement',
  cost: nil,
  value: nil,
  paid_before: nil,
  paid: nil,
  proceeds: null,
  schedule_id: null,
  asset_id: null,
};

/** What choosing an asset of the register fills in: its name and cost, and the value if none is typed. */
export function withAsset(asset: HirePurchase, line: TaxRegisterLine | null): Partial<HirePurchase> {
  if (line === null) return { asset_id: null };
  const { asset_id, name, cost } = line;
  return { asset_id, name: name.slice(0, 120), cost, ...(asset.value === nil && { value: cost }) };
}
