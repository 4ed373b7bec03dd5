import type { Dashboard } from '@folio/contract';
import {
  ACTIVITIES,
  accountByRole,
  addDays,
  averageDaysToPay,
  buildDashboard,
  type Chart,
  cashByActivity,
  type Day,
  dashboardRanges,
  financialYearOf,
  formatMoney,
  must,
  outstanding,
  type Period,
  periodOfPreset,
  topCustomers,
  type YearRule,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { readBooks, readMovements } from '../../books/ledger/index.ts';
import { cashAccounts, cashBefore } from './cash-before.ts';
import { readCashEntries, readCashLines, readOpen, readPaid, readReceived, readSales } from './store.ts';

type Range = 'month' | 'quarter' | 'year';

/** Home's three widgets over the month, quarter or financial year that contains `asAt`. */
export async function readDashboard(tx: CompanyTransaction, asAt: Day, range: Range): Promise<Dashboard> {
  const { chart, baseCurrency, years } = await readBooks(tx);
  const period = periodOf(asAt, range, years);
  const money = (amountMinor: bigint) => formatMoney(amountMinor, baseCurrency);
  const sales = await readSales(tx, period.from, period.to);
  const built = buildDashboard(
    period,
    {
      movements: await readMovements(tx, dashboardRanges(period)),
      cashLines: await readCashLines(tx, period.from, period.to),
      openingCashMinor: await cashBefore(tx, chart, period.from),
      sales,
    },
    chart,
  );
  const { months, totals } = built;
  const byActivity = cashByActivity(await readCashEntries(tx, period.from, period.to), period);
  const days = monthDays(
    period,
    months.map((month) => month.month),
  );
  return {
    from: period.from,
    to: period.to,
    base_currency: baseCurrency,
    profit_and_loss: {
      income: money(totals.incomeMinor),
      expenses: money(totals.expensesMinor),
      net_profit: money(totals.netProfitMinor),
      buckets: months.map((month, n) => ({
        ...bucketOf(days, n),
        income: money(month.incomeMinor),
        expenses: money(month.expensesMinor),
        net_profit: money(month.netProfitMinor),
      })),
    },
    cash_flow: {
      cash_in: money(totals.cashInMinor),
      cash_out: money(totals.cashOutMinor),
      net: money(totals.netCashMinor),
      fx_and_other: money(totals.fxAndOtherMinor),
      closing_cash: money(must(months.at(-1), 'the last month').closingCashMinor),
      accounts: cashAccounts(chart),
      by_activity: ACTIVITIES.map((activity) => ({
        activity,
        cash_in: money(byActivity.cashInMinor[activity]),
        cash_out: money(byActivity.cashOutMinor[activity]),
      })),
      buckets: months.map((month, n) => ({
        ...bucketOf(days, n),
        cash_in: money(month.cashInMinor),
        cash_out: money(month.cashOutMinor),
        closing_cash: money(month.closingCashMinor),
      })),
    },
    sales: {
      sales: money(totals.salesMinor),
      ...(await customerFigures(tx, chart, period, asAt, money)),
      top_customers: namedCustomers(sales, period, money),
    },
  };
}

function periodOf(asAt: Day, range: Range, years: YearRule): Period {
  if (range === 'month') return periodOfPreset('this_month', asAt, years);
  if (range === 'quarter') return periodOfPreset('this_quarter', asAt, years);
  const { start, end } = financialYearOf(asAt, years);
  return { from: start, to: end };
}

async function customerFigures(
  tx: CompanyTransaction,
  chart: Chart,
  period: Period,
  today: Day,
  money: (amountMinor: bigint) => string,
) {
  const receivable = accountByRole(chart, 'accounts_receivable').code;
  const open = await readOpen(tx, receivable);
  const { outstandingMinor, overdueMinor } = outstanding(
    open.map(({ dueDate, openBaseMinor }) => ({ dueDate: dueDate ?? today, openBaseMinor })),
    today,
  );
  const days = averageDaysToPay(await readPaid(tx, period.from, period.to), period);
  return {
    outstanding: money(outstandingMinor),
    overdue: money(overdueMinor),
    received: money(await readReceived(tx, receivable, period.from, period.to)),
    average_days_to_pay: days === null ? null : Math.round(Number(days)),
  };
}

function namedCustomers(
  sales: Awaited<ReturnType<typeof readSales>>,
  period: Period,
  money: (amountMinor: bigint) => string,
) {
  const names = new Map(sales.map((sale) => [sale.contactId, sale]));
  return topCustomers(sales, period).map(({ contactId, netBaseMinor }) => ({
    contact: names.get(contactId)?.contact ?? '',
    contact_zh: names.get(contactId)?.contactZh ?? null,
    sales: money(netBaseMinor),
  }));
}

/** First and last day of each bucket: a month, or the part of it inside the period. */
function monthDays(period: Period, months: string[]): Period[] {
  return months.map((month, n) => {
    const next = months[n + 1];
    return {
      from: n === 0 ? period.from : `${month}-01`,
      to: next === undefined ? period.to : addDays(`${next}-01`, -1),
    };
  });
}

function bucketOf(days: Period[], n: number): Period {
  const found = days[n];
  if (!found) throw new Error('a month without its days');
  return { from: found.from, to: found.to };
}
