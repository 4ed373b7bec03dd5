import { addMonths, type Day } from '../calendar/index.ts';
import { LedgerIssue } from '../fault.ts';
import { multiplyDivide, parseDecimal } from '../money/index.ts';
import type { PlannedInstalment } from './planned-instalments.ts';
import { MAX_SCHEDULE_MONTHS } from './terms.ts';

/**
 * `fixed_instalment`: the same payment each month. `equal_capital`: the same capital each month, and its interest. `flat_rate`: the
 * rate counts on the whole loan until its end, as lenders quote it for hire purchase; the payments are the same each month.
 */
export const LOAN_METHODS = ['fixed_instalment', 'equal_capital', 'flat_rate'] as const;
export type LoanMethod = (typeof LOAN_METHODS)[number];

/** A loan or hire purchase, repaid monthly. */
export interface LoanTerms {
  capitalMinor: bigint;
  /** Percent for a year, as a decimal text: '6'. A month has a twelfth of it. */
  yearlyRatePercent: string;
  instalments: number;
  firstOn: Day;
  method: LoanMethod;
}

/** 100 percent a month, in units of a yearly rate with 8 decimals of a percent. */
const RATE_OF_ONE = 12n * 10n ** 10n;

/** What one payment consists of. */
export interface Instalment extends PlannedInstalment {
  /** Capital owed after the payment. */
  leftMinor: bigint;
}

/**
 * The payments of a loan. Interest of a month is the capital owed times a twelfth of the yearly rate, rounded half up to the minor
 * unit. A fixed instalment is the annuity, computed exactly and rounded half up; equal capital is rounded down. The last
 * payment takes the capital that is left, so that the capital adds up to the loan. At a flat rate the interest adds up to the
 * flat interest as well.
 *
 * Throws `amount_not_positive` for an amount or a number of payments below one, `bad_decimal`, `too_many_decimals` above 8
 * decimals, `bad_rate` for a rate below 0 or above 100, and `schedule_too_long` above 600 payments.
 */
export function loanInstalments(terms: LoanTerms): Instalment[] {
  checkLoan(terms);
  const rateUnits = rateUnitsOf(terms.yearlyRatePercent);
  if (terms.method === 'flat_rate') return flatInstalments(terms, rateUnits);
  const fixedMinor = terms.method === 'fixed_instalment' ? annuity(terms, rateUnits) : null;
  const equalMinor = terms.capitalMinor / BigInt(terms.instalments);
  const lines: Instalment[] = [];
  let leftMinor = terms.capitalMinor;
  for (let index = 0; index < terms.instalments; index += 1) {
    const interestMinor = multiplyDivide(leftMinor, rateUnits, RATE_OF_ONE);
    const planned = fixedMinor === null ? equalMinor : fixedMinor - interestMinor;
    const isLast = index === terms.instalments - 1;
    const capitalMinor = isLast || planned > leftMinor ? leftMinor : planned;
    leftMinor -= capitalMinor;
    lines.push({ dueOn: addMonths(terms.firstOn, index), interestMinor, capitalMinor, leftMinor });
  }
  return lines;
}

/** Decimals of a monthly rate that is searched for. */
const RATE_UNIT = 10n ** 18n;

/**
 * The payments of a flat rate: all interest is known from the beginning, and each payment has the interest of the constant
 * monthly rate on what is owed. The last payment takes what is left of capital and interest.
 */
function flatInstalments(terms: LoanTerms, rateUnits: bigint): Instalment[] {
  const { capitalMinor, instalments, firstOn } = terms;
  const count = BigInt(instalments);
  const totalMinor = multiplyDivide(capitalMinor, rateUnits * count, RATE_OF_ONE);
  const paymentMinor = multiplyDivide(capitalMinor + totalMinor, 1n, count);
  const monthly = constantRate(capitalMinor, totalMinor, count);
  let [leftMinor, openMinor] = [capitalMinor, totalMinor];
  return Array.from({ length: instalments }, (_, index) => {
    const isLast = index === instalments - 1;
    const ofMonth = multiplyDivide(leftMinor, monthly, RATE_UNIT);
    const interestMinor = isLast ? openMinor : lesser(ofMonth, lesser(openMinor, paymentMinor));
    const capitalPart = isLast ? leftMinor : lesser(paymentMinor - interestMinor, leftMinor);
    leftMinor -= capitalPart;
    openMinor -= interestMinor;
    return { dueOn: addMonths(firstOn, index), interestMinor, capitalMinor: capitalPart, leftMinor };
  });
}

/** The monthly rate at which equal payments repay the capital with exactly this interest, rounded down to 18 decimals. */
function constantRate(capitalMinor: bigint, totalMinor: bigint, count: bigint): bigint {
  const nothingGrown = RATE_UNIT ** count;
  let [low, high] = [0n, RATE_UNIT];
  while (high - low > 1n) {
    const rate = (low + high) / 2n;
    const grown = (RATE_UNIT + rate) ** count;
    // Capital × r × (1 + r)^n ÷ ((1 + r)^n − 1) × n, compared with capital and interest.
    const repaid = capitalMinor * rate * grown * count;
    if (repaid > (capitalMinor + totalMinor) * RATE_UNIT * (grown - nothingGrown)) high = rate;
    else low = rate;
  }
  return low;
}

function lesser(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function checkLoan({ capitalMinor, instalments, firstOn }: LoanTerms): void {
  if (capitalMinor <= 0n) throw new LedgerIssue('amount_not_positive', { found: String(capitalMinor) });
  if (!Number.isInteger(instalments) || instalments < 1)
    throw new LedgerIssue('amount_not_positive', { found: String(instalments) });
  if (instalments <= MAX_SCHEDULE_MONTHS) return;
  const [to, last] = [addMonths(firstOn, instalments), addMonths(firstOn, MAX_SCHEDULE_MONTHS)];
  throw new LedgerIssue('schedule_too_long', { from: firstOn, to, last });
}

/** A rate in units of which `RATE_OF_ONE` make the whole amount. */
function rateUnitsOf(percent: string): bigint {
  const rate = parseDecimal(percent, 8);
  if (rate.lt(0) || rate.gt(100)) throw new LedgerIssue('bad_rate', { found: percent });
  return BigInt(rate.times(10 ** 8).toFixed(0));
}

/** Capital × r × (1 + r)^n ÷ ((1 + r)^n − 1), as a fraction of whole numbers; without interest, capital ÷ n. */
function annuity({ capitalMinor, instalments }: LoanTerms, rateUnits: bigint): bigint {
  const count = BigInt(instalments);
  if (rateUnits === 0n) return multiplyDivide(capitalMinor, 1n, count);
  const grown = (RATE_OF_ONE + rateUnits) ** count;
  return multiplyDivide(capitalMinor, rateUnits * grown, RATE_OF_ONE * (grown - RATE_OF_ONE ** count));
}
