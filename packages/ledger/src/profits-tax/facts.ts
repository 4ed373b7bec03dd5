/**
 * Rules of profits tax that may change, with their source. `confirmed`: read on a page of the authority or of a named firm;
 * lines that follow from others are shown as not confirmed. The rates and reductions of a year are in `tax/profits-tax.ts`.
 */
export interface TaxRule {
  readonly source: string;
  /** The month in which the source was read, 'YYYY-MM'. */
  readonly readIn: string;
  readonly confirmed: boolean;
}

const READ_IN = '2026-11';

export const POOL_RATES = ['10', '20', '30'] as const;
/** The annual allowance of a pool of plant and machinery in percent of its reducing value. */
export type PoolRate = (typeof POOL_RATES)[number];

/** Initial allowance on the cost of additions and annual allowance of pools, section 39B of the Inland Revenue Ordinance. */
export const INITIAL_ALLOWANCE: TaxRule & { readonly percent: string } = {
  percent: '60',
  source: 'Inland Revenue Department, Practice Note No. 7 (Revised), paragraphs 16 to 34, on s. 39B and 39D',
  readIn: READ_IN,
  confirmed: true,
};

/** Assets under hire purchase: allowances of their own on the capital that was paid, until the company owns them. */
export const HIRE_PURCHASE: TaxRule = {
  source: 'Inland Revenue Department, Practice Note No. 7 (Revised), paragraphs 37 to 40, on s. 37A and s. 39C(2)',
  readIn: READ_IN,
  confirmed: true,
};

/** The asset went back to the vendor: capital paid beyond the allowances is allowed, by a concession. */
export const HIRE_PURCHASE_RETURN: TaxRule = {
  source: 'Inland Revenue Department, Practice Note No. 7 (Revised), paragraphs 41 and 42, a concession',
  readIn: READ_IN,
  confirmed: true,
};

/** How a sale during the agreement, a charge and the end of the business are treated was not read. */
export const HIRE_PURCHASE_SALE: TaxRule = {
  source: 'Inland Revenue Ordinance s. 38 for assets that were never in a pool; not read on a page of the authority',
  readIn: READ_IN,
  confirmed: false,
};

/** Computer hardware and software, and manufacturing plant: the whole cost is deducted, section 16G. */
export const PRESCRIBED_ASSETS: TaxRule & { readonly percent: string } = {
  percent: '100',
  source: 'Inland Revenue Ordinance s. 16G, rates from pages of practitioners',
  readIn: READ_IN,
  confirmed: false,
};

export type BuildingKind = 'industrial' | 'commercial';

/** Allowances of buildings in percent of their cost. */
export const BUILDING_RATES: Readonly<
  Record<BuildingKind, TaxRule & { readonly initialPercent: string; readonly annualPercent: string }>
> = {
  industrial: {
    initialPercent: '20',
    annualPercent: '4',
    source: 'Industrial buildings allowance, pages of practitioners',
    readIn: READ_IN,
    confirmed: false,
  },
  commercial: {
    initialPercent: '0',
    annualPercent: '4',
    source: 'Commercial buildings allowance, pages of practitioners',
    readIn: READ_IN,
    confirmed: false,
  },
};

/** The rates of the two tiers. */
export const TIERS: TaxRule = {
  source: 'Inland Revenue Department, two-tiered profits tax rates',
  readIn: READ_IN,
  confirmed: true,
};

/** How long a basis period may be in months: the first one of a business, and every other one. */
export const BASIS_PERIOD: TaxRule & { readonly firstMonths: number; readonly months: number } = {
  firstMonths: 18,
  months: 12,
  source: 'Inland Revenue Ordinance s. 18C to 18E; not read on a page of the authority',
  readIn: READ_IN,
  confirmed: false,
};

/** The limit of approved charitable donations and exempt interest were not looked up: a person enters what is claimed. */
export const DONATIONS: TaxRule = {
  source: 'Inland Revenue Ordinance s. 16D; the limit was not read, so a person enters what may be deducted',
  readIn: READ_IN,
  confirmed: false,
};

/** The provisional tax of a year is the tax on the assessable profits of the year before, without a reduction. */
export const PROVISIONAL: TaxRule = {
  source: 'Inland Revenue Ordinance Part 10B; not read on a page of the authority',
  readIn: READ_IN,
  confirmed: false,
};
