import { describe, expect, it } from 'vitest';
import { sumOf } from './sum-of.ts';

type Row = Parameters<typeof sumOf>[0][number];
const row = (currency: string, total: string, due: string, base: [string, string] | null, state = 'unpaid') =>
  ({ currency, total, due, total_base: base?.[0] ?? null, due_base: base?.[1] ?? null, state }) as Row;
const hkd = (total: string, due = total, state?: string) => row('HKD', total, due, [total, due], state);
const usd = (total: string, due: string, base: [string, string] | null) => row('USD', total, due, base);
const cents = row('JPY', '1000', '1000', ['52.10', '52.10']);

describe('the sum of selected documents', () => {
  it.each<[string, Row[], string, string, string, number]>([
    ['of one currency, in it', [hkd('0.10'), hkd('0.20', '0.00')], 'HKD', '0.30', '0.10', 0],
    ['credit notes taken off', [hkd('100.00'), hkd('-30.00')], 'HKD', '70.00', '70.00', 0],
    ['without voided ones', [hkd('100.00'), hkd('60.00', '0.00', 'voided')], 'HKD', '100.00', '100.00', 0],
    ['of another currency alone, in it', [usd('5.00', '2.00', ['39.00', '15.60'])], 'USD', '5.00', '2.00', 0],
    ['mixed, at their own rates', [hkd('10.00'), usd('5.00', '2.00', ['39.01', '15.60'])], 'HKD', '49.01', '25.60', 0],
    ['of currencies with other decimals', [hkd('0.05'), cents], 'HKD', '52.15', '52.15', 0],
    ['without drafts that have no rate', [hkd('10.00'), usd('5.00', '5.00', null)], 'HKD', '10.00', '10.00', 1],
    [
      'more than a floating number holds',
      [hkd('90071992547409.91'), hkd('0.01')],
      'HKD',
      '90071992547409.92',
      '90071992547409.92',
      0,
    ],
    ['of none', [], 'HKD', '0.00', '0.00', 0],
  ])('%s', (_, rows, currency, total, due, leftOut) => {
    expect(sumOf(rows, 'HKD')).toEqual({ currency, total, due, leftOut });
  });
});
