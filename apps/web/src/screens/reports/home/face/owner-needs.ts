import type { DashboardNeeds } from '@folio/contract';

/** The words of a piece of work are in the `home` messages under `you`. */
export type OwnerNeedKey = 'questions' | 'answers' | 'requests' | 'drafts' | 'overdue';

/** What waits for the owner, and where it is done. */
export interface OwnerNeed {
  key: OwnerNeedKey;
  count: number;
  path: string;
  /** In base currency, where money is part of it. */
  amount?: string;
}

/** What waits for the owner: first what other people wait for. */
export function ownerNeeds(needs: DashboardNeeds): OwnerNeed[] {
  const all: OwnerNeed[] = [
    { key: 'questions', count: needs.open_questions, path: '/questions' },
    { key: 'answers', count: needs.accountant_answers, path: '/questions?state=answered' },
    { key: 'requests', count: needs.access_requests, path: '/settings/explore/access-management' },
    { key: 'drafts', count: needs.sales_drafts, path: '/sales?state=draft' },
    {
      key: 'overdue',
      count: needs.overdue_invoices,
      path: '/sales?state=overdue',
      amount: needs.overdue_from_customers,
    },
  ];
  return all.filter(({ count }) => count > 0);
}
