import { blankInvoiceDraft } from '@folio/contract/blank-draft';
import { describe, expect, it } from 'vitest';
import { stateOf } from './frequency.ts';
import { emptyRecurring, recurringFrom } from './recurring-draft.ts';

const own = { name: 'Folio Ltd', address: '1 Queen’s Road', currency: 'HKD' };
const draft = { ...blankInvoiceDraft('HKD'), number: 'INV-1', total: '10.00', from_quotation: 'q1' };
const from = (changes: Partial<typeof draft>) =>
  recurringFrom({ draft: { ...draft, ...changes }, type: 'sales_invoice', contact: 'Acme' }, own, '2026-03-31');

describe('a recurring document', () => {
  it.each([
    ['sales_invoice', 'vendor', 'customer'],
    ['purchase_bill', 'customer', 'vendor'],
  ] as const)('%s: the company is the %s, and the %s is to be chosen', (type, mine, theirs) => {
    const body = emptyRecurring(type, own, '2026-03-31');
    expect([body.draft[mine].name, body.draft[theirs].name]).toEqual(['Folio Ltd', '']);
    expect(body).toMatchObject({ starts_on: '2026-03-31', unit: 'month', every: 1 });
  });

  it.each([
    ['2026-03-20', '2026-04-20'],
    ['2026-03-31', '2026-04-30'],
    ['2026-02-28', '2026-03-31'],
    ['2025-12-15', '2026-03-31'],
    [null, '2026-03-31'],
  ])('copied on 2026-03-31 from one of %s starts on %s', (issued, starts) => {
    expect(from({ issue_date: issued }).starts_on).toBe(starts);
  });

  it('takes over neither the number nor the printed totals of its model', () => {
    expect(from({}).draft).toMatchObject({ number: '', total: null, subtotal: null, from_quotation: null });
  });

  it.each([
    [null, 30],
    ['t1', null],
  ])('with the payment term %s is due after %s days', (term, days) => {
    expect(from({ payment_term_id: term }).due_days).toBe(days);
  });

  it.each([
    ['active', null, 'active'],
    ['active', 'no account', 'stuck'],
    ['paused', 'no account', 'paused'],
  ] as const)('%s with the problem %s is shown as %s', (state, problem, shown) => {
    expect(stateOf({ state, problem } as Parameters<typeof stateOf>[0])).toBe(shown);
  });
});
