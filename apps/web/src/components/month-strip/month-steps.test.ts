import type { DashboardNeeds } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { monthSteps } from './month-steps.ts';

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
const month = (changes: Partial<NonNullable<DashboardNeeds['month']>>) =>
  ({ ...done.month, ...changes }) as DashboardNeeds['month'];

describe('the stages of a month', () => {
  it.each<[string, DashboardNeeds, string | undefined]>([
    ['everything is done', done, undefined],
    ['a document waits', { ...done, documents_to_review: 2 }, 'documents'],
    ['a document could not be read', { ...done, documents_failed: 1 }, 'documents'],
    ['lines wait', { ...done, month: month({ bank_lines: 3, missing_evidence: 1 }) }, 'lines'],
    ['payments have no document', { ...done, month: month({ missing_evidence: 1, drafts: 1 }) }, 'evidence'],
    ['drafts wait', { ...done, month: month({ drafts: 4, locked: false }) }, 'drafts'],
    ['only the lock is missing', { ...done, month: month({ locked: false }) }, 'lock'],
  ])('next, when %s', (_, needs, expected) => {
    expect(
      monthSteps(needs)
        .filter(({ isNext }) => isNext)
        .map(({ name }) => name),
    ).toEqual(expected === undefined ? [] : [expected]);
  });

  it.each([
    [{ drafts: 2, sales_drafts: 1 }, '/sales?state=draft'],
    [{ drafts: 2, sales_drafts: 0 }, '/purchases?state=draft'],
  ])('lead to the drafts that wait: %o', (counts, path) => {
    const steps = monthSteps({ ...done, month: month(counts) });
    expect(steps.find(({ name }) => name === 'drafts')?.path).toBe(path);
  });

  it('are left out for a caller who sees no books', () => {
    expect(monthSteps({ ...done, month: null })).toEqual([]);
  });
});
