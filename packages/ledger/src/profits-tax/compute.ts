import type { Period } from '../calendar/index.ts';
import { PROFITS_TAX_REDUCTIONS, type ProfitsTaxEntity, profitsTaxEstimate } from '../tax/index.ts';
import { type AdjustmentKind, directionOf } from './adjustments.ts';
import { type Add, type AllowanceInput, type Allowances, allowanceLines } from './allowances.ts';
import { DONATIONS, PROVISIONAL, TIERS } from './facts.ts';
import { lesser } from './pools.ts';

/** Everything that a computation follows from. Amounts in HKD cents; all but the profit are not negative. */
export interface TaxInput extends AllowanceInput {
  readonly basisPeriod: Period;
  readonly entity: ProfitsTaxEntity;
  /** This business uses the lower tier; one in a group of connected ones may. */
  readonly lowerTier: boolean;
  readonly profitBeforeTaxMinor: bigint;
  readonly adjustments: readonly { readonly kind: AdjustmentKind; readonly amountMinor: bigint }[];
  readonly lossBroughtForwardMinor: bigint;
  /** What a person claims for approved charitable donations. */
  readonly donationsClaimedMinor: bigint;
  /** Provisional tax that was charged for this year. */
  readonly provisionalMinor: bigint;
}

/** A line of the working: its amount as it enters the computation, and what it was computed from. */
export interface WorkingLine {
  readonly key: string;
  readonly amountMinor: bigint;
  readonly inputs: Readonly<Record<string, string>>;
  /** False if it follows from a rule that is not confirmed. */
  readonly confirmed: boolean;
  readonly source: string;
}

export interface TaxResult extends Allowances {
  readonly adjustedMinor: bigint;
  /** After allowances and charges; negative: the loss of the year. */
  readonly afterAllowancesMinor: bigint;
  readonly donationsMinor: bigint;
  readonly lossUsedMinor: bigint;
  readonly lossCarriedForwardMinor: bigint;
  readonly assessableMinor: bigint;
  readonly taxMinor: bigint;
  readonly reductionMinor: bigint;
  /** A reduction that was proposed but is not law: it is not taken off. */
  readonly proposedReductionMinor: bigint;
  readonly payableMinor: bigint;
  /** Payable less provisional tax; negative: to be refunded or set off. */
  readonly balanceMinor: bigint;
  /** Provisional tax of the next year. */
  readonly nextProvisionalMinor: bigint;
  readonly lines: readonly WorkingLine[];
}

const BOOKS = { confirmed: true, source: 'books' };
const TYPED = { confirmed: true, source: 'typed' };

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, one) => total + one, 0n);
}

/** The computation of a year of assessment with its working. Throws `bad_day`. */
export function computeProfitsTax(input: TaxInput): TaxResult {
  const lines: WorkingLine[] = [];
  const add = (key: string, amountMinor: bigint, rule: { confirmed: boolean; source: string }, inputs = {}) => {
    lines.push({ key, amountMinor, inputs, confirmed: rule.confirmed, source: rule.source });
    return amountMinor;
  };
  add('profit_before_tax', input.profitBeforeTaxMinor, BOOKS, {
    from: input.basisPeriod.from,
    to: input.basisPeriod.to,
  });
  const adjusted = sum(
    input.adjustments.map(({ kind, amountMinor }) =>
      add(`adjustment_${kind}`, directionOf(kind) === 'add' ? amountMinor : -amountMinor, TYPED),
    ),
  );
  const adjustedMinor = add('adjusted', input.profitBeforeTaxMinor + adjusted, BOOKS);
  const allowances = allowanceLines(input, add);
  const afterAllowancesMinor = add(
    'after_allowances',
    adjustedMinor - allowances.allowancesMinor + allowances.chargesMinor,
    BOOKS,
  );
  const offsets = offsetLines(input, afterAllowancesMinor, add);
  return {
    adjustedMinor,
    ...allowances,
    afterAllowancesMinor,
    ...offsets,
    ...taxLines(input, offsets.assessableMinor, add),
    lines,
  };
}

/** Donations reduce a profit, never make a loss; then losses of earlier years are set off. */
function offsetLines(input: TaxInput, afterAllowancesMinor: bigint, add: Add) {
  const profit = afterAllowancesMinor > 0n ? afterAllowancesMinor : 0n;
  const donationsMinor = lesser(profit, input.donationsClaimedMinor);
  const lossUsedMinor = lesser(profit - donationsMinor, input.lossBroughtForwardMinor);
  const lossOfYear = afterAllowancesMinor < 0n ? -afterAllowancesMinor : 0n;
  const lossCarriedForwardMinor = input.lossBroughtForwardMinor - lossUsedMinor + lossOfYear;
  if (donationsMinor > 0n) add('donations_deducted', -donationsMinor, DONATIONS);
  if (lossUsedMinor > 0n)
    add('loss_set_off', -lossUsedMinor, TYPED, { broughtForward: String(input.lossBroughtForwardMinor) });
  const assessableMinor = add('assessable', profit - donationsMinor - lossUsedMinor, BOOKS);
  add('loss_carried_forward', lossCarriedForwardMinor, TYPED);
  return { donationsMinor, lossUsedMinor, lossCarriedForwardMinor, assessableMinor };
}

function taxLines(input: TaxInput, assessableMinor: bigint, add: Add) {
  const question = {
    profitBeforeTaxMinor: assessableMinor,
    accountingDate: input.basisPeriod.to,
    entity: input.entity,
    lowerTier: input.lowerTier,
  };
  const enacted = profitsTaxEstimate({ ...question, reductions: PROFITS_TAX_REDUCTIONS.filter((one) => one.enacted) });
  const proposed = profitsTaxEstimate({
    ...question,
    reductions: PROFITS_TAX_REDUCTIONS.filter((one) => !one.enacted),
  });
  const { taxMinor, reductionMinor, payableMinor, lowerTierMinor, upperTierMinor, lowerPercent, upperPercent } =
    enacted;
  add('tax', taxMinor, TIERS, {
    lower: String(lowerTierMinor),
    lowerPercent,
    upper: String(upperTierMinor),
    upperPercent,
  });
  if (reductionMinor > 0n) add('reduction', -reductionMinor, TIERS);
  add('payable', payableMinor, TIERS);
  if (input.provisionalMinor > 0n) add('provisional_paid', -input.provisionalMinor, TYPED);
  const balanceMinor = add('balance', payableMinor - input.provisionalMinor, TIERS);
  add('next_provisional', taxMinor, PROVISIONAL);
  return {
    taxMinor,
    reductionMinor,
    proposedReductionMinor: proposed.reductionMinor,
    payableMinor,
    balanceMinor,
    nextProvisionalMinor: taxMinor,
  };
}
