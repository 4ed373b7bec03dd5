import type { DashboardNeeds } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { nextStage } from './next-stage.ts';

const done: DashboardNeeds = {
  documents_to_review: 0,
  documents_failed: 0,
  bank_lines_to_reconcile: 0,
  overdue_from_customers: '0.00',
  overdue_invoices: 0,
  sales_drafts: 0,
  to_pay_this_week: '0.00',
  missing_evidence: 0,
  open_questions: 0,
  answered_questions: 0,
  accountant_questions: 0,
  accountant_answers: 0,
  access_requests: 0,
  month: {
    start: '2026-10-01',
    end: '2026-10-31',
    bank_lines: 0,
    missing_evidence: 0,
    drafts: 0,
    sales_drafts: 0,
    locked: true,
  },
};
const open = {
  start: '2026-10-01',
  end: '2026-10-31',
  bank_lines: 0,
  missing_evidence: 2,
  drafts: 1,
  sales_drafts: 0,
  locked: false,
};

describe('where work goes on', () => {
  it.each<[string, 'documents' | 'lines', DashboardNeeds, string, number]>([
    [
      'to the bank lines after the last document',
      'documents',
      { ...done, bank_lines_to_reconcile: 7 },
      '/bank-statement',
      7,
    ],
    [
      'to the accounts if another one has lines',
      'lines',
      { ...done, bank_lines_to_reconcile: 1 },
      '/bank-statement/accounts',
      1,
    ],
    ['to documents that came meanwhile', 'lines', { ...done, documents_to_review: 3 }, '/document', 3],
    ['to missing evidence of the month', 'lines', { ...done, month: open }, '/bank-statement/missing', 2],
    [
      'to the lock',
      'documents',
      { ...done, month: { ...open, missing_evidence: 0, drafts: 0 } },
      '/accounting/period-lock',
      1,
    ],
    ['to the report once all is done', 'lines', done, '/reports/profit-loss', 0],
    ['to the report for somebody without a month', 'documents', { ...done, month: null }, '/reports/profit-loss', 0],
  ])('%s', (_, after, needs, path, count) => {
    expect(nextStage(needs, after)).toMatchObject({ path, count });
  });
});
