import { addDays, addMonths, type Day, financialYearOf, makeDay, type Period, partsOf } from '../calendar/index.ts';
import { yearOfAssessment } from '../tax/index.ts';
import type { CompanyFacts, Deadline } from './deadline.ts';
import {
  type AccountingCode,
  BLOCK_EXTENSIONS,
  EMPLOYERS_RETURN,
  FIRST_RETURN,
  LATE_RETURN,
  MPF_CONTRIBUTION,
  MPF_SURCHARGE,
  RETURN_WITHOUT_EXTENSION,
} from './facts.ts';
import { plain } from './registry-deadlines.ts';

/** The accounting code of accounts that end on a day. */
export function accountingCodeOf(accountsTo: Day): AccountingCode {
  const { month } = partsOf(accountsTo);
  if (month === 12) return 'D';
  return month <= 3 ? 'M' : 'N';
}

/**
 * The day on which returns of a year are issued: the first weekday of April. It can be a public holiday, so what is
 * computed from it is never later than the real day.
 */
export function issueDayIn(year: number): Day {
  let day = makeDay(year, 4, 1);
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}

function isWeekend(day: Day): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}

/** The last day of the first accounts; null if the day of incorporation is not known. */
export function firstAccountsOf({
  firstAccountsTo,
  incorporatedOn,
  financialYearEnd,
}: Pick<CompanyFacts, 'firstAccountsTo' | 'incorporatedOn' | 'financialYearEnd'>): Day | null {
  if (firstAccountsTo !== null) return firstAccountsTo;
  return incorporatedOn === null ? null : financialYearOf(incorporatedOn, financialYearEnd).end;
}

/** Profits tax returns after the first one that are due in a period, one for each year of assessment. */
export function profitsTaxReturns(facts: CompanyFacts, { from, to }: Period): Deadline[] {
  const first = firstAccountsOf(facts);
  const found: Deadline[] = [];
  // Accounts fall due at most two years after they end.
  let year = financialYearOf(addMonths(from, -24), facts.financialYearEnd);
  for (; year.end <= to; year = financialYearOf(addDays(year.end, 1), facts.financialYearEnd)) {
    if (first !== null && yearOfAssessment(year.end) <= yearOfAssessment(first)) continue;
    const deadline = profitsTaxReturn(facts, year.end);
    if (deadline.dueOn >= from && deadline.dueOn <= to) found.push(deadline);
  }
  return found;
}

function profitsTaxReturn({ isRepresented, expectsLoss }: CompanyFacts, accountsTo: Day): Deadline {
  const period = yearOfAssessment(accountsTo);
  const issued = issueDayIn(Number(period.slice(0, 4)) + 1);
  const general = addMonths(issued, RETURN_WITHOUT_EXTENSION.months);
  const code = accountingCodeOf(accountsTo);
  const extended = BLOCK_EXTENSIONS.filter((one) => one.yearOfAssessment === period && one.code === code);
  const extension =
    extended.find((one) => isRepresented && one.isLoss === expectsLoss) ??
    extended.find((one) => isRepresented && !one.isLoss);
  const dueOn = extension?.dueOn ?? general;
  return {
    ...plain(dueOn, extension?.dueOn ? extension : RETURN_WITHOUT_EXTENSION),
    kind: 'profits_tax_return',
    period,
    accountsTo,
    electronicOn: extension?.electronicOn ?? null,
    lateCosts: [lateReturn(extension?.electronicOn ?? dueOn)],
  };
}

function lateReturn(lastDay: Day): Deadline['lateCosts'][number] {
  const { confirmed, source, fineMinor } = LATE_RETURN;
  return { basis: 'fine_up_to', amountMinor: fineMinor, from: addDays(lastDay, 1), confirmed, source };
}

/** The first profits tax return of a new business, if it is due in a period. */
export function firstReturn(facts: CompanyFacts, { from, to }: Period): Deadline[] {
  if (facts.incorporatedOn === null) return [];
  const dueOn = addMonths(facts.incorporatedOn, FIRST_RETURN.issuedAfterMonths + FIRST_RETURN.months);
  if (dueOn < from || dueOn > to) return [];
  const accountsTo = firstAccountsOf(facts);
  return [
    {
      ...plain(dueOn, FIRST_RETURN),
      kind: 'first_profits_tax_return',
      period: 'first',
      accountsTo,
      lateCosts: [lateReturn(dueOn)],
    },
  ];
}

/** The employer's returns due in a period. */
export function employersReturns(
  { hasEmployees, incorporatedOn }: Pick<CompanyFacts, 'hasEmployees' | 'incorporatedOn'>,
  { from, to }: Period,
): Deadline[] {
  if (hasEmployees !== true) return [];
  const found: Deadline[] = [];
  for (let { year } = partsOf(from); year <= partsOf(to).year; year++) {
    const issued = issueDayIn(year);
    const dueOn = addMonths(issued, EMPLOYERS_RETURN.months);
    if (dueOn < from || dueOn > to || (incorporatedOn !== null && incorporatedOn > issued)) continue;
    found.push({ ...plain(dueOn, EMPLOYERS_RETURN), kind: 'employers_return', period: String(year) });
  }
  return found;
}

/** Contributions to the Mandatory Provident Fund that are due in a period, one for each month of pay. */
export function contributions(
  { hasEmployees, incorporatedOn }: Pick<CompanyFacts, 'hasEmployees' | 'incorporatedOn'>,
  { from, to }: Period,
): Deadline[] {
  if (hasEmployees !== true) return [];
  const found: Deadline[] = [];
  const { year, month } = partsOf(from);
  let dueOn = makeDay(year, month, MPF_CONTRIBUTION.dayOfMonth);
  for (; dueOn <= to; dueOn = addMonths(dueOn, 1)) {
    const period = addMonths(dueOn, -1).slice(0, 7);
    if (dueOn < from || (incorporatedOn !== null && incorporatedOn.slice(0, 7) > period)) continue;
    const { percent, confirmed, source } = MPF_SURCHARGE;
    found.push({
      ...plain(dueOn, MPF_CONTRIBUTION),
      kind: 'mpf_contribution',
      period,
      lateCosts: [{ basis: 'surcharge', percent, from: addDays(dueOn, 1), confirmed, source }],
    });
  }
  return found;
}
