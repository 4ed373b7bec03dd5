import { Decimal } from 'decimal.js';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../page/layout.ts';
import { pageOfText } from '../../../testing/page-of-text.ts';
import { labelledAmounts } from './amounts-by-role.ts';
import { repairedTotal } from './misread-total.ts';

const TAXED = `Total HT      7,911.57
TVA 20%       1,582.31
Montant total 9,493.08`;
const LOST_FIRST = `Subtotal      82,108.22
VAT 7%         5,747.58
TOTAL AMOUNT   7,855.80`;
const CASH = `Subtotal  153.71
Discount  -15.37
Total     138.84
Cash      140.00
Change      1.66`;
const RATES = `Net amount     117,827.70
Sales tax 7%     5,555.85
Sales tax 19%    7,307.10
Grand total    130,698.65`;
const DEPOSIT = `Subtotal            28,627.20
Service charge 10%   2,862.72
VAT 19%              5,983.08
Total payable       37,413.00
Deposit paid       -11,241.90
Amount due          26,231.10`;
const POINTLESS = `Subtotal   286.27
Service     28.63
VAT 20%     62.98
Total       37788`;
const MISREAD_TAX = `Subtotal   100.00
VAT 20%     28.00
Total      120.00`;
const INCLUDED = `Subtotal        774.62
Total           774.67
Includes VAT 8%  57.38`;
const DISCOUNTED = `Subtotal          46.78
Discount (10 %)   -4.68
Sales tax 5 %      2.11
Total payable     44.27`;
const ROUNDED = `Subtotal  65.22
Total     65.20`;
const PAID = `Subtotal  18.87
GST 6%     2.13
Total     20.00
Cash      50.00
Change    30.00`;

function repaired(text: string, value: string, items: string | null, confidence = 0.96) {
  const amounts = labelledAmounts(linesOf(pageOfText(text)), { decimalMark: '.', dateOrder: 'dmy' });
  const chosen = { value, confidence, page: 1, box: null, origin: 'read' } as const;
  return repairedTotal(chosen, amounts, items === null ? null : new Decimal(items));
}

describe('repairedTotal', () => {
  it.each([
    ['the items, the subtotal and the tax at its rate prove a digit', TAXED, '9493.08', '7911.57', '9493.88'],
    ['they prove a first digit that was lost', LOST_FIRST, '82108.22', '82108.22', '87855.80'],
    ['taxes of two rates prove it together', RATES, '130698.65', '117827.70', '130690.65'],
    ['a deposit and what is due prove it', DEPOSIT, '28627.20', '28627.20', '37473.00'],
    ['cash and change prove it', CASH, '138.84', '153.71', '138.34'],
    ['a discount and a tax at their rates prove it', DISCOUNTED, '44.27', '46.78', '44.21'],
    ['a tax that is included is not added', INCLUDED, '774.67', '774.62', '774.62'],
    ['a sum shows where a point was lost', POINTLESS, '37788.00', null, '377.88'],
    ['the subtotal gives way to the total whose point was lost', POINTLESS, '286.27', null, '377.88'],
  ])('%s', (_what, text, value, items, wanted) => {
    expect(repaired(text, value, items)?.value).toBe(wanted);
  });

  it.each([
    ['no items confirm the subtotal', TAXED, '9493.08', null],
    ['the items say otherwise', TAXED, '9493.08', '7911.51'],
    ['the tax is not what its rate gives', MISREAD_TAX, '120.00', '100.00'],
  ])('leaves the total as printed and doubts it where %s', (_what, text, value, items) => {
    const total = repaired(text, value, items);
    expect(total?.value).toBe(value);
    expect(total?.confidence).toBeLessThan(0.95);
  });

  it.each([
    ['is rounded to what can be paid in cash', ROUNDED, '65.20'],
    ['is what cash and change leave', PAID, '20.00'],
  ])('leaves a total that %s, and is as sure of it', (_what, text, value) => {
    expect(repaired(text, value, null)).toMatchObject({ value, confidence: 0.96 });
  });

  it('leaves a total that is the sum of its parts', () => {
    expect(repaired(TAXED.replace('9,493.08', '9,493.88'), '9493.88', '7911.57')).toMatchObject({
      value: '9493.88',
      confidence: 0.96,
    });
  });
});
