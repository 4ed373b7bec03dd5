import { BUSY_ACCOUNT, workEntries } from './entries.ts';

/** The balance of the busy account at the end of a day, debit positive: what every system must give. */
export function busyBalanceAt(entries: number, day: string): bigint {
  let balance = 0n;
  for (const { date, lines } of workEntries(entries)) {
    if (date > day) break;
    for (const line of lines) if (line.account === BUSY_ACCOUNT) balance += line.amountMinor;
  }
  return balance;
}

/** How many lines the busy account has. */
export function busyLines(entries: number): number {
  let count = 0;
  for (const { lines } of workEntries(entries)) count += lines.filter(({ account }) => account === BUSY_ACCOUNT).length;
  return count;
}
