import type { DashboardNeeds } from '@folio/contract';
import { type MonthStepName, monthSteps } from './month-steps.ts';

export interface NextStage {
  name: MonthStepName | 'other_account' | 'report';
  count: number;
  path: string;
}

/**
 * Where work goes on once nothing is left at a stage: the first stage that waits, or the profit and loss once every stage is done.
 * Lines that wait although this account has none belong to another account.
 */
export function nextStage(needs: DashboardNeeds, after: 'documents' | 'lines'): NextStage {
  if (after === 'lines' && needs.bank_lines_to_reconcile > 0)
    return { name: 'other_account', count: needs.bank_lines_to_reconcile, path: '/bank-statement/accounts' };
  if (after === 'documents' && needs.bank_lines_to_reconcile > 0)
    return { name: 'lines', count: needs.bank_lines_to_reconcile, path: '/bank-statement' };
  const waiting = monthSteps(needs).find(({ name, waiting: count }) => count > 0 && name !== after);
  if (waiting === undefined) return { name: 'report', count: 0, path: '/reports/profit-loss' };
  return { name: waiting.name, count: waiting.waiting, path: waiting.path };
}
