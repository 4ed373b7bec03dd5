import { addDays, type Day, endOfMonth, startOfMonth } from '../calendar/index.ts';

/** What a supplier billed on an expense account in a calendar month, in base minor units. */
export interface BilledMonth {
  party: string;
  account: string;
  /** Any day of the month. */
  month: Day;
  amountMinor: bigint;
}

/** A bill that usually arrives each month, and did not for this one. */
export interface MissingBill {
  party: string;
  account: string;
  /** The middle one of the amounts of the months before. */
  amountMinor: bigint;
}

/** A bill is usual once it came in this many months in a row. */
export const USUAL_MONTHS = 3;

/** The months before a month that make a bill usual, the latest first, each as its last day. */
export function monthsBefore(month: Day): Day[] {
  const months: Day[] = [];
  let start = startOfMonth(month);
  while (months.length < USUAL_MONTHS) {
    const end = addDays(start, -1);
    months.push(end);
    start = startOfMonth(end);
  }
  return months;
}

/**
 * The bills that are missing for a month: a supplier billed an expense account above zero in each of the three months
 * before, and not in the month. The largest first, equal amounts by supplier and account.
 */
export function missingBills(billed: readonly BilledMonth[], month: Day): MissingBill[] {
  const wanted = endOfMonth(month);
  const groups = Map.groupBy(billed, ({ party, account }) => JSON.stringify([party, account]));
  const missing = [...groups.values()].flatMap((own) => {
    const totals = totalsOf(own);
    if (totals.has(wanted)) return [];
    const amounts = monthsBefore(month).map((one) => totals.get(one) ?? 0n);
    const [first] = own;
    if (first === undefined || amounts.some((amount) => amount <= 0n)) return [];
    return [{ party: first.party, account: first.account, amountMinor: middleOf(amounts) }];
  });
  return missing.sort(byAmount);
}

function totalsOf(own: readonly BilledMonth[]): Map<Day, bigint> {
  const totals = new Map<Day, bigint>();
  for (const { month, amountMinor } of own)
    totals.set(endOfMonth(month), (totals.get(endOfMonth(month)) ?? 0n) + amountMinor);
  return totals;
}

function middleOf(amounts: readonly bigint[]): bigint {
  const sorted = [...amounts].sort((one, other) => (one < other ? -1 : Number(one > other)));
  return sorted[Math.floor(sorted.length / 2)] ?? 0n;
}

function byAmount(one: MissingBill, other: MissingBill): number {
  if (one.amountMinor !== other.amountMinor) return one.amountMinor < other.amountMinor ? 1 : -1;
  return `${one.party} ${one.account}`.localeCompare(`${other.party} ${other.account}`);
}
