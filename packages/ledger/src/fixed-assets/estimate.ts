import { addDays, addMonths, type Day, daysBetween, endOfMonth, startOfMonth } from '../calendar/index.ts';

export const DEPRECIATION_METHODS = ['straight_line', 'reducing_balance'] as const;
export type DepreciationMethod = (typeof DEPRECIATION_METHODS)[number];

/**
 * What is charged for the first and the last month. `full_month`: the whole month in which the asset comes into use and
 * nothing for the month of disposal. `following_month`: from the month after it comes into use, and the whole month of
 * disposal. `by_days`: the days in use; the day of disposal is not charged.
 */
export const MONTH_CONVENTIONS = ['full_month', 'following_month', 'by_days'] as const;
export type MonthConvention = (typeof MONTH_CONVENTIONS)[number];

/**
 * How profits tax treats an asset: a pool with 10, 20 or 30 percent, a prescribed fixed asset (100 percent), a building,
 * hire purchase, or excluded from all of them. The allowances are computed elsewhere.
 */
export const ASSET_TAX_CLASSES = [
  'pool_10',
  'pool_20',
  'pool_30',
  'prescribed',
  'industrial_building',
  'commercial_building',
  'hire_purchase',
  'excluded',
] as const;
export type AssetTaxClass = (typeof ASSET_TAX_CLASSES)[number];

/** 50 years. */
export const MAX_LIFE_MONTHS = 600;

/**
 * How an asset is depreciated from a day on. The first estimate starts on the day the asset comes into use; a later one
 * on the first day of a month, and its life counts from there.
 */
export interface Estimate {
  readonly from: Day;
  readonly method: DepreciationMethod;
  readonly convention: MonthConvention;
  /** Whole months, at most `MAX_LIFE_MONTHS`. */
  readonly lifeMonths: number;
  readonly residualMinor: bigint;
  /** Yearly rate in hundredths of a percent (2,500 is 25 %), for the reducing balance; else null. */
  readonly rateBasisPoints: number | null;
}

/** First day charged and first day after the life. */
export interface LifeSpan {
  readonly start: Day;
  readonly end: Day;
}

/** The days an estimate charges. `isFirst`: the asset comes into use on `from`. */
export function lifeSpan({ from, convention, lifeMonths }: Estimate, isFirst: boolean): LifeSpan {
  const start = convention === 'by_days' ? from : startOfMonth(from);
  const first = convention === 'following_month' && isFirst ? addMonths(start, 1) : start;
  return { start: first, end: addMonths(first, lifeMonths) };
}

/** Months from one first day of a month to another. */
export function monthsBetween(from: Day, to: Day): number {
  const months = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return months(to) - months(from);
}

export function nextMonth(day: Day): Day {
  return addDays(endOfMonth(day), 1);
}

/** Days or months from one day to another, as the convention counts them; zero if the second is not later. */
export function lengthBetween(convention: MonthConvention, from: Day, to: Day): number {
  if (to <= from) return 0;
  return convention === 'by_days' ? daysBetween(from, to) : monthsBetween(startOfMonth(from), startOfMonth(to));
}
