import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../page/layout.ts';
import { pageOfText } from '../../../testing/page-of-text.ts';
import { labelledAmounts } from './amounts-by-role.ts';
import { settledTotal } from './settled-total.ts';

const DEPOSIT = `Subtotal              4,699.77
Total                 4,699.77
Less: deposit paid    1,409.93
Balance due           3,289.84`;
const TAXED = `Net amount     473.00
VAT 19 %        56.87
Invoice total  529.87`;
const DISCOUNTED = `Subtotal          46.78
Discount (10 %)   -4.68
Sales tax 5 %      2.11
Total payable     44.21`;
const INCLUSIVE = `Sous-total      774.62
Remise          -77.46
Total TTC       697.16
dont TVA 20 %   116.19`;
const UNTOTALLED = `Amt paid excl. GST   73.87
GST amount            4.43`;
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
    ['a discount and tax make the printed total', DISCOUNTED, '46.78', 0.96, '44.21'],
    ['a sum without the discount that nothing prints is not the total', DISCOUNTED, '48.89', 0.9, '44.21'],
    ['a discount makes the printed total that includes its tax', INCLUSIVE, '774.62', 0.96, '697.16'],
    ['an amount before tax is none where the tax stands below', UNTOTALLED, '73.87', 0.8, '78.30'],
    ['a subtotal without tax that is the total stands', PLAIN, '200.00', 0.6, '200.00'],
  ])('%s', (_what, text, value, confidence, wanted) => {
    const amounts = labelledAmounts(linesOf(pageOfText(text)), { decimalMark: '.', dateOrder: 'dmy' });
    const chosen = { value, confidence, page: 1, box: null, origin: 'read' } as const;
    expect(settledTotal(chosen, amounts)?.value).toBe(wanted);
  });
});
