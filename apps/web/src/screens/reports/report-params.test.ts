import { describe, expect, it } from 'vitest';
import { paramsOf, presetOf, queryOf } from './report-params.ts';

const none = { from: '', to: '', as_at: '', compare: '' };
const today = '2025-11-20';

describe('the parameters of the address', () => {
  it('are the financial year to date where there are none', () => {
    expect(paramsOf(none, 'profit-loss', today, '03-31')).toEqual({ from: '2025-04-01', to: today, compare: 'none' });
    expect(paramsOf(none, 'balance-sheet', today, '03-31').to).toBe(today);
  });
  it('leave out what is no day and no comparison of the report', () => {
    const given = { from: '2026-02-30', to: '2026-03-31', as_at: 'x', compare: 'previous_month_end' };
    expect(paramsOf(given, 'profit-loss', today, '03-31')).toEqual({
      from: '2025-04-01',
      to: '2026-03-31',
      compare: 'none',
    });
    expect(paramsOf(given, 'balance-sheet', today, '03-31')).toMatchObject({
      to: '2026-03-31',
      compare: 'previous_month_end',
    });
  });
  it('ask nothing when the days are not in order', () => {
    expect(queryOf('profit-loss', { from: '2026-02-01', to: '2026-01-01', compare: 'none' })).toBeNull();
    expect(queryOf('trial-balance', { from: '2026-02-01', to: '2026-01-01', compare: 'none' })).toEqual({
      as_at: '2026-01-01',
    });
  });
});

describe('presets', () => {
  it('are known again by their days', () => {
    expect(presetOf({ from: '2024-04-01', to: '2025-03-31' }, 'profit-loss', today, '03-31')).toBe(
      'last_financial_year',
    );
    expect(presetOf({ from: '2024-04-02', to: '2025-03-31' }, 'profit-loss', today, '03-31')).toBeNull();
    expect(presetOf({ from: '', to: '2025-10-31' }, 'balance-sheet', today, '03-31')).toBe('last_month');
  });
});
