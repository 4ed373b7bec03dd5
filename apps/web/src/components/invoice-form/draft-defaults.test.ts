import type { PaymentTermRow, TaxCodeRow } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { type ContactDefaults, withContact, withDueDate, withIssueDate, withTerm } from './draft-defaults.ts';
import { emptyDraft, withItem } from './invoice-draft.ts';

const term = (id: string, days: number): PaymentTermRow => ({
  id,
  name: `${days} days`,
  name_zh: `${days} 日`,
  kind: 'days',
  days,
  months: 0,
  active: true,
});
const terms = [term('net30', 30), term('net7', 7)];
const vat: TaxCodeRow = {
  code: 'UK20',
  name: 'UK standard',
  name_zh: '',
  country: 'GB',
  rate_percent: '20',
  kind: 'standard',
  recoverable: true,
  valid_from: null,
  valid_to: null,
  used: false,
};
const contact = (changes: Partial<ContactDefaults> = {}): ContactDefaults => ({
  id: 'c1',
  name: 'Pacific Crown Limited',
  address: '12 Queen’s Road',
  ship_to: null,
  tax_id: null,
  payment_term_id: 'net30',
  currency: 'USD',
  sales_account: '4010',
  purchase_account: '5000',
  tax_code: 'UK20',
  language: 'bilingual',
  ...changes,
});
const blank = withItem(emptyDraft('HKD', '2026-03-03'), 0, { account_code: '4000' });
const context = { type: 'sales_invoice' as const, blank, previous: null, terms, taxCodes: [vat] };

describe('choosing a contact', () => {
  it('fills address, terms, currency, language, account and tax of an untouched draft', () => {
    expect(withContact(blank, contact(), context)).toMatchObject({
      contact_id: 'c1',
      customer: { name: 'Pacific Crown Limited', address: '12 Queen’s Road' },
      payment_term_id: 'net30',
      due_date: '2026-04-02',
      currency: 'USD',
      document_language: 'bilingual',
      amounts_are: 'tax_exclusive',
      items: [{ account_code: '4010', tax_code: 'UK20', rate: '20' }],
    });
  });
  it('overwrites nothing that was typed', () => {
    const typed = {
      ...blank,
      customer: { name: 'Pac', address: 'My own words', tax_id: null },
      currency: 'EUR',
      due_date: '2026-03-10',
      document_language: 'zh-Hant' as const,
      items: [{ ...blank.items[0], account_code: '4800', tax_code: 'ZERO', rate: '0' }],
    } as typeof blank;
    expect(withContact(typed, contact(), context)).toMatchObject({
      customer: { name: 'Pacific Crown Limited', address: 'My own words' },
      currency: 'EUR',
      due_date: '2026-03-10',
      payment_term_id: null,
      document_language: 'zh-Hant',
      items: [{ account_code: '4800', tax_code: 'ZERO' }],
    });
  });
  it('removes the values that the previous contact filled in', () => {
    const first = withContact(blank, contact(), context);
    const other = contact({
      id: 'c2',
      address: 'Elsewhere',
      currency: 'CNY',
      payment_term_id: 'net7',
      sales_account: '4820',
    });
    expect(withContact(first, other, { ...context, previous: contact() })).toMatchObject({
      contact_id: 'c2',
      customer: { address: 'Elsewhere' },
      currency: 'CNY',
      due_date: '2026-03-10',
      items: [{ account_code: '4820' }],
    });
  });
  it('of a purchase is its vendor, with the account of purchases', () => {
    const filled = withContact(emptyDraft('HKD', '2026-03-03'), contact(), { ...context, type: 'purchase_bill' });
    expect(filled).toMatchObject({ vendor: { name: 'Pacific Crown Limited' }, items: [{ account_code: '5000' }] });
  });
});

describe('payment terms', () => {
  const under30 = withTerm(blank, term('net30', 30));
  it('give the due date, which moves with the issue date', () => {
    expect(under30).toMatchObject({ due_date: '2026-04-02', payment_terms: '30 days' });
    expect(withIssueDate(under30, '2026-03-04', terms).due_date).toBe('2026-04-03');
    expect(withIssueDate(under30, null, terms).due_date).toBe('2026-04-02');
  });
  it('are removed when the due date does not follow from them', () => {
    expect(withDueDate(under30, '2026-05-01', terms)).toMatchObject({ payment_term_id: null, payment_terms: null });
    expect(withDueDate(under30, '2026-04-02', terms).payment_term_id).toBe('net30');
  });
  it('are said in the language of the document', () => {
    expect(withTerm({ ...blank, document_language: 'zh-Hant' }, term('net7', 7)).payment_terms).toBe('7 日');
  });
});
