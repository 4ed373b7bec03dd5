import { describe, expect, it } from 'vitest';
import { testDraft, testItem } from '../../../../../test/books.ts';
import { invoiceStateOf } from '../life/invoice-state.ts';
import { draftTotals } from './draft-totals.ts';

describe('totals of a draft', () => {
  it.each([
    ['quantity x price', { quantity: '3', price: '33.33', amount: null }, 9999n],
    ['an amount that agrees with them', { quantity: '3', price: '33.33', amount: '99.99' }, 9999n],
    ['an amount that differs from them', { quantity: '3', price: '33.33', amount: '90.00' }, 9000n],
    ['an amount alone', { quantity: null, price: null, amount: '12.30' }, 1230n],
    ['a price alone', { quantity: null, price: '12.30', amount: null }, 1230n],
    ['neither', { quantity: null, price: null, amount: null }, 0n],
  ])('take %s', (_, item, expected) => {
    expect(draftTotals(testDraft({ items: [testItem(item)] })).totalMinor).toBe(expected);
  });

  const code = { code: 'UK20', name: 'UK VAT', ratePercent: '20', recoverable: true };
  it.each([
    ['the code of the company', { tax_code: 'UK20', rate: null }, 20000n],
    ['the percentage on the document', { tax_code: null, rate: '5' }, 5000n],
    ['the percentage on the document before the code', { tax_code: 'UK20', rate: '17.5' }, 17500n],
    ['nothing at zero per cent', { tax_code: null, rate: '0' }, 0n],
  ])('add tax by %s', (_, tax, expected) => {
    const draft = testDraft({ amounts_are: 'tax_exclusive', items: [testItem(tax)] });
    expect(draftTotals(draft, { taxCodes: [code] }).totalTaxMinor).toBe(expected);
  });

  it('refuses more decimals than the currency has, naming what was found', () => {
    const draft = testDraft({
      currency: 'JPY',
      rate: '0.05',
      items: [testItem({ quantity: null, price: null, amount: '1.50' })],
    });
    expect(() => draftTotals(draftWithYen(draft))).toThrowError(
      expect.objectContaining({ word: 'ledger_too_many_decimals', values: expect.objectContaining({ found: '1.50' }) }),
    );
  });
  const draftWithYen = (draft: ReturnType<typeof testDraft>) => ({
    ...draft,
    items: draft.items.map((item) => ({ ...item, quantity: '1', price: '1' })),
  });
});

describe('the state of a document follows from its facts', () => {
  const facts = {
    type: 'sales_invoice' as const,
    confirmStatus: 'confirmed' as const,
    voidedOn: null,
    dueDate: '2026-04-20',
    totalMinor: 100n,
    openMinor: 100n,
    answer: null,
    invoiced: false,
  };
  it.each([
    ['draft', { confirmStatus: 'rejected' as const, voidedOn: '2026-04-01' }, '2026-05-01'],
    ['voided', { voidedOn: '2026-04-22', openMinor: 0n }, '2026-04-22'],
    ['overdue', { voidedOn: '2026-04-22' }, '2026-04-21'],
    ['paid', { openMinor: 0n }, '2026-05-01'],
    ['overdue', { openMinor: 1n }, '2026-04-21'],
    ['partly_paid', { openMinor: 1n }, '2026-04-20'],
    ['unpaid', {}, '2026-04-20'],
    ['unpaid', { dueDate: null }, '2030-01-01'],
    ['applied', { type: 'sales_credit_note' as const, openMinor: 0n }, '2030-01-01'],
    ['partly_applied', { type: 'sales_credit_note' as const, openMinor: 1n }, '2030-01-01'],
    ['unapplied', { type: 'purchase_credit_note' as const }, '2030-01-01'],
    ['open', { type: 'quotation' as const }, '2026-04-20'],
    ['expired', { type: 'quotation' as const, openMinor: 0n }, '2026-04-21'],
    ['accepted', { type: 'quotation' as const, answer: 'accepted' as const }, '2026-04-21'],
    ['declined', { type: 'quotation' as const, answer: 'declined' as const }, '2026-04-21'],
    ['invoiced', { type: 'quotation' as const, answer: 'accepted' as const, invoiced: true }, '2026-04-21'],
    ['voided', { type: 'quotation' as const, voidedOn: '2026-04-01', invoiced: true }, '2026-04-21'],
  ])('%s', (state, over, today) => {
    expect(invoiceStateOf({ ...facts, ...over }, today)).toBe(state);
  });
});
