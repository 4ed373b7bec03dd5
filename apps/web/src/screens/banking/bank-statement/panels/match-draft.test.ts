import type { InvoiceRow } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { type Chosen, differenceOf, type FeeAccounts, requestOf } from './match-draft.ts';

const feeAccounts: FeeAccounts = { bank_fee: 'BF', gateway_fee: 'GF' };

function chosen(id: string, due: string, amount: string | null = due, currency = 'HKD'): Chosen {
  const row: InvoiceRow = {
    id,
    type: 'sales_invoice',
    number: id,
    reference: null,
    contact: 'Aurora',
    contact_zh: null,
    contact_id: null,
    issue_date: '2026-03-01',
    due_date: null,
    currency,
    total: due,
    paid: '0.00',
    due,
    total_base: null,
    due_base: null,
    state: 'unpaid',
    confirm_status: 'confirmed',
    document_id: null,
    sent_at: null,
    viewed_at: null,
  };
  return { row, amount };
}

describe('between a line and the documents ticked', () => {
  it.each([
    ['100.00', [chosen('a', '60.00'), chosen('b', '40.00')], 'received', 'none', '0.00', []],
    ['120.00', [chosen('a', '100.00')], 'received', 'over', '20.00', []],
    ['97.00', [chosen('a', '100.00')], 'received', 'short', '3.00', ['part', 'bank_fee', 'gateway_fee']],
    ['99.00', [chosen('a', '100.00')], 'spent', 'short', '1.00', ['part', 'write_off']],
    ['98.99', [chosen('a', '100.00')], 'spent', 'short', '1.01', ['part']],
    ['100.00', [chosen('a', '12.00', '12.00', 'USD')], 'received', 'unknown', '0', []],
  ] as const)('%s and %j, %s: %s %s', (whole, documents, direction, kind, amount, offers) => {
    expect(differenceOf(whole, documents, 'HKD', direction, feeAccounts)).toEqual({ kind, amount, offers });
  });
});

describe('a fee', () => {
  it.each([
    [{ bank_fee: 'BF', gateway_fee: null }, ['part', 'bank_fee']],
    [{ bank_fee: null, gateway_fee: null }, ['part']],
  ] as const)('is offered only where the company has an account for it: %j', (accounts, offers) => {
    expect(differenceOf('97.00', [chosen('a', '100.00')], 'HKD', 'received', accounts).offers).toEqual(offers);
  });
});

describe('what is asked of the server', () => {
  const short = differenceOf('97.00', [chosen('a', '60.00'), chosen('b', '40.00')], 'HKD', 'received', feeAccounts);
  const two = [chosen('a', '60.00'), chosen('b', '40.00')];
  it('leaves a shortfall open on the last document', () => {
    expect(requestOf(two, short, 'part', { rate: null, feeAccounts })).toEqual({
      documents: [{ id: 'a' }, { id: 'b', amount: '37.00' }],
    });
  });
  it('or on those before it, where the last is smaller than that', () => {
    const whole = [chosen('a', '60.00'), chosen('b', '2.00')];
    const difference = differenceOf('55.00', whole, 'HKD', 'received', feeAccounts);
    expect(requestOf(whole, difference, 'part', { rate: null, feeAccounts })).toEqual({
      documents: [{ id: 'a', amount: '55.00' }],
    });
  });
  it.each([
    ['bank_fee', { fee: { account_code: 'BF', amount: '3.00' } }],
    ['gateway_fee', { fee: { account_code: 'GF', amount: '3.00' } }],
    ['write_off', { write_off: '3.00' }],
  ] as const)('settles the documents in full with a %s', (settlement, more) => {
    expect(requestOf(two, short, settlement, { rate: null, feeAccounts })).toEqual({
      documents: [{ id: 'a' }, { id: 'b' }],
      ...more,
    });
  });
  it('keeps what was typed, and the rate', () => {
    const part = [chosen('a', '60.00', '25.00')];
    const difference = differenceOf('25.00', part, 'HKD', 'received', feeAccounts);
    expect(requestOf(part, difference, 'part', { rate: '7.8', feeAccounts })).toEqual({
      documents: [{ id: 'a', amount: '25.00' }],
      rate: '7.8',
    });
  });
});
