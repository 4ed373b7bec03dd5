import type { Day } from '../calendar/index.ts';

/**
 * What is known of the deadlines of Hong Kong businesses, by the day it applies from. Amounts in HKD cents. `confirmed`: all of
 * it was read on a page of the authority or of a named firm; others are shown as not confirmed.
 */
export interface Sourced {
  readonly source: string;
  /** The month in which the source was read, 'YYYY-MM'. */
  readonly readIn: string;
  readonly confirmed: boolean;
}

const READ_IN = '2026-11';
const REGISTRY: Sourced = { source: 'Companies Registry, cr.gov.hk', readIn: READ_IN, confirmed: true };

/** One kind of accounting date: N 1 April to 30 November, D December, M 1 January to 31 March. */
export type AccountingCode = 'N' | 'D' | 'M';

/** The extended day of profits tax returns for clients of tax representatives, by year of assessment and accounting code. */
export interface BlockExtension extends Sourced {
  readonly yearOfAssessment: string;
  readonly code: AccountingCode;
  /** For returns that declare a loss; the accounting code M only. */
  readonly isLoss: boolean;
  /** Null: no extension on paper. */
  readonly dueOn: Day | null;
  /** The day for returns that are filed electronically; null where it is not known. */
  readonly electronicOn: Day | null;
}

const extension2024: Sourced = {
  source: 'Block extension scheme 2024/25, reported by regfollower and reaphk',
  readIn: READ_IN,
  confirmed: true,
};

export const BLOCK_EXTENSIONS: readonly BlockExtension[] = [
  { yearOfAssessment: '2024/25', code: 'N', isLoss: false, dueOn: null, electronicOn: '2025-06-02', ...extension2024 },
  {
    yearOfAssessment: '2024/25',
    code: 'D',
    isLoss: false,
    dueOn: '2025-08-29',
    electronicOn: '2025-09-15',
    ...extension2024,
  },
  {
    yearOfAssessment: '2024/25',
    code: 'M',
    isLoss: false,
    dueOn: '2025-11-17',
    electronicOn: '2025-12-17',
    ...extension2024,
  },
  { yearOfAssessment: '2024/25', code: 'M', isLoss: true, dueOn: '2026-02-13', electronicOn: null, ...extension2024 },
];

/** Returns are issued on the first weekday of April; a month to file without an extension. */
export const RETURN_WITHOUT_EXTENSION: Sourced & { readonly months: number } = {
  months: 1,
  source: 'General rule: one month from the day of issue',
  readIn: READ_IN,
  confirmed: false,
};

/** The first profits tax return of a new business. */
export const FIRST_RETURN: Sourced & { readonly issuedAfterMonths: number; readonly months: number } = {
  issuedAfterMonths: 18,
  months: 3,
  source: 'Practitioners: issued about 18 months after incorporation, three months to file',
  readIn: READ_IN,
  confirmed: false,
};

/** BIR56A with IR56B, section 52(2) of the Inland Revenue Ordinance. */
export const EMPLOYERS_RETURN: Sourced & { readonly months: number } = {
  months: 1,
  source: 'Inland Revenue Ordinance s. 52(2), issued on the first working day of April',
  readIn: READ_IN,
  confirmed: false,
};

/** The fine for a late profits tax return, section 80. */
export const LATE_RETURN: Sourced & { readonly fineMinor: bigint } = {
  fineMinor: 1_000_000n,
  source: 'Inland Revenue Ordinance s. 80, level 3; not read on a page of the authority',
  readIn: READ_IN,
  confirmed: false,
};

/** NAR1: days after the anniversary of incorporation, section 662 of the Companies Ordinance. */
export const ANNUAL_RETURN: Sourced & { readonly days: number } = { days: 42, ...REGISTRY };

/** The fee of an annual return: in time, then from the first day after each number of months from the anniversary. */
export interface AnnualReturnFees extends Sourced {
  readonly inTimeMinor: bigint;
  /** `afterMonths` 0: from the first day after the deadline. */
  readonly steps: readonly { readonly afterMonths: number; readonly feeMinor: bigint }[];
}

const fees = (inTime: bigint, steps: readonly [number, bigint][]): AnnualReturnFees => ({
  inTimeMinor: inTime * 100n,
  steps: steps.map(([afterMonths, fee]) => ({ afterMonths, feeMinor: fee * 100n })),
  ...REGISTRY,
});

/** A company limited by guarantee pays as a private one. */
export const ANNUAL_RETURN_FEES: Readonly<Record<'private' | 'public', AnnualReturnFees>> = {
  private: fees(105n, [
    [0, 870n],
    [3, 1_740n],
    [6, 2_610n],
    [9, 3_480n],
  ]),
  public: fees(140n, [
    [0, 1_200n],
    [3, 2_400n],
    [6, 3_600n],
    [9, 4_800n],
  ]),
};

/** The fee of a business registration for a year with its levy, by the day the new certificate begins. */
export const REGISTRATION_FEES: readonly (Sourced & { readonly from: Day; readonly feeMinor: bigint })[] = [
  {
    from: '2024-04-01',
    feeMinor: 220_000n,
    source: 'Business registration fees from 1 April 2024, levy waived for two years',
    readIn: READ_IN,
    confirmed: true,
  },
  {
    from: '2026-04-01',
    feeMinor: 220_000n,
    source: 'Fee of 1 April 2024 without a levy; whether a levy is charged from 1 April 2026 was not found',
    readIn: READ_IN,
    confirmed: false,
  },
];

/** Contributions are due on this day of the next month. */
export const MPF_CONTRIBUTION: Sourced & { readonly dayOfMonth: number } = {
  dayOfMonth: 10,
  source: 'Mandatory Provident Fund Schemes Authority',
  readIn: READ_IN,
  confirmed: true,
};

export const MPF_SURCHARGE: Sourced & { readonly percent: string } = {
  percent: '5',
  source: 'Mandatory Provident Fund Schemes Authority, partly from secondary sources',
  readIn: READ_IN,
  confirmed: false,
};

/** Changes enter the significant controllers register within so many days. */
export const CONTROLLERS_REGISTER: Sourced & {
  readonly days: number;
  readonly fineMinor: bigint;
  readonly dailyFineMinor: bigint;
} = {
  days: 7,
  fineMinor: 2_500_000n,
  dailyFineMinor: 70_000n,
  source: 'Companies Registry, partly from secondary sources',
  readIn: READ_IN,
  confirmed: false,
};
