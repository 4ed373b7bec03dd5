import type { TaxInputs, TaxProfile, TaxRegisterLine, TaxWorkingLine } from '@folio/contract';
import {
  type AdjustmentKind,
  computeProfitsTax,
  type Period,
  registerTaxLines,
  type TaxAllowances,
  type TaxInput,
  type TaxResult,
  taxInputs,
  type WorkingLine,
} from '@folio/ledger';
import { sha256 } from '../../books/ledger/index.ts';
import type { TaxAsset } from '../fixed-asset/index.ts';
import { hongKong, minor } from './amounts.ts';
import { type ApprovedTax, canonicalJson, type TaxFigures } from './approved-tax.ts';
import { type Agreements, type PaidAsset, paidAssets, presentHirePurchase } from './hire-purchase.ts';
import type { StoredAdjustment, StoredComputation } from './store.ts';

interface Asked {
  computation: Pick<StoredComputation, 'year' | 'basisFrom' | 'basisTo' | 'isCessation' | 'inputs'>;
  profile: TaxProfile;
  profitBeforeTaxMinor: bigint;
  adjustments: readonly StoredAdjustment[];
  /** The assets of the basis period; null if the computation does not use the register. */
  assets: readonly TaxAsset[] | null;
  agreements: Agreements;
  /** The days whose expenditure counts; see `allowancePeriod` of the ledger. */
  expenditure: Period;
}

/** Everything that the figures follow from, with the figures. Dismissed adjustments count as nothing. */
export function taxOf(asked: Asked): ApprovedTax {
  const { computation, profile, profitBeforeTaxMinor, adjustments, assets, expenditure } = asked;
  const { year, basisFrom, basisTo, isCessation, inputs } = computation;
  const basisPeriod = { from: basisFrom, to: basisTo };
  const paid = paidAssets(inputs, asked.agreements, expenditure);
  const typed = { ...amountsOf(inputs), hirePurchase: paid };
  const lines = assets === null ? null : registerTaxLines(assets, typed, expenditure);
  const allowances = taxInputs(typed, lines ?? []);
  const counted = adjustments.filter(({ state }) => state !== 'dismissed');
  const result = computeProfitsTax({
    ...typed,
    ...allowances,
    hirePurchase: allowances.hirePurchase.filter(({ isOwned }) => !isOwned),
    basisPeriod,
    entity: profile.entity,
    lowerTier: profile.lower_tier,
    isCessation,
    profitBeforeTaxMinor,
    adjustments: counted.map(({ kind, amountMinor }) => ({ kind: kind as AdjustmentKind, amountMinor })),
  });
  return {
    year_of_assessment: year,
    basis_from: basisFrom,
    basis_to: basisTo,
    is_cessation: isCessation,
    profile: { file_number: profile.file_number, entity: profile.entity, lower_tier: profile.lower_tier },
    profit_before_tax: hongKong(profitBeforeTaxMinor),
    inputs,
    adjustments: adjustments.map(({ kind, amountMinor, accounts, state, reason }) => ({
      kind,
      amount: hongKong(amountMinor),
      accounts,
      state,
      reason,
    })),
    ...(lines !== null && { register: presentLines(lines, assets ?? []) }),
    ...(paid.length > 0 && { hire_purchase: presentHirePurchase(withProceeds(paid, allowances), result.hirePurchase) }),
    figures: figuresOf(result),
  };
}

/** What the register says was received for an asset counts as typed. */
function withProceeds(paid: readonly PaidAsset[], { hirePurchase }: TaxAllowances): PaidAsset[] {
  return paid.map((asset, index) => ({ ...asset, proceedsMinor: hirePurchase[index]?.proceedsMinor ?? null }));
}

/** The hash of what is approved: it names every input and every figure. */
export function hashOf(tax: ApprovedTax): string {
  return sha256(canonicalJson(tax));
}

function presentLines(lines: ReturnType<typeof registerTaxLines>, assets: readonly TaxAsset[]): TaxRegisterLine[] {
  const numbers = new Map(assets.map(({ id, number }) => [id, number]));
  return lines.map(({ asset, kind, date }) => ({
    asset_id: asset.id,
    number: numbers.get(asset.id) ?? '',
    name: asset.name,
    tax_class: asset.taxClass,
    kind,
    date,
    cost: hongKong(asset.costMinor),
    proceeds: kind === 'disposal' && asset.disposal !== null ? hongKong(asset.disposal.proceedsMinor) : null,
  }));
}

export type TypedAmounts = Omit<TaxAllowances, 'hirePurchase'> &
  Pick<TaxInput, 'lossBroughtForwardMinor' | 'donationsClaimedMinor' | 'provisionalMinor'>;

export function amountsOf(inputs: TaxInputs): TypedAmounts {
  const disposals = (rows: TaxInputs['prescribed']['disposals']) =>
    rows.map(({ cost, proceeds }) => ({ costMinor: minor(cost), proceedsMinor: minor(proceeds) }));
  return {
    pools: inputs.pools.map((pool) => ({
      rate: pool.rate,
      broughtForwardMinor: minor(pool.brought_forward),
      additionsMinor: minor(pool.additions),
      disposals: disposals(pool.disposals),
    })),
    buildings: inputs.buildings.map((building) => ({
      kind: building.kind,
      name: building.name,
      costMinor: minor(building.cost),
      residueMinor: minor(building.residue),
      isFirstYear: building.first_year,
      assetId: building.asset_id ?? null,
      proceedsMinor: building.proceeds === null ? null : minor(building.proceeds),
    })),
    prescribedMinor: minor(inputs.prescribed.additions),
    prescribedDisposals: disposals(inputs.prescribed.disposals),
    lossBroughtForwardMinor: minor(inputs.loss_brought_forward),
    donationsClaimedMinor: minor(inputs.donations_claimed),
    provisionalMinor: minor(inputs.provisional),
  };
}

function figuresOf(result: TaxResult): TaxFigures {
  return {
    working: result.lines.map(presentLine),
    pools_carried_forward: result.pools.map(({ rate, carriedForwardMinor }) => ({
      rate,
      amount: hongKong(carriedForwardMinor),
    })),
    buildings_carried_forward: result.buildings.map(({ name, carriedForwardMinor }) => ({
      name,
      amount: hongKong(carriedForwardMinor),
    })),
    assessable: hongKong(result.assessableMinor),
    payable: hongKong(result.payableMinor),
    loss_carried_forward: hongKong(result.lossCarriedForwardMinor),
    balance: hongKong(result.balanceMinor),
    next_provisional: hongKong(result.nextProvisionalMinor),
    proposed_reduction: hongKong(result.proposedReductionMinor),
  };
}

/** Inputs of a line that are amounts in cents. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'value',
  'carried',
  'lower',
  'upper',
  'broughtForward',
  'paid',
  'allowed',
  'received',
]);

function presentLine({ key, amountMinor, inputs, confirmed, source }: WorkingLine): TaxWorkingLine {
  const shown = Object.entries(inputs).map(([name, text]) => [name, AMOUNTS.has(name) ? hongKong(BigInt(text)) : text]);
  return { key, amount: hongKong(amountMinor), inputs: Object.fromEntries(shown), confirmed, source };
}
