import { reportEndpoints as calls } from '@folio/contract';
import { isDay } from '@folio/ledger';
import type { FolioApp } from '../../platform/http/app.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { readBalanceSheet } from './balance-sheet.ts';
import { compareDay, comparePeriod } from './comparison.ts';
import { readProfitLoss } from './profit-loss.ts';
import { readTrialBalance } from './trial-balance.ts';

export function reportRoutes(app: FolioApp): void {
  route(app, calls.trialBalance, async ({ query, call }) => {
    checkDays({ as_at: query.as_at });
    return { data: await call.transaction((tx) => readTrialBalance(tx, call.now, query.as_at)) };
  });
  route(app, calls.profitLoss, async ({ query, call }) => {
    const { from, to, compare } = query;
    checkDays({ from, to });
    if (from > to)
      throw new Refusal('validation_failed', { word: 'date_order', faults: [{ path: 'to', word: 'date_order' }] });
    return {
      data: await call.transaction((tx) =>
        readProfitLoss(tx, call.now, { from, to, compare: comparePeriod({ from, to }, compare) }),
      ),
    };
  });
  route(app, calls.balanceSheet, async ({ query, call }) => {
    checkDays({ as_at: query.as_at });
    return {
      data: await call.transaction((tx) =>
        readBalanceSheet(tx, call.now, { asAt: query.as_at, compareAt: compareDay(query.as_at, query.compare) }),
      ),
    };
  });
}

/** The schema takes 30 February; the calendar does not. */
function checkDays(days: Record<string, string>): void {
  const faults = Object.entries(days).flatMap(([path, day]) => (isDay(day) ? [] : [{ path, word: 'date_invalid' }]));
  if (faults.length > 0) throw new Refusal('validation_failed', { faults });
}
