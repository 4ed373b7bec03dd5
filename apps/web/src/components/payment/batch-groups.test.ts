import { describe, expect, it } from 'vitest';
import { batchGroups, batchRequest, batchTotals } from './batch-groups.ts';

const bill = (id: string, contact: string, due: string, currency = 'HKD') => ({
  id,
  contact_id: contact,
  contact: `${contact} Ltd`,
  contact_zh: null,
  number: id,
  currency,
  due,
});

describe('payments to several contacts', () => {
  const rows = [bill('1', 'b', '0.10'), bill('2', 'a', '5.00'), bill('3', 'b', '0.20'), bill('4', 'a', '7.00', 'USD')];
  const groups = batchGroups(rows);

  it('are one for each contact and currency', () => {
    expect(
      groups.map(({ contactId, currency, amount, documents }) => [contactId, currency, amount, documents.length]),
    ).toEqual([
      ['a', 'HKD', '5.00', 1],
      ['a', 'USD', '7.00', 1],
      ['b', 'HKD', '0.30', 2],
    ]);
    expect(batchTotals(groups)).toEqual([
      { currency: 'HKD', amount: '5.30' },
      { currency: 'USD', amount: '7.00' },
    ]);
  });

  it('take the account of their currency and settle each document in full', () => {
    const accounts = { HKD: '1010', USD: '1030' };
    const request = batchRequest(groups, 'purchases', { date: '2026-04-10', reference: ' RUN ', accounts });
    expect(request).toMatchObject({ side: 'purchases', date: '2026-04-10', reference: 'RUN' });
    expect(request.payments.map(({ account_code }) => account_code)).toEqual(['1010', '1030', '1010']);
    expect(request.payments[2]?.allocations).toEqual([
      { id: '1', amount: '0.10' },
      { id: '3', amount: '0.20' },
    ]);
  });
});
