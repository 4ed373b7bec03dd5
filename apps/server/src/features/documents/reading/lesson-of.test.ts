import type { DocumentDraft, Evidence } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { testDraft } from '../../../../test/books.ts';
import { lessonOf } from './lesson-of.ts';

const read = (value: string): Evidence => ({ page: 1, box: null, confidence: 0.8, origin: 'read', read: value });
const evidence = {
  'invoice.number': read('INV-1'),
  'invoice.issue_date': read('2026-04-01'),
  'invoice.due_date': read('2026-04-20'),
  'invoice.vendor.name': read('Pearl River Freight Limited'),
};
const bill = (
  over: Parameters<typeof testDraft>[0] = {},
  kind: DocumentDraft['kind'] = 'purchase_bill',
): DocumentDraft => ({
  kind,
  invoice: testDraft(over),
  statements: null,
});

describe('what a corrected bill teaches', () => {
  it('is nothing where everything was read right', () => {
    expect(lessonOf(bill(), evidence, 'HKD')).toBeNull();
  });

  it('is the corrected fields only, and those the reader found nothing for', () => {
    expect(lessonOf(bill({ number: 'INV-7', total: '1000.00' }), evidence, 'HKD')).toEqual({
      fields: {
        number: { value: 'INV-7', page: null, box: null },
        total: { value: '1000.00', page: null, box: null },
      },
      constants: {},
      supplierNames: ['Pearl River Freight Limited'],
    });
  });

  it('is the name and the currency, with the name that was read', () => {
    const draft = bill({ currency: 'CNY', vendor: { name: 'Pearl River', address: null, tax_id: null } });
    expect(lessonOf(draft, evidence, 'HKD')).toMatchObject({
      constants: { supplier: 'Pearl River', currency: 'CNY' },
      supplierNames: ['Pearl River', 'Pearl River Freight Limited'],
    });
  });

  it('is not that a receipt is due on its own day, nor anything of our own invoices', () => {
    const { 'invoice.due_date': _, ...without } = evidence;
    expect(lessonOf(bill({ due_date: '2026-04-01' }, 'receipt'), without, 'HKD')).toBeNull();
    expect(lessonOf(bill({ number: 'X' }, 'sales_invoice'), evidence, 'HKD')).toBeNull();
  });
});
