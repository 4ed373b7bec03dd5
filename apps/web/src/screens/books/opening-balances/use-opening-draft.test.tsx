import type { ChartRow, OpeningBalances } from '@folio/contract';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useOpeningDraft } from './use-opening-draft.ts';

const account = (code: string, system_role: string | null = null) =>
  ({ code, system_role, currency: null, postable: true, active: true }) as ChartRow;
const chart = [account('1000'), account('1100', 'accounts_receivable'), account('3000')];
const line = (account_code: string, debit: string) => ({
  account_code,
  debit,
  credit: null,
  foreign_amount: null,
  rate: null,
});
const posted = { date: '2026-03-31', lines: [line('1000', '50.00')] } as unknown as OpeningBalances;

function open(opening = posted) {
  const { result, unmount } = renderHook(() => useOpeningDraft(opening, chart));
  return {
    of: () => result.current,
    act: (work: (of: ReturnType<typeof useOpeningDraft>) => void) => act(() => work(result.current)),
    close: unmount,
  };
}

describe('opening balances being typed', () => {
  it('begin with what is posted: nothing is unposted then', () => {
    const form = open();
    expect([form.of().date, form.of().typed['1000']?.debit, form.of().isDirty]).toEqual(['2026-03-31', '50.00', false]);
  });

  it('are unposted once a figure or the date differs, and not any more once it is put back', () => {
    const form = open();
    form.act((of) => of.set('1000', { debit: '60.00' }));
    expect(form.of().isDirty).toBe(true);
    form.act((of) => of.set('1000', { debit: '50.00' }));
    expect(form.of().isDirty).toBe(false);
    form.act((of) => of.setDate('2026-04-30'));
    expect(form.of().isDirty).toBe(true);
  });

  it('the figures of receivables and payables are a note: they are never posted', () => {
    const form = open();
    form.act((of) => of.set('1100', { debit: '9.00' }));
    expect([form.of().typed['1100']?.debit, form.of().isDirty]).toEqual(['9.00', false]);
  });

  it('are there again after the screen was left', () => {
    const form = open();
    form.act((of) => of.set('3000', { credit: '50.00' }));
    form.close();
    expect(open().of().typed['3000']?.credit).toBe('50.00');
  });

  it('several filled in at once replace those of the same accounts', () => {
    const form = open();
    form.act((of) =>
      of.fill([
        { code: '1000', debit: null, credit: '7.00' },
        { code: '3000', debit: '1.00', credit: null },
      ]),
    );
    expect(form.of().typed['1000']).toMatchObject({ debit: null, credit: '7.00' });
    form.act((of) => of.fill([{ code: '3000', debit: null, credit: null }]));
    expect(form.of().typed['3000']).toBeUndefined();
  });

  it('once posted keep in this browser only the note of the control accounts', () => {
    const form = open();
    form.act((of) => of.set('1100', { debit: '9.00' }));
    form.act((of) => of.set('3000', { credit: '50.00' }));
    form.act((of) => of.settle({ ...posted, lines: [...posted.lines, line('3000', '1.00')] }));
    expect(Object.keys(form.of().typed).toSorted()).toEqual(['1000', '1100', '3000']);
    form.act((of) => of.set('1100', { debit: null }));
    form.act((of) => of.settle(posted));
    expect([Object.keys(form.of().typed), localStorage.length]).toEqual([['1000'], 0]);
  });
});
