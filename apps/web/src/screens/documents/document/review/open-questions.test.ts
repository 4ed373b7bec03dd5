import type { DocumentDraft, DraftCheck, Evidence } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../../../../components/invoice-form/invoice-draft.ts';
import { isEmptyStatement, openQuestions, questionAfter } from './open-questions.ts';
import { emptyStatement } from './statement/statement-arithmetic.ts';

const read = (confidence: number): Evidence => ({ page: 1, box: null, confidence, origin: 'read', read: 'x' });
const bill: DocumentDraft = {
  kind: 'purchase_bill',
  invoice: { ...emptyDraft('HKD', null), total: '1288.00' },
  statements: null,
};
const check = (where: string | null, holds = false): DraftCheck => ({
  code: 'totals',
  holds,
  where,
  found: null,
  expected: null,
  message: 'off',
});
const questions = (evidence: Record<string, Evidence>, checks: DraftCheck[] = [], settled: string[] = []) =>
  openQuestions({ draft: bill, evidence, checks, settled: new Set(settled) });

describe('open questions', () => {
  it('are the unsure fields in the order of the form, rows after the head and by their number', () => {
    const evidence = {
      'invoice.items.10.price': read(0.5),
      'invoice.items.2.amount': read(0.5),
      'invoice.due_date': read(0.5),
      'invoice.total': read(0.6),
      'invoice.number': read(0.99),
    };
    expect(questions(evidence)).toEqual([
      'invoice.total',
      'invoice.due_date',
      'invoice.items.2.amount',
      'invoice.items.10.price',
    ]);
  });
  it('leave out what only describes, and the side that is ours', () => {
    const evidence = {
      'invoice.items.0.name': read(0.3),
      'invoice.vendor.address': read(0.3),
      'invoice.customer.name': read(0.3),
      'invoice.vendor.name': read(0.3),
    };
    expect(questions(evidence)).toEqual(['invoice.vendor.name']);
  });
  it('ask about a figure that the reader corrected, however sure it is', () => {
    const mended: Evidence = { ...read(0.97), origin: 'computed', read: '1238.00' };
    expect(questions({ 'invoice.total': mended })).toEqual(['invoice.total']);
    expect(questions({ 'invoice.total': { ...mended, read: '1288' } })).toEqual([]);
  });
  it('ask where the arithmetic does not hold, once', () => {
    expect(
      questions({ 'invoice.total': read(0.4) }, [check('invoice.total'), check(null), check('invoice.number', true)]),
    ).toEqual(['invoice.total']);
  });
  it('are settled by typing or by accepting', () => {
    expect(questions({ 'invoice.total': read(0.4) }, [check('invoice.items.0.amount')], ['invoice.total'])).toEqual([
      'invoice.items.0.amount',
    ]);
  });
});

describe('the way from question to question', () => {
  const open = ['invoice.total', 'invoice.due_date', 'statements.1.lines.2.spent'];
  it.each([
    [null, 'invoice.total'],
    ['invoice.number', 'invoice.due_date'],
    ['invoice.due_date', 'statements.1.lines.2.spent'],
    ['statements.1.lines.2.spent', 'invoice.total'],
  ])('after %s comes %s', (path, next) => {
    expect(questionAfter(open, path)).toBe(next);
  });
  it('ends when the only one left is the one looked at', () => {
    expect(questionAfter(['invoice.total'], 'invoice.total')).toBeNull();
    expect(questionAfter([], null)).toBeNull();
  });
});

describe('a statement of which nothing was found', () => {
  const statement: DocumentDraft = { kind: 'bank_statement', invoice: null, statements: [] };

  it('is still to be entered', () => {
    expect(isEmptyStatement(statement)).toBe(true);
    expect(isEmptyStatement({ ...statement, statements: [emptyStatement('HKD')] })).toBe(true);
    expect(isEmptyStatement(bill)).toBe(false);
  });

  it('has nothing left to enter once it has a line', () => {
    const lines = [
      {
        date: '2026-01-02',
        description: 'Fee',
        spent: '10.00',
        received: null,
        balance: null,
        payee: null,
        hint: null,
      },
    ];
    expect(isEmptyStatement({ ...statement, statements: [{ ...emptyStatement('HKD'), lines }] })).toBe(false);
  });
});
