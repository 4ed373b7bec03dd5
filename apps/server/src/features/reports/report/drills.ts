import type { Drill } from '@folio/contract';
import { type Account, type Day, financialYearOf, isRolledAtYearEnd, type Period } from '@folio/ledger';
import type { ReportContext } from './context.ts';
import { reportDrill } from './sheet/cells.ts';

/** The postings of an account in a period. */
export function periodDrill(context: ReportContext, code: string, { from, to }: Period): Drill {
  return reportDrill(context, 'account-transaction', { account: code, from, to });
}

/** The postings of several accounts in a period: what a subtotal is made of. A period of no accounts has nothing to open. */
export function accountsDrill(context: ReportContext, codes: readonly string[], period: Period): Drill | undefined {
  return codes.length === 0 ? undefined : periodDrill(context, codes.join(','), period);
}

/** What a balance of an account at a day is made of. */
export type BalanceDrill = (account: Account, asAt: Day) => Drill;

/**
 * The postings that make up a balance: of income and expenses since the start of the financial year, of any other account since
 * the books began. The profit for the year is made of the profit and loss.
 */
export async function balanceDrills(context: ReportContext): Promise<BalanceDrill> {
  const { extent } = await context.journalDays();
  return (account, asAt) => {
    const { start } = financialYearOf(asAt, context.books.years);
    if (account.systemRole === 'current_year_earnings')
      return reportDrill(context, 'profit-loss', { from: start, to: asAt });
    const first = extent?.first ?? start;
    const from = isRolledAtYearEnd(account) || first > asAt ? start : first;
    return periodDrill(context, account.code, { from, to: asAt });
  };
}
