import type { Day } from '../calendar/index.ts';

/** What moved on a day, debit positive; a null day is everything up to the first day of the history. */
export interface DayMovement {
  day: Day | null;
  amountMinor: bigint;
}

export interface BalanceOnDay {
  day: Day;
  /** At the end of the day, debit positive. */
  balanceMinor: bigint;
}

/** The balances of an account over some days. `steps` holds the first day and each later day with another balance. */
export interface BalanceHistory {
  steps: BalanceOnDay[];
  lastMinor: bigint;
  lowestMinor: bigint;
  highestMinor: bigint;
}

/** Adds up the movements since a day. Movements of the same day may be in several parts, in any order. */
export function balanceHistory(from: Day, movements: readonly DayMovement[]): BalanceHistory {
  const ordered = [...movements].sort((one, other) => ((one.day ?? '') < (other.day ?? '') ? -1 : 1));
  const first: BalanceOnDay = { day: from, balanceMinor: 0n };
  const steps = [first];
  let last = first;
  for (const { day, amountMinor } of ordered) {
    if (day !== null && day > last.day) {
      last = { day, balanceMinor: last.balanceMinor };
      steps.push(last);
    }
    last.balanceMinor += amountMinor;
  }
  const changed = steps.filter(({ balanceMinor }, at) => balanceMinor !== steps[at - 1]?.balanceMinor);
  const balances = changed.map(({ balanceMinor }) => balanceMinor);
  const most = (isMore: (one: bigint, other: bigint) => boolean) =>
    balances.reduce((found, one) => (isMore(one, found) ? one : found));
  return {
    steps: changed,
    lastMinor: last.balanceMinor,
    lowestMinor: most((one, other) => one < other),
    highestMinor: most((one, other) => one > other),
  };
}
