import { describe, expect, it } from 'vitest';
import { presetOfStatement, statementPeriod } from './statement-periods.ts';

const TODAY = '2026-01-15';

describe('the periods of a statement', () => {
  it.each([
    ['this_month', '2026-01-01', '2026-01-15'],
    ['last_month', '2025-12-01', '2025-12-31'],
    ['three_months', '2025-11-01', '2026-01-15'],
    ['this_financial_year', '2025-04-01', '2026-01-15'],
    ['last_financial_year', '2024-04-01', '2025-03-31'],
  ] as const)('%s', (preset, from, to) => {
    expect(statementPeriod(preset, TODAY, '03-31')).toEqual({ from, to });
    expect(presetOfStatement({ from, to }, TODAY, '03-31')).toBe(preset);
  });

  it('knows days of one’s own', () => {
    expect(presetOfStatement({ from: '2025-11-02', to: TODAY }, TODAY, '03-31')).toBeNull();
  });
});
