import type { DraftItem, InvoiceDraft, PaymentTermRow, TaxCodeRow } from '@folio/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ContactDefaults, type DefaultsContext, withContact } from './draft-defaults.ts';
import { emptyDraft, withItem, withNewItem } from './invoice-draft.ts';

const terms = [30, 7].map(
  (days): PaymentTermRow => ({
    id: `net${days}`,
    name: `${days} days`,
    name_zh: '',
    kind: 'days',
    days,
    months: 0,
    active: true,
  }),
);
const taxCodes = [{ code: 'UK20', rate_percent: '20' }] as TaxCodeRow[];

/** A contact without defaults. */
const plain: ContactDefaults = {
  id: 'plain',
  name: 'Plain Limited',
  address: null,
  ship_to: null,
  tax_id: null,
  payment_term_id: null,
  currency: null,
  sales_account: null,
  purchase_account: null,
  tax_code: null,
  language: null,
};
const rich: ContactDefaults = {
  id: 'rich',
  name: 'Rich Limited',
  address: '1 Wall Street',
  ship_to: 'Dock 4',
  tax_id: 'T1',
  payment_term_id: 'net30',
  currency: 'USD',
  sales_account: '4010',
  purchase_account: '5010',
  tax_code: 'UK20',
  language: 'zh-Hant',
};
const blank = withItem(emptyDraft('HKD', '2026-03-03'), 0, { account_code: '4000' });
const context = (previous: ContactDefaults | null): DefaultsContext => ({
  type: 'sales_invoice',
  blank,
  previous,
  terms,
  taxCodes,
});
const firstOf = ({ items }: InvoiceDraft) => items[0] as DraftItem;

/** The draft after the contacts were chosen one after the other. */
function chosen(draft: InvoiceDraft, ...contacts: ContactDefaults[]): InvoiceDraft {
  return contacts.reduce(
    ({ now, previous }, contact) => ({ now: withContact(now, contact, context(previous)), previous: contact }),
    { now: draft, previous: null as ContactDefaults | null },
  ).now;
}

describe('another contact is chosen', () => {
  it('a contact without defaults leaves no value of the previous contact', () => {
    expect(chosen(blank, rich, plain)).toEqual(chosen(blank, plain));
  });

  it.each<[string, Partial<ContactDefaults>, Partial<InvoiceDraft>]>([
    ['currency', { currency: null }, { currency: 'HKD', rate: null }],
    ['terms', { payment_term_id: null }, { payment_term_id: null, payment_terms: null, due_date: null }],
    ['language', { language: null }, { document_language: blank.document_language }],
    ['delivery address', { ship_to: null }, { ship_to: null }],
  ])('without %s it has that of a new document', (_, without, expected) => {
    expect(chosen(blank, rich, { ...rich, id: 'other', ...without })).toMatchObject(expected);
  });

  it('the account of the items goes back to the one they began with', () => {
    const both = withNewItem(chosen(blank, rich));
    const { items } = withContact(both, plain, context(rich));
    expect(items.map(({ account_code, tax_code, rate }) => [account_code, tax_code, rate])).toEqual([
      ['4000', null, null],
      ['4000', null, null],
    ]);
  });

  it.each<[string, Partial<InvoiceDraft>]>([
    ['a typed currency', { currency: 'EUR', rate: '8.9' }],
    ['terms chosen by hand', { payment_term_id: 'net7', payment_terms: '7 days', due_date: '2026-03-10' }],
    ['a chosen language', { document_language: 'en-US' }],
    ['a typed delivery address', { ship_to: { name: 'A', address: 'Elsewhere', tax_id: null } }],
  ])('%s stays', (_, typed) => {
    const draft = { ...chosen(blank, rich), ...typed };
    expect(withContact(draft, plain, context(rich))).toMatchObject(typed);
  });

  it('an account and a tax chosen by hand stay, and amounts stay with tax then', () => {
    const typed = withItem(chosen(blank, rich), 0, { account_code: '4800', tax_code: 'ZERO', rate: '0' });
    const after = withContact(typed, plain, context(rich));
    expect(firstOf(after)).toMatchObject({ account_code: '4800', tax_code: 'ZERO' });
    expect(after.amounts_are).toBe('tax_exclusive');
  });

  it('of an untouched draft only the last contact counts', () => {
    const nullable = <V>(...values: V[]) => fc.constantFrom(null, ...values);
    const contact = fc.record<ContactDefaults>({
      id: fc.constantFrom('a', 'b', 'c'),
      name: fc.constantFrom('A', 'B'),
      address: nullable('Here', 'There'),
      ship_to: nullable('Dock'),
      tax_id: nullable('T1'),
      payment_term_id: nullable('net30', 'net7'),
      currency: nullable('USD', 'EUR', 'HKD'),
      sales_account: nullable('4010', '4020'),
      purchase_account: nullable('5010'),
      tax_code: nullable('UK20'),
      language: nullable('zh-Hant' as const, 'bilingual' as const),
    });
    fc.assert(
      fc.property(fc.array(contact, { maxLength: 4 }), contact, (before, last) => {
        expect(chosen(blank, ...before, last)).toEqual(chosen(blank, last));
      }),
      { numRuns: 300 },
    );
  });
});
