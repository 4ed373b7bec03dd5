/** The figures of the dashboard widgets, from plain inputs. */
export { ACTIVITIES, type CashEntry, cashByActivity, cashEntriesOf } from './activity.ts';
export { buildDashboard, dashboardRanges, dashboardToGolden } from './build.ts';
export { type CashLine, cashFigures, cashLinesOf } from './cash.ts';
export { profitFigures } from './profit.ts';
export { averageDaysToPay, outstanding, salesIn, topCustomers } from './sales.ts';
