import { type Day, partsOf } from '../calendar/index.ts';
import { Exact, roundToBigint } from '../money/decimal.ts';

/** Whether a company pays at the rates of corporations or of unincorporated businesses. */
export type ProfitsTaxEntity = 'corporation' | 'unincorporated';

/** Rates of profits tax in percent; `lowerPercent` on assessable profits up to the ceiling of the lower tier. */
interface ProfitsTaxRates {
  readonly lowerPercent: string;
  readonly upperPercent: string;
}

/** Tiers in force since the year of assessment 2018/19. HKD cents. */
export const PROFITS_TAX_RATES: Readonly<Record<ProfitsTaxEntity, ProfitsTaxRates>> = {
  corporation: { lowerPercent: '8.25', upperPercent: '16.5' },
  unincorporated: { lowerPercent: '7.5', upperPercent: '15' },
};

/** HK$2,000,000: assessable profits up to here bear the lower rate. */
export const LOWER_TIER_CEILING_MINOR = 200_000_000n;

/** The first year of assessment (by the calendar year it begins in) with two tiers. */
const TWO_TIERS_SINCE = 2018;

/** A one-off reduction of the whole tax up to a ceiling, in HKD cents. */
export interface ProfitsTaxReduction {
  /** 'YYYY/YY'. */
  readonly yearOfAssessment: string;
  readonly ceilingMinor: bigint;
  /** False while a Budget has proposed it and the law is not passed. */
  readonly enacted: boolean;
}

/** The reductions known; a caller may pass a newer list. */
export const PROFITS_TAX_REDUCTIONS: readonly ProfitsTaxReduction[] = [
  { yearOfAssessment: '2018/19', ceilingMinor: 2_000_000n, enacted: true },
  { yearOfAssessment: '2019/20', ceilingMinor: 2_000_000n, enacted: true },
  { yearOfAssessment: '2020/21', ceilingMinor: 1_000_000n, enacted: true },
  { yearOfAssessment: '2021/22', ceilingMinor: 1_000_000n, enacted: true },
  { yearOfAssessment: '2022/23', ceilingMinor: 600_000n, enacted: true },
  { yearOfAssessment: '2023/24', ceilingMinor: 300_000n, enacted: true },
  { yearOfAssessment: '2024/25', ceilingMinor: 150_000n, enacted: true },
  { yearOfAssessment: '2025/26', ceilingMinor: 300_000n, enacted: false },
];

/**
 * Input of an estimate. `profitBeforeTaxMinor` in HKD cents (a loss is negative), of the accounts that end on
 * `accountingDate`. `lowerTier`: false when another company of a connected group uses the lower tier.
 */
export interface ProfitsTaxQuestion {
  readonly profitBeforeTaxMinor: bigint;
  readonly accountingDate: Day;
  readonly entity: ProfitsTaxEntity;
  readonly lowerTier?: boolean;
  readonly reductions?: readonly ProfitsTaxReduction[];
}

/** Figures of an estimate in HKD cents. It makes no tax adjustments and never posts automatically: `estimateOnly`. */
export interface ProfitsTaxEstimate {
  readonly estimateOnly: true;
  readonly yearOfAssessment: string;
  readonly assessableMinor: bigint;
  readonly lowerTierMinor: bigint;
  readonly upperTierMinor: bigint;
  readonly lowerPercent: string;
  readonly upperPercent: string;
  /** Tax by the tiers, rounded once to cents. */
  readonly taxMinor: bigint;
  readonly reductionMinor: bigint;
  readonly reductionEnacted: boolean;
  /** Tax less the one-off reduction. */
  readonly payableMinor: bigint;
}

/** The year of assessment (1 April to 31 March) in which accounts ending on a day fall: '2025/26'. */
export function yearOfAssessment(accountingDate: Day): string {
  const first = firstYear(accountingDate);
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
}

function firstYear(accountingDate: Day): number {
  const { year, month } = partsOf(accountingDate);
  return month >= 4 ? year : year - 1;
}

function percentOf(amountMinor: bigint, percent: string) {
  return new Exact(amountMinor.toString()).times(percent).div(100);
}

function lesser(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/**
 * Hong Kong profits tax on the profit before tax: the tiers of the company's kind, rounded once to cents, and the
 * one-off reduction of its year of assessment. A loss bears none. Throws `bad_day`.
 */
export function profitsTaxEstimate(question: ProfitsTaxQuestion): ProfitsTaxEstimate {
  const { profitBeforeTaxMinor, accountingDate, entity, lowerTier = true } = question;
  const rates = PROFITS_TAX_RATES[entity];
  const year = yearOfAssessment(accountingDate);
  const assessableMinor = profitBeforeTaxMinor > 0n ? profitBeforeTaxMinor : 0n;
  const hasLowerTier = lowerTier && firstYear(accountingDate) >= TWO_TIERS_SINCE;
  const lowerTierMinor = hasLowerTier ? lesser(assessableMinor, LOWER_TIER_CEILING_MINOR) : 0n;
  const upperTierMinor = assessableMinor - lowerTierMinor;
  const tax = percentOf(lowerTierMinor, rates.lowerPercent).plus(percentOf(upperTierMinor, rates.upperPercent));
  const taxMinor = roundToBigint(tax);
  const reduction = (question.reductions ?? PROFITS_TAX_REDUCTIONS).find((known) => known.yearOfAssessment === year);
  const reductionMinor = lesser(taxMinor, reduction?.ceilingMinor ?? 0n);
  return {
    estimateOnly: true,
    yearOfAssessment: year,
    assessableMinor,
    lowerTierMinor,
    upperTierMinor,
    ...rates,
    taxMinor,
    reductionMinor,
    reductionEnacted: reduction?.enacted ?? true,
    payableMinor: taxMinor - reductionMinor,
  };
}
