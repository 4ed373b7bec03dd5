import type { ChartRow } from '@folio/contract';
import { addDays, type Day, financialYearOf, startOfMonth } from '@folio/ledger/calendar';
import type { OpeningLine } from '../../../api/queries/books/accounting-opening.ts';
import type { SidedLine } from '../../../components/journal-grid/sided-line.ts';
import { figureFault } from '../../../components/journal-grid/typed-figure.ts';

/** An account's typed balance; the account determines the currency. */
export type TypedBalance = Omit<SidedLine, 'currency'>;
export type TypedBalances = Readonly<Record<string, TypedBalance>>;

export const nothingTyped: TypedBalance = { debit: null, credit: null, foreign_amount: null, rate: null };

/** System roles of the control accounts. */
export const receivables = 'accounts_receivable';
export const payables = 'accounts_payable';

/** Receivables and payables: their openings are the open documents, so that aged reports agree from the first day. */
export function isControl(account: Pick<ChartRow, 'system_role'>): boolean {
  return account.system_role === receivables || account.system_role === payables;
}

/** The accounts for which a balance may be typed. */
export function offeredAccounts(chart: readonly ChartRow[], typed: TypedBalances): ChartRow[] {
  return chart.filter(
    (one) =>
      one.postable && one.system_role !== 'opening_balance_equity' && (one.active || typed[one.code] !== undefined),
  );
}

export function isProfitOrLoss(account: Pick<ChartRow, 'type'>): boolean {
  return account.type === 'revenue' || account.type === 'expense';
}

export function isEmpty(balance: TypedBalance | undefined): boolean {
  return (
    balance === undefined || (balance.debit === null && balance.credit === null && balance.foreign_amount === null)
  );
}

/** The posted balances as form values. */
export function typedOf(lines: readonly OpeningLine[]): TypedBalances {
  return Object.fromEntries(
    lines.map(({ account_code, debit, credit, foreign_amount, rate }) => [
      account_code,
      { debit, credit, foreign_amount, rate },
    ]),
  );
}

/** The code of opening balance equity, which complete openings bring to zero. */
export function equityCode(chart: readonly ChartRow[]): string {
  return chart.find((one) => one.system_role === 'opening_balance_equity')?.code ?? '';
}

/** The lines to post: every typed balance except those of the control accounts, in order of code. */
export function linesOf(typed: TypedBalances, chart: readonly ChartRow[], base: string): OpeningLine[] {
  return chart.flatMap((account) => {
    const balance = typed[account.code];
    if (balance === undefined || isEmpty(balance) || isControl(account)) return [];
    const isForeign = account.currency !== null && account.currency !== base;
    const { debit, credit, foreign_amount, rate } = balance;
    return [
      {
        account_code: account.code,
        debit,
        credit,
        foreign_amount: isForeign ? foreign_amount : null,
        rate: isForeign ? rate : null,
      },
    ];
  });
}

const sameRate = (a: string | null, b: string | null) => trimmed(a) === trimmed(b);
const trimmed = (rate: string | null) => (rate?.includes('.') ? rate.replace(/\.?0+$/, '') : rate);

export function isSamePosting(lines: readonly OpeningLine[], posted: readonly OpeningLine[]): boolean {
  if (lines.length !== posted.length) return false;
  return lines.every((line) => {
    const before = posted.find((one) => one.account_code === line.account_code);
    return (
      before !== undefined &&
      before.debit === line.debit &&
      before.credit === line.credit &&
      before.foreign_amount === line.foreign_amount &&
      sameRate(before.rate, line.rate)
    );
  });
}

/** True if a figure cannot be parsed: the server would reject the whole posting. */
export function hasFaults(typed: TypedBalances, chart: readonly ChartRow[], base: string): boolean {
  return chart.some((account) => {
    const balance = typed[account.code];
    if (balance === undefined) return false;
    const { debit, credit, foreign_amount, rate } = balance;
    const foreign = foreign_amount?.replace(/^-/, '') ?? null;
    return (
      [debit, credit].some((text) => figureFault(text, base) !== null) ||
      figureFault(foreign, account.currency ?? base) !== null ||
      figureFault(rate, undefined) !== null
    );
  });
}

export interface DateChoice {
  name: 'lastYearEnd' | 'yearEndBefore' | 'lastMonthEnd';
  day: Day;
}

/** The usual opening dates, the likeliest first: the last day of the last financial year. */
export function usualDays(today: Day, fye: string): DateChoice[] {
  const lastYearEnd = addDays(financialYearOf(today, fye).start, -1);
  const choices: DateChoice[] = [
    { name: 'lastYearEnd', day: lastYearEnd },
    { name: 'yearEndBefore', day: addDays(financialYearOf(lastYearEnd, fye).start, -1) },
    { name: 'lastMonthEnd', day: addDays(startOfMonth(today), -1) },
  ];
  return choices.filter((one, at) => choices.findIndex((other) => other.day === one.day) === at);
}
