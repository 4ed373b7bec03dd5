import type { InvoiceRow } from '@folio/contract';
import { formatMoney, parseMoney } from '@folio/ledger/money';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usePayMany } from './use-pay-many.ts';

const row = (id: string, due: string, due_date: string) => ({ id, due, due_date, issue_date: null }) as InvoiceRow;
const documents = [
  row('new', '50.00', '2026-03-01'),
  row('old', '30.00', '2026-01-01'),
  row('mid', '20.00', '2026-02-01'),
];

function open(chosen: readonly string[] = []) {
  const { result, unmount } = renderHook(() =>
    usePayMany(documents, chosen, 'HKD', { account: '1010', date: '2026-04-01' }),
  );
  return {
    of: () => result.current,
    act: (work: (of: ReturnType<typeof usePayMany>) => void) => act(() => work(result.current)),
    close: unmount,
  };
}

describe('one payment for several documents', () => {
  it('starts with all of what is due, or of the chosen documents', () => {
    expect(open().of().values).toMatchObject({
      amount: '100.00',
      shares: { new: '50.00', old: '30.00', mid: '20.00' },
    });
    expect(open(['mid']).of().values).toMatchObject({ amount: '20.00', shares: { mid: '20.00' } });
  });

  it('follows the shares until an amount is typed', () => {
    const dialog = open();
    dialog.act((of) => of.setShare('new', '10.00'));
    expect(dialog.of().values.amount).toBe('60.00');
    dialog.act((of) => of.setAmount('60.00'));
    dialog.act((of) => of.setShare('new', null));
    expect([dialog.of().values.amount, dialog.of().sum]).toEqual(['60.00', '50.00']);
  });

  it('gives a typed amount to the oldest documents first', () => {
    const dialog = open();
    dialog.act((of) => of.setAmount('45.00'));
    expect(dialog.of().values.shares).toEqual({ old: '30.00', mid: '15.00' });
    expect([dialog.of().count, dialog.of().isReady]).toEqual([2, true]);
  });

  it.each([[null], ['-5.00'], ['0.00']])('cannot be made with the amount %s', (amount) => {
    const dialog = open();
    dialog.act((of) => of.setAmount(amount));
    expect(dialog.of().isReady).toBe(false);
  });

  it('needs an account', () => {
    const dialog = open();
    dialog.act((of) => of.change({ account: '' }));
    expect(dialog.of().isReady).toBe(false);
  });

  it('asks for the documents that get something, with a trimmed reference', () => {
    const dialog = open();
    dialog.act((of) => of.change({ reference: ' FPS 1 ' }));
    dialog.act((of) => of.setShare('old', '0.00'));
    expect(dialog.of().request('k1', 'sales')).toEqual({
      contact_id: 'k1',
      side: 'sales',
      date: '2026-04-01',
      account_code: '1010',
      amount: '70.00',
      reference: 'FPS 1',
      allocations: [
        { id: 'new', amount: '50.00' },
        { id: 'mid', amount: '20.00' },
      ],
    });
  });

  it('never gives more than was typed, nor more than is due', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (cents) => {
        const dialog = open();
        dialog.act((of) => of.setAmount(formatMoney(BigInt(cents), 'HKD')));
        const shares = dialog.of().values.shares;
        const inCents = (text = '0') => Number(parseMoney(text, 'HKD'));
        const given = Object.values(shares).reduce((sum, share) => sum + inCents(share), 0);
        expect(given).toBe(Math.min(cents, 10_000));
        for (const { id, due } of documents) expect(inCents(shares[id])).toBeLessThanOrEqual(inCents(due));
        dialog.close();
      }),
      { numRuns: 40 },
    );
  });
});
