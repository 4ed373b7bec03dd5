import type { SavedReport } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { bodyOf, monthChoices, moved, newDraft, reportOfSaved, standardReport } from './pack-draft.ts';

describe('the reports of a pack in the form', () => {
  const reports = ['profit-loss', 'balance-sheet', 'cash-flow'] as const;
  const list = reports.map(standardReport);
  it.each([
    [0, 1, ['balance-sheet', 'profit-loss', 'cash-flow']],
    [2, -1, ['profit-loss', 'cash-flow', 'balance-sheet']],
    [0, -1, [...reports]],
    [2, 1, [...reports]],
  ] as const)('number %i moved by %i', (index, step, expected) => {
    expect(moved(list, index, step).map(({ report }) => report)).toEqual(expected);
  });

  it('take the choices of a saved report, but not its fixed days', () => {
    const saved = { report: 'profit-loss', period: null, query: { by: 'month', from: '2026-01-01', to: '2026-01-31' } };
    expect(reportOfSaved(saved as unknown as SavedReport)).toMatchObject({
      period: 'this_month',
      query: { by: 'month' },
    });
  });

  it.each([
    ['profit-loss', 'this_financial_year', 'financial_year_to_date'],
    ['profit-loss', 'last_quarter', 'last_quarter'],
    ['balance-sheet', 'financial_year_to_date', 'this_month'],
    ['balance-sheet', 'last_quarter', 'last_quarter'],
  ] as const)('%s saved for %s is offered for %s', (report, period, expected) => {
    const saved = { report, period, query: {} };
    expect(reportOfSaved(saved as SavedReport).period).toBe(expected);
  });

  it('are sent without the keys of the form', () => {
    expect(bodyOf(newDraft('Lau Hoi Yan')).reports[0]).toEqual({
      report: 'profit-loss',
      period: 'this_month',
      query: {},
      notes: '',
    });
  });
});

it('a pack is offered for the months before today, then for the current one', () => {
  expect(monthChoices('2026-02-10', 3)).toEqual(['2026-01-01', '2025-12-01', '2025-11-01', '2026-02-01']);
});
