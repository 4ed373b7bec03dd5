export { readBalanceSheet } from './balance-sheet.ts';
export { readProfitLoss } from './profit-loss.ts';
export { reportRoutes } from './routes.ts';
export { readTrialBalance } from './trial-balance.ts';
