import type { Day } from '@folio/ledger';
import type { MonthSum } from './movement-store.ts';

/** A part of an account's lines with their number and their sums. */
export interface Segment {
  account: string;
  from: Day;
  count: number;
  net: bigint;
  amount: bigint;
}

/** The months of accounts as segments, without closing entries from a day on. */
export function segmentsOfMonths(
  months: readonly MonthSum[],
  accounts: readonly string[],
  { from, to, closingsBefore }: { from: Day; to: Day; closingsBefore: Day },
): Segment[] {
  const segments = new Map<string, Segment>();
  for (const { account_code: account, month, closing, debit, credit, amount, count } of months) {
    if (month < from || month > to || (closing && month >= closingsBefore) || !accounts.includes(account)) continue;
    const key = `${account} ${month}`;
    const there = segments.get(key) ?? { account, from: month, count: 0, net: 0n, amount: 0n };
    segments.set(key, {
      ...there,
      count: there.count + count,
      net: there.net + debit - credit,
      amount: there.amount + amount,
    });
  }
  return [...segments.values()];
}
