import { addMonths, type Day, endOfMonth, startOfMonth } from '../calendar/index.ts';
import { multiplyDivide } from '../money/index.ts';
import { type Estimate, type LifeSpan, lengthBetween, lifeSpan, monthsBetween, nextMonth } from './estimate.ts';

/** A change of an asset in base minor units: cost added, and depreciation that reduces the carrying amount. */
export interface AssetChange {
  readonly date: Day;
  readonly costMinor: bigint;
  readonly depreciationMinor: bigint;
}

/** The estimates of an asset, oldest first, and everything that was recorded for it. */
export interface AssetFacts {
  readonly estimates: readonly Estimate[];
  readonly changes: readonly AssetChange[];
}

export interface MonthCharge {
  /** First day of the month. */
  readonly month: Day;
  readonly amountMinor: bigint;
}

const BASIS_POINTS = 10_000n;
const MONTHS_OF_YEAR = 12;

/** Cost less depreciation, of the changes dated before a day, or of all. */
export function carryingMinorBefore(changes: readonly AssetChange[], day?: Day): bigint {
  return changes
    .filter(({ date }) => day === undefined || date < day)
    .reduce((sum, { costMinor, depreciationMinor }) => sum + costMinor - depreciationMinor, 0n);
}

/** The estimate in force in a month. */
function estimateIn({ estimates }: AssetFacts, month: Day): { estimate: Estimate; span: LifeSpan } | null {
  const index = estimates.findLastIndex(({ from }) => startOfMonth(from) <= month);
  const estimate = estimates[index];
  return estimate === undefined ? null : { estimate, span: lifeSpan(estimate, index === 0) };
}

/**
 * The depreciation of one month, given all that was recorded before it; with `until` only up to that day, the day not
 * included. What earlier months rounded, or an impairment took, is spread over the rest of the life, so that the last
 * month of the life brings the carrying amount to the residual value exactly. Never negative.
 */
export function chargeOfMonth(facts: AssetFacts, month: Day, until: Day | null = null): bigint {
  const found = estimateIn(facts, month);
  if (found === null) return 0n;
  const { estimate, span } = found;
  const openMinor = carryingMinorBefore(facts.changes) - estimate.residualMinor;
  if (openMinor <= 0n) return 0n;
  const from = span.start > month ? span.start : month;
  const last = [nextMonth(month), span.end, until ?? span.end].sort()[0] ?? span.end;
  const left = lengthBetween(estimate.convention, from, span.end);
  const charged = lengthBetween(estimate.convention, from, last);
  // A life that has ended leaves nothing to spread.
  if (left === 0) return span.end <= month ? openMinor : 0n;
  if (charged >= left) return openMinor;
  if (estimate.method === 'straight_line') return multiplyDivide(openMinor, BigInt(charged), BigInt(left));
  const reducedMinor = reducingCharge(facts, estimate, span, from, charged);
  if (reducedMinor > openMinor) return openMinor;
  return reducedMinor;
}

/**
 * The reducing balance takes its rate from the carrying amount at the start of each year of the asset, a twelfth a month or
 * by its days.
 */
function reducingCharge(
  { changes }: AssetFacts,
  { convention, rateBasisPoints }: Estimate,
  span: LifeSpan,
  from: Day,
  charged: number,
): bigint {
  const whole = monthsBetween(span.start, from) - (from.slice(8) < span.start.slice(8) ? 1 : 0);
  const years = Math.max(0, Math.floor(whole / MONTHS_OF_YEAR));
  const yearStart = addMonths(span.start, years * MONTHS_OF_YEAR);
  const yearEnd = addMonths(span.start, (years + 1) * MONTHS_OF_YEAR);
  // An asset that was recorded within the year starts from what it was recorded at.
  const knownMinor = carryingMinorBefore(changes, yearStart);
  const baseMinor = knownMinor > 0n ? knownMinor : carryingMinorBefore(changes) + chargedMinorSince(changes, yearStart);
  const yearLength = BigInt(lengthBetween(convention, yearStart, yearEnd));
  return multiplyDivide(baseMinor * BigInt(rateBasisPoints ?? 0), BigInt(charged), BASIS_POINTS * yearLength);
}

function chargedMinorSince(changes: readonly AssetChange[], day: Day): bigint {
  return changes
    .filter(({ date, costMinor }) => date >= day && costMinor === 0n)
    .reduce((sum, { depreciationMinor }) => sum + depreciationMinor, 0n);
}

/** The charges of the months after `chargedThrough` (a first day of a month) up to and including `month`. */
export function chargesThrough(facts: AssetFacts, chargedThrough: Day, month: Day): MonthCharge[] {
  const changes = [...facts.changes];
  const charges: MonthCharge[] = [];
  for (let next = nextMonth(chargedThrough); next <= month; next = nextMonth(next)) {
    const amountMinor = chargeOfMonth({ ...facts, changes }, next);
    if (amountMinor === 0n) continue;
    charges.push({ month: next, amountMinor });
    changes.push({ date: endOfMonth(next), costMinor: 0n, depreciationMinor: amountMinor });
  }
  return charges;
}

/** The charges still to be made until the end of the life. */
export function remainingCharges(facts: AssetFacts, chargedThrough: Day): MonthCharge[] {
  const last = facts.estimates.at(-1);
  if (last === undefined) return [];
  const { end } = lifeSpan(last, facts.estimates.length === 1);
  const after = nextMonth(chargedThrough);
  return chargesThrough(facts, chargedThrough, end > after ? startOfMonth(end) : after);
}
