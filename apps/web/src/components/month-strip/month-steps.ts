import type { DashboardNeeds } from '@folio/contract';

export type MonthStepName = 'documents' | 'lines' | 'evidence' | 'drafts' | 'lock';

/** One stage of a month. `waiting` 0: it is done. */
export interface MonthStep {
  name: MonthStepName;
  waiting: number;
  path: string;
  /** The first stage that is not done: the next thing to do. */
  isNext: boolean;
}

/** Drafts of sales are looked at first, then those of purchases. */
function draftsPath(salesDrafts: number): string {
  return salesDrafts > 0 ? '/sales?state=draft' : '/purchases?state=draft';
}

/** The stages of the month to close, in their order. Locking waits until every other stage is done. */
export function monthSteps(needs: DashboardNeeds): MonthStep[] {
  const { month } = needs;
  if (month === null) return [];
  const stages: readonly Omit<MonthStep, 'isNext'>[] = [
    { name: 'documents', waiting: needs.documents_to_review + needs.documents_failed, path: '/document' },
    { name: 'lines', waiting: month.bank_lines, path: '/bank-statement' },
    { name: 'evidence', waiting: month.missing_evidence, path: '/bank-statement/missing' },
    { name: 'drafts', waiting: month.drafts, path: draftsPath(month.sales_drafts) },
    { name: 'lock', waiting: month.locked ? 0 : 1, path: '/accounting/period-lock' },
  ];
  const next = stages.findIndex(({ waiting }) => waiting > 0);
  return stages.map((stage, index) => ({ ...stage, isNext: index === next }));
}
