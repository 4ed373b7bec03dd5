import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../page/layout.ts';
import { pageOfText } from '../../../testing/page-of-text.ts';
import { amountOccurrences } from './amount-occurrences.ts';
import { labelledAmounts } from './amounts-by-role.ts';

const CONVENTIONS = { decimalMark: '.', dateOrder: 'dmy' } as const;

describe('numbers that are not money', () => {
  it.each([
    ['points collected', 'Points earned 7,768 Balance 38,517'],
    ['points in Chinese', '本次積分 120 結欠積分 3,380'],
    ['a weight', 'Gross weight 323.36 kg'],
    ['hours', 'Total 12.50 hours'],
    ['a percentage', 'Total discount 10 %'],
  ])('%s are no amounts', (_what, text) => {
    const lines = linesOf(pageOfText(text));
    expect(amountOccurrences(lines, CONVENTIONS)).toEqual([]);
    expect(labelledAmounts(lines, CONVENTIONS)).toEqual([]);
  });

  it('keeps what points are worth in money', () => {
    const lines = linesOf(pageOfText('Points redeemed -12.50\nTotal 87.50'));
    expect(labelledAmounts(lines, CONVENTIONS).map(({ amount }) => amount.value)).toContain('87.50');
    expect(amountOccurrences(lines, CONVENTIONS).map(({ amount }) => amount.value)).toContain('-12.50');
  });
});
