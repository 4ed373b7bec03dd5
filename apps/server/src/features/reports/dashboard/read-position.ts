import type { CompanyPosition } from '@folio/contract';
import { type AgedSide, addDays, type Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { openReport, type ReportCaller, readAged } from '../report/index.ts';
import { cashAccounts, cashBefore } from './cash-before.ts';

/** Cash at the end of today, and the totals of the aged reports of today. */
export async function readPosition(
  tx: CompanyTransaction,
  call: ReportCaller & { today: Day },
): Promise<CompanyPosition> {
  const { today } = call;
  const context = await openReport(tx, call, { names: 'one' });
  const owed = async (side: AgedSide) => {
    const { totals } = await readAged(context, { side, asAt: today, ageBy: 'due_date' });
    return context.money(totals.totalMinor);
  };
  return {
    as_at: today,
    base_currency: context.books.baseCurrency,
    cash: context.money(await cashBefore(tx, context.chart, addDays(today, 1))),
    cash_accounts: cashAccounts(context.chart),
    receivable: await owed('receivable'),
    payable: await owed('payable'),
  };
}
