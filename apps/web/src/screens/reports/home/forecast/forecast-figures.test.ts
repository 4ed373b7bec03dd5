import type { CashForecast } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { forecastTotals } from './forecast-figures.ts';

const week = (from: string, cash_in: string, cash_out: string, closing_cash: string) => ({
  from,
  to: from,
  cash_in,
  cash_out,
  closing_cash,
  items: [],
});
const forecast = (...weeks: CashForecast['weeks']): CashForecast => ({
  base_currency: 'HKD',
  opening_cash: '100.00',
  weeks,
});

describe('the totals of the forecast', () => {
  it('add up the weeks and find the lowest cash, the first of equal ones', () => {
    const totals = forecastTotals(
      forecast(
        week('2026-01-01', '0.10', '90.00', '10.10'),
        week('2026-01-08', '0.20', '20.20', '-9.90'),
        week('2026-01-15', '0.00', '0.00', '-9.90'),
        week('2026-01-22', '50.00', '0.00', '40.10'),
      ),
    );
    expect(totals).toMatchObject({ cashIn: '50.30', cashOut: '110.20', closing: '40.10' });
    expect(totals.lowest?.from).toBe('2026-01-08');
  });

  it('of no weeks are what there is today', () => {
    expect(forecastTotals(forecast())).toEqual({
      cashIn: '0.00',
      cashOut: '0.00',
      closing: '100.00',
      lowest: undefined,
    });
  });
});
