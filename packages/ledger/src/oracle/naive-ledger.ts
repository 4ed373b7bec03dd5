import type { Account, AccountCode } from '../accounts/index.ts';
import { addDays, type Day, type FinancialYearEnd, isDay } from '../calendar/index.ts';
import type { JournalDraft } from '../journal/index.ts';

/*
 * A ledger as naive as possible, for tests only: it walks every line of every entry for each question and shares no
 * arithmetic with the posting rules or the reports.
 */

/** Balance of an account at a day over all entries, debit positive. */
export function naiveBalance(entries: readonly JournalDraft[], accountCode: AccountCode, asAt: Day): bigint {
  let balance = 0n;
  for (const entry of entries) {
    if (entry.date > asAt) continue;
    for (const line of entry.lines) {
      if (line.accountCode !== accountCode) continue;
      balance += line.debitMinor;
      balance -= line.creditMinor;
    }
  }
  return balance;
}

/** Movement of an account from one day to another, closing entries left out. */
export function naiveMovement(entries: readonly JournalDraft[], accountCode: AccountCode, from: Day, to: Day): bigint {
  const counted = entries.filter((entry) => entry.kind !== 'closing' && entry.date >= from && entry.date <= to);
  return naiveBalance(counted, accountCode, to);
}

/** First day of the financial year, found by walking back day by day to the day after a year end. */
export function naiveYearStart(asAt: Day, financialYearEnd: FinancialYearEnd): Day {
  let day = asAt;
  while (!endsYear(addDays(day, -1), financialYearEnd)) day = addDays(day, -1);
  return day;
}

function endsYear(day: Day, financialYearEnd: FinancialYearEnd): boolean {
  if (!financialYearEnd.startsWith('02-2') || financialYearEnd < '02-28') return day.slice(5) === financialYearEnd;
  return isDay(`${day.slice(0, 4)}-02-29`) ? day.endsWith('-02-29') : day.endsWith('-02-28');
}

function isRolled(account: Account): boolean {
  return account.type === 'revenue' || account.type === 'expense' || account.systemRole === 'dividends';
}

/** Every balance of a trial balance at a day, debit positive, without zero balances. */
export function naiveTrialBalance(
  entries: readonly JournalDraft[],
  accounts: readonly Account[],
  asAt: Day,
  financialYearEnd: FinancialYearEnd,
): Map<string, bigint> {
  const start = naiveYearStart(asAt, financialYearEnd);
  const counted = entries.filter((entry) => !(entry.kind === 'closing' && entry.date >= start));
  const balances = new Map<string, bigint>();
  let rolled = 0n;
  for (const account of accounts) {
    const earlier = naiveBalance(counted, account.code, addDays(start, -1));
    const whole = naiveBalance(counted, account.code, asAt);
    if (isRolled(account)) rolled += earlier;
    balances.set(account.code, isRolled(account) ? whole - earlier : whole);
  }
  const retained = accounts.find((account) => account.systemRole === 'retained_earnings')?.code ?? '';
  balances.set(retained, (balances.get(retained) ?? 0n) + rolled);
  return new Map([...balances].filter(([, balance]) => balance !== 0n));
}

/** Open amount of a document at a day in its own currency: the sum of its lines. */
export function naiveOpenAmount(entries: readonly JournalDraft[], documentRef: string, asAt: Day): bigint {
  let open = 0n;
  for (const entry of entries) {
    if (entry.date > asAt) continue;
    for (const line of entry.lines) {
      if (line.documentRef === documentRef) open += line.foreignAmountMinor ?? line.debitMinor - line.creditMinor;
    }
  }
  return open;
}

/**
 * Every account's movement of a period, without zero movements: a profit and loss shows those of income and expenses.
 */
export function naiveMovements(
  entries: readonly JournalDraft[],
  accounts: readonly Account[],
  from: Day,
  to: Day,
): Map<string, bigint> {
  const moved = accounts.map((account): [string, bigint] => [
    account.code,
    naiveMovement(entries, account.code, from, to),
  ]);
  return new Map(moved.filter(([, amount]) => amount !== 0n));
}

/** Base value of every document on a control account at a day, by its reference: the sum of its lines. */
export function naiveDocumentValues(
  entries: readonly JournalDraft[],
  accountCode: AccountCode,
  asAt: Day,
): Map<string, bigint> {
  const values = new Map<string, bigint>();
  for (const entry of entries) {
    if (entry.date > asAt) continue;
    for (const line of entry.lines) {
      if (line.accountCode !== accountCode) continue;
      const ref = line.documentRef ?? 'no document';
      values.set(ref, (values.get(ref) ?? 0n) + line.debitMinor - line.creditMinor);
    }
  }
  return values;
}

/** value × numerator ÷ denominator, half away from zero, by plain division with remainder. */
export function naiveShare(value: bigint, numerator: bigint, denominator: bigint): bigint {
  const product = value * numerator;
  const whole = product / denominator;
  const rest = product % denominator;
  const isHalfOrMore = 2n * (rest < 0n ? -rest : rest) >= (denominator < 0n ? -denominator : denominator);
  if (!isHalfOrMore) return whole;
  return product < 0n === denominator < 0n ? whole + 1n : whole - 1n;
}

/** An amount at a rate written as a decimal, from a currency with some decimals to one with two. */
export function naiveAtRate(amountMinor: bigint, decimals: number, rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.');
  const denominator = 10n ** BigInt(fraction.length + decimals);
  return naiveShare(amountMinor, BigInt(whole + fraction) * 100n, denominator);
}
