export { readBalanceSheet } from './balance-sheet/read.ts';
export { openReport, type ReportContext } from './context.ts';
export { readProfitLoss } from './profit-loss/read.ts';
export { reportRoutes } from './routes.ts';
export { readTrialBalance } from './trial-balance/read.ts';
