import type { Day, Period } from '../calendar/index.ts';
import { type Currency, minorDigits } from '../money/index.ts';
import { type BuildingYear, buildingYear } from '../profits-tax/index.ts';
import type { FilingForm, FilingLanguage } from './edition.ts';
import type { TaxElement } from './element.ts';
import { wholeUnits } from './pack.ts';
import type { Partner } from './partner.ts';
import { TAX_ELEMENTS } from './tax-elements.ts';

/** Everything that the tax computation of a filing says. Amounts of the books and of the computation in minor units. */
export interface ComputationInput {
  readonly form: FilingForm;
  readonly language: FilingLanguage;
  readonly company: { readonly name: string; readonly nameZh: string };
  readonly fileNumber: string | null;
  readonly commencedOn: Day | null;
  readonly facts: { readonly hksic: string; readonly activity: string; readonly activityZh: string };
  readonly year: string;
  readonly basis: Period;
  readonly isCessation: boolean;
  readonly working: readonly { readonly key: string; readonly amountMinor: bigint }[];
  readonly buildings: readonly BuildingYear[];
  readonly accounting: Period;
  /** The last day of the accounts before; null in the first period. */
  readonly previousEnd: Day | null;
  readonly currency: Currency;
  /** Rows of the accounts in whole units as they are printed: of the period, and of the one before. */
  readonly rows: ReadonlyMap<string, { readonly own: bigint; readonly previous: bigint; readonly exactMinor: bigint }>;
  /** Amounts of the accounts that a person mapped, by item. Positive: usual for the item. */
  readonly mapped: ReadonlyMap<string, bigint>;
  /** The partners or the sole proprietor; none of a corporation. */
  readonly partners: readonly Partner[];
  /** What a person answered, by item. */
  readonly answers: ReadonlyMap<string, string>;
}

export interface ComputedValue {
  readonly element: TaxElement;
  /** What Folio has; null: only a person knows. */
  readonly computed: string | null;
  readonly answer: string | null;
  /** What is filed; null: not known yet. */
  readonly value: string | null;
}

/** Every item that the form has, with its value. */
export function computationValues(input: ComputationInput): ComputedValue[] {
  const computed = new Map([...amountsOf(input), ...particularsOf(input)]);
  return [...TAX_ELEMENTS.values()]
    .filter(({ forms, from }) => (forms === 'both' || forms === input.form) && from !== 'partners')
    .map((element) => {
      const own = computed.get(element.name) ?? null;
      const answer = isAnswered(element) ? (input.answers.get(element.name) ?? null) : null;
      const value = answer ?? (isLeftOut(element, own) ? null : own);
      return { element, computed: own, answer, value: value === '' ? null : value };
    });
}

/** A person may answer what Folio cannot know, and correct amounts that follow from accounts and statements. */
export function isAnswered({ from, kind }: TaxElement): boolean {
  return from === 'answer' || (kind === 'amount' && (from === 'accounts' || from === 'statements'));
}

function isLeftOut({ isMandatory, kind }: TaxElement, value: string | null): boolean {
  return !isMandatory && kind === 'amount' && value === '0';
}

function particularsOf(input: ComputationInput): (readonly [string, string])[] {
  const { company, facts, language, basis, accounting, previousEnd, commencedOn } = input;
  const inLanguage = (en: string, zh: string) => (language === 'zh' && zh !== '' ? zh : en);
  const commenced = commencedOn !== null && commencedOn >= basis.from && commencedOn <= basis.to;
  const differs = previousEnd !== null && previousEnd.slice(5) !== accounting.to.slice(5);
  return [
    ['CompanyName', inLanguage(company.name, company.nameZh)],
    ['IRDFileNumber', input.fileNumber ?? ''],
    ['HongKongStandardIndustrialClassificationCode', facts.hksic],
    ['PrincipalBusinessActivity', inLanguage(facts.activity, facts.activityZh)],
    ['YearOfAssessment', input.year],
    ['BasisPeriodStartDate', basis.from],
    ['BasisPeriodEndDate', basis.to],
    ['AccountingPeriodStartDate', accounting.from],
    ['AccountingPeriodEndDate', accounting.to],
    ['AccountingDateDifferentFromThatOfLastYear', String(differs && !isSameMonthEnd(previousEnd, accounting.to))],
    ['BusinessCommencement', String(commenced)],
    ['BusinessCessation', String(input.isCessation)],
    ['CurrencyUsed', input.currency],
    ['ConversionRate', input.currency === 'HKD' ? '1' : ''],
  ];
}

/** 28 and 29 February are the same accounting date. */
function isSameMonthEnd(previous: Day | null, end: Day): boolean {
  return previous !== null && previous.slice(5, 7) === '02' && end.slice(5, 7) === '02';
}

function amountsOf(input: ComputationInput): Map<string, string> {
  const digits = minorDigits(input.currency);
  const whole = (amountMinor: bigint) => wholeUnits(amountMinor, digits);
  const line = (key: string) =>
    input.working.filter((one) => one.key === key).reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const row = (id: string) => input.rows.get(id)?.own ?? 0n;
  const assessable = line('assessable');
  const afterAllowances = line('after_allowances');
  const buildings = (kind: BuildingYear['kind'], key: keyof ReturnType<typeof buildingYear>) =>
    input.buildings.filter((one) => one.kind === kind).reduce((sum, one) => sum + buildingYear(one)[key], 0n);
  const amounts: (readonly [string, bigint])[] = [
    ['ProfitLossBeforeTax', profitBeforeTax(input, whole)],
    ['AssessableProfitsAdjustedLossOfThePeriodHKD', whole(afterAllowances < 0n ? afterAllowances : assessable)],
    ['ApprovedCharitableDonationsTaxAdjustment', whole(-line('donations_deducted'))],
    ['ExemptBankInterestIncomeTaxAdjustment', whole(-line('adjustment_bank_interest'))],
    ['OffshoreProfitsExcluded', whole(-line('adjustment_offshore'))],
    [
      'ProfitsFromSaleOfCapitalAssetsOtherThanLandedPropertiesInHongKongExcludedFromTheAssessableProfitsOrAdjustedLossTaxAdjustment2024',
      whole(-line('adjustment_capital_gain')),
    ],
    ['ExpenditureOnComputerHardwareAndSoftwareTaxAdjustment', whole(-line('prescribed_assets'))],
    ['DepreciationAllowancesPoolingTotalInitialAllowance', whole(-line('initial_allowance'))],
    ['DepreciationAllowancesPoolingTotalAnnualAllowance', whole(-line('annual_allowance'))],
    ['DepreciationAllowancesPoolingTotalBalancingAllowance', whole(-line('balancing_allowance'))],
    ['DepreciationAllowancesPoolingTotalBalancingCharge', whole(line('balancing_charge'))],
    ['IBAInitalAllowance', whole(buildings('industrial', 'initialMinor'))],
    ['IBAAnnualAllowance', whole(buildings('industrial', 'annualMinor'))],
    ['IBABalancingAllowance', whole(buildings('industrial', 'balancingAllowanceMinor'))],
    ['IBABalancingCharge', whole(buildings('industrial', 'balancingChargeMinor'))],
    ['CBAAnnualAllowance', whole(buildings('commercial', 'annualMinor'))],
    ['CBABalancingAllowance', whole(buildings('commercial', 'balancingAllowanceMinor'))],
    ['CBABalancingCharge', whole(buildings('commercial', 'balancingChargeMinor'))],
    ['Turnover', row('revenue')],
    ['GrossProfitLoss', row('gross_profit')],
    ['GrossIncome', row('revenue') + row('other_income')],
    ['ClosingInventories', row('inventories')],
    ['OpeningInventories', input.rows.get('inventories')?.previous ?? 0n],
  ];
  for (const { name, from } of TAX_ELEMENTS.values())
    if (from === 'accounts') amounts.push([name, whole(input.mapped.get(name) ?? 0n)]);
  return new Map(amounts.map(([name, amount]) => [name, String(amount)]));
}

/** The amount that the accounts print, if both have the same exact profit: rounding may have moved it by a unit there. */
function profitBeforeTax({ working, rows }: ComputationInput, whole: (amountMinor: bigint) => bigint): bigint {
  const ownMinor = working.find(({ key }) => key === 'profit_before_tax')?.amountMinor ?? 0n;
  const printed = rows.get('profit_before_tax');
  return printed !== undefined && printed.exactMinor === ownMinor ? printed.own : whole(ownMinor);
}
