import type { MovingPeriod, ReportChoices, ReportName } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { checkedChoices, queryOf, type Viewpoint } from './choices.ts';

const view: Viewpoint = { day: '2026-05-11', years: '03-31', latest: null };

describe('the days of saved choices, on 11 May 2026 with a March year end', () => {
  const cases: [ReportName, MovingPeriod | null, ReportChoices, ReportChoices][] = [
    ['profit-loss', 'last_month', { by: 'month' }, { by: 'month', from: '2026-04-01', to: '2026-04-30' }],
    ['profit-loss', null, { from: '2025-01-01', to: '2025-01-31' }, { from: '2025-01-01', to: '2025-01-31' }],
    ['profit-loss', 'this_month', { from: '2020-01-01', to: '2020-01-31' }, { from: '2026-05-01', to: '2026-05-31' }],
    ['balance-sheet', 'last_financial_year', { as_at: '2020-01-01' }, { as_at: '2026-03-31' }],
    ['trial-balance', 'last_quarter', {}, { as_at: '2026-03-31' }],
    [
      'trial-balance',
      'last_quarter',
      { form: 'movement' },
      { form: 'movement', from: '2026-01-01', as_at: '2026-03-31' },
    ],
    ['aged-payable', 'last_month', { period_days: '15' }, { period_days: '15', as_at: '2026-04-30' }],
  ];
  it.each(cases)('%s, %s, %j: %j', (report, period, query, expected) => {
    expect(queryOf({ report, period, query }, view)).toEqual(expected);
  });

  it('end at the latest day', () => {
    const chosen = { report: 'profit-loss' as const, period: 'this_quarter' as const, query: {} };
    expect(queryOf(chosen, { ...view, latest: '2026-05-31' })).toEqual({ from: '2026-04-01', to: '2026-05-31' });
  });
});

describe('choices that are stored', () => {
  it('have no page, no unknown parameter and no days that move', () => {
    const query = { page: '3', limit: '10', fold: 'a', by: 'month', from: '2026-01-01', to: '2026-01-31' };
    expect(checkedChoices({ report: 'profit-loss', period: 'this_month', query }, view)).toEqual({ by: 'month' });
    expect(checkedChoices({ report: 'profit-loss', period: null, query }, view)).toEqual({
      by: 'month',
      from: '2026-01-01',
      to: '2026-01-31',
    });
  });

  it.each<[ReportName, MovingPeriod | null, ReportChoices]>([
    ['profit-loss', 'this_month', { by: 'week' }],
    ['profit-loss', null, { from: '2026-01-01' }],
    ['balance-sheet', null, {}],
    ['aged-receivable', 'this_month', { period_days: '0' }],
  ])('%s, %s, %j are rejected', (report, period, query) => {
    expect(() => checkedChoices({ report, period, query }, view)).toThrow(DomainError);
  });
});
