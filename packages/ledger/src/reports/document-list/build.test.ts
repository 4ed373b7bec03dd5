import { describe, expect, it } from 'vitest';
import { buildDocumentList, type ListedDocument } from './build.ts';
import { documentState, type StateFacts } from './state.ts';

const FACTS: StateFacts = {
  type: 'sales_invoice',
  confirmStatus: 'confirmed',
  voidedOn: null,
  dueDate: '2026-03-31',
  totalMinor: 1000n,
  openMinor: 1000n,
};
const NOTE = { type: 'purchase_credit_note' as const };

describe('the state of a document on 31 March', () => {
  it.each<[string, Partial<StateFacts>]>([
    ['draft', { confirmStatus: 'unconfirmed' }],
    ['draft', { confirmStatus: 'pending' }],
    ['draft', { confirmStatus: 'rejected', voidedOn: '2026-03-01' }],
    ['voided', { voidedOn: '2026-03-31', openMinor: 0n }],
    ['unpaid', { voidedOn: '2026-04-01' }],
    ['paid', { openMinor: 0n, dueDate: '2026-01-01' }],
    ['overdue', { dueDate: '2026-03-30' }],
    ['overdue', { dueDate: '2026-03-30', openMinor: 1n }],
    ['unpaid', { dueDate: '2026-03-31' }],
    ['partly_paid', { openMinor: 999n }],
    ['partly_paid', { openMinor: 999n, dueDate: null }],
    ['unapplied', { ...NOTE, dueDate: '2025-01-01' }],
    ['partly_applied', { ...NOTE, openMinor: 1n, dueDate: '2025-01-01' }],
    ['applied', { ...NOTE, openMinor: 0n }],
  ])('%s: %o', (state, changes) => {
    expect(documentState({ ...FACTS, ...changes }, '2026-03-31')).toBe(state);
  });
});

describe('the list of documents', () => {
  const document = (number: string, changes: Partial<ListedDocument> = {}): ListedDocument => ({
    ...FACTS,
    ref: number,
    number,
    reference: '',
    contactName: 'A contact',
    issueDate: '2026-03-01',
    currency: 'HKD',
    ...changes,
  });
  const rows = (documents: readonly ListedDocument[]) =>
    buildDocumentList({ asAt: '2026-03-31', types: ['sales_invoice', 'sales_credit_note'] }, documents).map((row) => [
      row.document.number,
      row.paidMinor,
      row.dueMinor,
      row.state,
    ]);

  it('shows what is paid and due; of a draft everything is due, of a voided one nothing', () => {
    expect(
      rows([
        document('B', { openMinor: 400n }),
        document('A', { confirmStatus: 'unconfirmed' }),
        document('C', { voidedOn: '2026-03-05', openMinor: 0n }),
      ]),
    ).toEqual([
      ['A', 0n, 1000n, 'draft'],
      ['B', 600n, 400n, 'partly_paid'],
      ['C', 0n, 0n, 'voided'],
    ]);
  });

  it('is in order of date and number, without other types and without what came later', () => {
    const listed = rows([
      document('D'),
      document('E', { issueDate: '2026-02-28' }),
      document('F', { type: 'purchase_bill' }),
      document('G', { issueDate: '2026-04-01' }),
    ]);
    expect(listed.map(([number]) => number)).toEqual(['E', 'D']);
  });
});
