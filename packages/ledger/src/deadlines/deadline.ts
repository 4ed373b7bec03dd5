import type { Day, FinancialYearEnd } from '../calendar/index.ts';

export const DEADLINE_KINDS = [
  'profits_tax_return',
  'first_profits_tax_return',
  'employers_return',
  'annual_return',
  'business_registration',
  'mpf_contribution',
  'significant_controllers',
] as const;
export type DeadlineKind = (typeof DEADLINE_KINDS)[number];

export const COMPANY_FORMS = ['private', 'public', 'guarantee', 'unincorporated'] as const;
/** The legal form: a company limited by shares (private or public) or by guarantee, or a business that is no company. */
export type CompanyForm = (typeof COMPANY_FORMS)[number];

/** What the deadlines of a business follow from. Null: not known. */
export interface CompanyFacts {
  readonly form: CompanyForm;
  readonly incorporatedOn: Day | null;
  readonly financialYearEnd: FinancialYearEnd;
  /** The last day of the first accounts; null: the first financial year end after incorporation. */
  readonly firstAccountsTo: Day | null;
  readonly registrationExpiresOn: Day | null;
  readonly hasEmployees: boolean | null;
  /** A tax representative files under the block extension scheme. */
  readonly isRepresented: boolean;
  /** The next profits tax return declares a loss. */
  readonly expectsLoss: boolean;
  /** The day a change of significant controllers became known. */
  readonly controllersChangedOn: Day | null;
}

/**
 * What being late costs from a day on. `late_fee` replaces the fee in time; `fine_up_to` is the maximum fine, `fine_per_day`
 * the maximum for each further day, in HKD cents; `surcharge` a percentage of what was not paid.
 */
export type LateCost = { readonly from: Day; readonly confirmed: boolean; readonly source: string } & (
  | { readonly basis: 'late_fee' | 'fine_up_to' | 'fine_per_day'; readonly amountMinor: bigint }
  | { readonly basis: 'surcharge'; readonly percent: string }
);

/** A deadline. `dueOn` is the last day in time. */
export interface Deadline {
  readonly kind: DeadlineKind;
  /** What it is for: a year of assessment '2025/26', a year '2026', a month '2026-06', a day, or 'first'. */
  readonly period: string;
  readonly dueOn: Day;
  /** The last day if it is filed electronically; null where it is the same or not known. */
  readonly electronicOn: Day | null;
  /** The last day of the accounts it reports on; null if it reports on none. */
  readonly accountsTo: Day | null;
  readonly confirmed: boolean;
  readonly source: string;
  /** The fee in time, HKD cents; null without a fee, or if it is not known. */
  readonly fee: { readonly amountMinor: bigint; readonly confirmed: boolean } | null;
  readonly lateCosts: readonly LateCost[];
}

/** A fact that is missing, without which deadlines of a kind cannot be listed. */
export type MissingFact = 'incorporated_on' | 'has_employees' | 'registration_expires_on';
