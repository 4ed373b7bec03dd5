import type { PublicInvoice } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { tokenOf } from '../../../components/public-link/token.ts';
import { publicFacts } from './public-facts.ts';

const invoice: PublicInvoice = {
  company: { name: 'Golden Bauhinia Trading Limited', name_zh: null },
  type: 'sales_invoice',
  number: 'INV-1',
  contact: 'Aurora Gifts Limited',
  issue_date: '2026-01-20',
  due_date: '2026-02-20',
  currency: 'HKD',
  total: '1000.00',
  paid: '400.00',
  due: '600.00',
  state: 'partly_paid',
  language: 'en-US',
  payment_reference: 'P7CHWB9GX',
  pages: 1,
  may_answer: false,
  expires_at: '2026-05-01T00:00:00Z',
};

describe('what a customer reads', () => {
  it.each<[string, Partial<PublicInvoice>, object]>([
    ['what is due, by when, and what to quote', {}, { amountWord: 'due', amount: '600.00', reference: 'P7CHWB9GX' }],
    ['thanks for what is paid', { state: 'paid' }, { amountWord: 'paid', amount: '1000.00', reference: null }],
    ['that a voided one is void', { state: 'voided' }, { amountWord: 'void', reference: null }],
    [
      'what a credit note gives',
      { type: 'sales_credit_note', state: 'unapplied' },
      { amountWord: 'credit', reference: null },
    ],
    [
      'the total of a quotation',
      { type: 'quotation', state: 'open' },
      { amountWord: 'total', amount: '1000.00', tag: null },
    ],
  ])('%s', (_, over, facts) => expect(publicFacts({ ...invoice, ...over })).toMatchObject(facts));

  it('names the last day of a quotation as such, and no due date of what is paid', () => {
    const words = (over: Partial<PublicInvoice>) => publicFacts({ ...invoice, ...over }).rows.map(({ word }) => word);
    expect(words({ type: 'quotation' })).toEqual(['issued', 'validUntil']);
    expect(words({ state: 'paid' })).toEqual(['issued']);
    expect(words({ due_date: null })).toEqual(['issued']);
  });
});

describe('the token of an address', () => {
  it.each([
    [`#${'aB-_9'.repeat(8)}`, 'aB-_9'.repeat(8)],
    ['#short', ''],
    ['', ''],
    [`#${'a'.repeat(43)}/../x`, ''],
  ])('%s', (hash, token) => expect(tokenOf(hash)).toBe(token));
});
