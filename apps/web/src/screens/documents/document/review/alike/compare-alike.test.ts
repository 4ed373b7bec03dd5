import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../../../../../components/invoice-form/invoice-draft.ts';
import { compareAlike, factsOf } from './compare-alike.ts';

const mine = {
  supplier: 'Lai Chi Kok Storage Ltd.',
  number: 'INV-2051',
  total: '3608.00',
  currency: 'HKD',
  date: '2026-03-12',
};

describe('two records next to each other', () => {
  it('agree whatever the case, the spaces and the points', () => {
    const theirs = { ...mine, supplier: 'LAI CHI KOK STORAGE LTD', number: 'INV 2051', total: '3608.0' };
    expect(compareAlike(mine, theirs).map((row) => row.isSame)).toEqual([true, true, true, true]);
  });
  it('differ in what differs; a total in another currency is another total', () => {
    const theirs = { ...mine, number: 'INV-2052', currency: 'USD', date: null };
    expect(compareAlike(mine, theirs).map((row) => row.isSame)).toEqual([true, false, false, null]);
  });
});

describe('the facts of the document under review', () => {
  const invoice = { ...emptyDraft('HKD', '2026-03-12'), number: 'A-1', total: '5.00' };
  const vendor = { name: 'Vendor', address: null, tax_id: null };
  it('name the other side', () => {
    const draft = { kind: 'receipt' as const, invoice: { ...invoice, vendor }, statements: null };
    expect(factsOf({ draft, summary: null })).toEqual({
      supplier: 'Vendor',
      number: 'A-1',
      total: '5.00',
      currency: 'HKD',
      date: '2026-03-12',
    });
    expect(factsOf({ draft: { ...draft, kind: 'sales_invoice' }, summary: null }).supplier).toBeNull();
  });
  it('are those of the summary without a draft', () => {
    const summary = { title: 'Bank', number: '1', total: '2.00', currency: 'HKD', confidence: 1 };
    expect(factsOf({ draft: null, summary })).toEqual({
      supplier: 'Bank',
      number: '1',
      total: '2.00',
      currency: 'HKD',
      date: null,
    });
  });
});
