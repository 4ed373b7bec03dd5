import type { ChartRow, OpeningBalances } from '@folio/contract';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useOpeningDraft } from './use-opening-draft.ts';

const account = (code: string, system_role: string | null = null) =>
  ({ code, system_role, currency: null, postable: true, active: true }) as ChartRow;
const chart = [account('1000'), account('1100', 'accounts_receivable'), account('3000')];
const opening = (date: string, ...debits: (readonly [string, string])[]) =>
  ({
    date,
    lines: debits.map(([account_code, debit]) => ({
      account_code,
      debit,
      credit: null,
      foreign_amount: null,
      rate: null,
    })),
  }) as unknown as OpeningBalances;

function open(posted: OpeningBalances) {
  const { result, unmount } = renderHook(() => useOpeningDraft(posted, chart));
  return {
    of: () => result.current,
    act: (work: (of: ReturnType<typeof useOpeningDraft>) => void) => act(() => work(result.current)),
    close: unmount,
    debits: () => Object.fromEntries(Object.entries(result.current.typed).map(([code, one]) => [code, one.debit])),
  };
}

const first = opening('2026-03-31', ['1000', '50.00']);

/** The balances were posted here, with a note of the receivables. */
function postedHere() {
  const form = open(first);
  form.act((of) => of.set('1100', { debit: '9.00' }));
  form.act((of) => of.settle(first));
  form.close();
}

describe('the note of the control accounts that stays after posting', () => {
  it('is there again the next time', () => {
    postedHere();
    const form = open(first);
    expect([form.debits(), form.of().isDirty]).toEqual([{ '1000': '50.00', '1100': '9.00' }, false]);
  });

  it('does not bring back figures that were corrected on another device since', () => {
    postedHere();
    const form = open(opening('2026-04-30', ['1000', '75.00'], ['3000', '1.00']));
    expect([form.of().date, form.debits(), form.of().isDirty]).toEqual([
      '2026-04-30',
      { '1000': '75.00', '1100': '9.00', '3000': '1.00' },
      false,
    ]);
  });

  it('does not put back the balances if the openings were reversed since', () => {
    postedHere();
    const form = open({ ...opening('2026-03-31'), date: null } as unknown as OpeningBalances);
    expect([form.debits(), form.of().date, form.of().isDirty]).toEqual([{ '1100': '9.00' }, '2026-03-31', false]);
  });

  it('becomes a draft once something is typed: that is kept as typed', () => {
    postedHere();
    const form = open(first);
    form.act((of) => of.set('1000', { debit: '60.00' }));
    form.close();
    const again = open(first);
    expect([again.debits(), again.of().isDirty]).toEqual([{ '1000': '60.00', '1100': '9.00' }, true]);
  });
});
