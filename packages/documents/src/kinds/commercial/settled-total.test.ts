import { describe, expect, it } from 'vitest';
import { linesOf } from '../../page/layout.ts';
import { pageOfText } from '../../testing/page-of-text.ts';
import { labelledAmounts } from './amounts-by-role.ts';
import { settledTotal } from './settled-total.ts';

const DEPOSIT = `Subtotal              4,699.77
Total                 4,699.77
Less: deposit paid    1,409.93
Balance due           3,289.84`;
const TAXED = `Net amount     473.00
VAT 19 %        56.87
Invoice total  529.87`;
const PLAIN = `Subtotal   200.00
Total      200.00
Cash       500.00
Change     300.00`;

describe('settledTotal', () => {
  it.each([
    ['what is left after a deposit is not the total', DEPOSIT, '3289.84', 0.97, '4699.77'],
    ['the total before a deposit stands', DEPOSIT, '4699.77', 0.97, '4699.77'],
    ['net and tax make the printed total', TAXED, '473.00', 0.89, '529.87'],
    ['a sure choice stands against net and tax', TAXED, '473.00', 0.96, '473.00'],
    ['the total stands', TAXED, '529.87', 0.6, '529.87'],
    ['a subtotal without tax that is the total stands', PLAIN, '200.00', 0.6, '200.00'],
  ])('%s', (_what, text, value, confidence, wanted) => {
    const amounts = labelledAmounts(linesOf(pageOfText(text)), { decimalMark: '.', dateOrder: 'dmy' });
    const chosen = { value, confidence, page: 1, box: null, origin: 'read' } as const;
    expect(settledTotal(chosen, amounts)?.value).toBe(wanted);
  });
});
