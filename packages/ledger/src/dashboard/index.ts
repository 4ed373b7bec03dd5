/** The figures of the dashboard widgets, from plain inputs. */
export {
  ACTIVITIES,
  type Activity,
  type ByActivity,
  type CashByActivity,
  type CashEntry,
  cashByActivity,
  cashEntriesOf,
} from './activity.ts';
export {
  buildDashboard,
  type Dashboard,
  type DashboardInputs,
  type DashboardMonth,
  dashboardRanges,
  dashboardToGolden,
} from './build.ts';
export { type CashFigures, type CashLine, cashFigures, cashLinesOf } from './cash.ts';
export { type ProfitFigures, profitFigures } from './profit.ts';
export {
  averageDaysToPay,
  type CustomerSales,
  type OpenReceivable,
  outstanding,
  type PaidInvoice,
  type SalesFigure,
  salesIn,
  topCustomers,
} from './sales.ts';
