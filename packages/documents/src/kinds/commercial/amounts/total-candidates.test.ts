import { Decimal } from 'decimal.js';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../page/layout.ts';
import type { Page } from '../../../page/page.ts';
import { pageOfText } from '../../../testing/page-of-text.ts';
import { conventionsOf } from '../../../values/conventions.ts';
import { arithmeticOf } from './amount-arithmetic.ts';
import { amountOccurrences, millsOf } from './amount-occurrences.ts';
import { labelledAmounts } from './amounts-by-role.ts';
import { totalCandidates } from './total-candidates.ts';
import { amountsInWords } from './total-features.ts';
import { partsOf } from './total-parts.ts';

/** The text as recognition gives it: from a picture, with doubt. */
function scanned(text: string): Page {
  const page = pageOfText(text);
  return { ...page, source: 'ocr', words: page.words.map((word) => ({ ...word, confidence: 0.9 })) };
}

function occurrences(page: Page) {
  const lines = linesOf(page);
  return amountOccurrences(lines, conventionsOf(lines));
}

function candidate(page: Page, value: string) {
  const lines = linesOf(page);
  return totalCandidates(lines, conventionsOf(lines), { total: null, items: null }).find((one) => one.value === value);
}

describe('amountOccurrences', () => {
  it.each([
    ['TOTAL 60.30', '60.30', 'printed', 'total'],
    ['TOTAL RM:60.30', '60.30', 'stripped', 'total'],
    ['TOTAL 60.30SR', '60.30', 'stripped', 'total'],
    ['Grandtotal 60.30', '60.30', 'printed', 'total'],
    ['VAT8% 60.30', '60.30', 'printed', 'tax'],
    ['Salestax 8% 60.30', '60.30', 'printed', 'tax'],
    ['T0TAL 60 30', '60.30', 'split', 'total'],
    ['TOTAL 6030', '60.30', 'pointless', 'total'],
    ['T0TAI 60.30', '60.30', 'printed', 'total'],
    ['CHANGF 1.00', '1.00', 'printed', 'change'],
    ['應付總額 12.00', '12.00', 'printed', 'total'],
  ])('%s', (text, value, shape, role) => {
    const found = occurrences(scanned(`ITEM 9.00\n${text}\nTHANK YOU 1.00`));
    const one = found.find((other) => other.mills === millsOf(value) && other.lineIndex === 1);
    expect([one?.shape, one?.role]).toEqual([shape, role]);
  });

  it('takes the words right before an amount, not those before another amount', () => {
    const roles = occurrences(pageOfText('Subtotal 100.00   Tax 6.00   Total 106.00')).map((one) => one.role);
    expect(roles).toEqual(['subtotal', 'tax', 'total']);
  });

  it('reads thousands set apart by spaces, also where recognition lost one', () => {
    const page = scanned('Lampe 12,50\nTotal 1 303773,32');
    expect(occurrences(page).map((one) => one.mills)).toContain(1303773320n);
  });

  it('uses the heading above where no words are to the left', () => {
    const [one] = occurrences(pageOfText('      Amount payable\n        1,234.50'));
    expect(one?.aboveRole).toBe('amount_due');
  });

  it('reads an amount behind a Chinese mark', () => {
    expect(occurrences(pageOfText('價稅合計 (小寫)¥30,843.35')).map((one) => one.mills)).toContain(30843350n);
  });
});

describe('arithmeticOf', () => {
  const found = occurrences(
    pageOfText('Tea 10.00\nCake 30.00\nSubtotal 40.00\nService charge 4.00\nTotal 44.00\nCash 50.00\nChange 6.00'),
  );
  const { reachable, paid, blocks, rated, steps } = arithmeticOf(found);

  it('knows the sums of subtotal and charges, of payment and change, and of items', () => {
    expect(reachable.has(44000n)).toBe(true);
    expect(paid.has(44000n)).toBe(true);
    expect(blocks.has(40000n)).toBe(true);
    expect(rated.has(44000n)).toBe(true);
    expect(steps.get('service')).toEqual([4000n]);
  });
});

describe('totalCandidates', () => {
  it('offers what payment and change leave where the total cannot be read', () => {
    const page = scanned('Tea 10.00\nCake 34.00\nTOTAL 4#.@0\nCASH 50.00\nCHANGE 6.00');
    expect(candidate(page, '44.00')?.features).toMatchObject({ paid: 1, computed: 1 });
  });

  it('never offers an amount carried from another page or bill', () => {
    const page = pageOfText('Brought forward 123.00\nPaper 7.00\nTotal 130.00');
    expect(candidate(page, '123.00')).toBeUndefined();
    expect(candidate(page, '130.00')).toBeDefined();
  });

  it('knows the sum of the items, before and after a charge', () => {
    const lines = linesOf(pageOfText('Tea 10.00\nService charge 1.00\nTotal 11.00'));
    const found = totalCandidates(lines, conventionsOf(lines), { total: null, items: 10000n });
    const facts = found.map(({ value, features }) => [value, features.items, features.itemsStep]);
    expect(facts).toEqual(
      expect.arrayContaining([
        ['10.00', 1, 0],
        ['11.00', 0, 1],
      ]),
    );
  });

  it('sees that a tax leads from the net amount to the total', () => {
    const page = pageOfText('Total net 2,712.00\nVAT 542.40\nTotal payable 3,254.40');
    expect(candidate(page, '2712.00')?.features.plus_tax).toBe(1);
    expect(candidate(page, '3254.40')?.features).toMatchObject({ minus_tax: 1, plus_tax: 0 });
  });
});

describe('amountsInWords', () => {
  it.each([
    ['合計人民幣：壹萬貳仟元正', ['12000.00']],
    ['(Hong Kong Dollars One Thousand One Hundred And Ninety-Nine And Cents Forty\nOnly)', ['1199.40']],
    ['Tea 10.00', []],
  ])('%s', (text, amounts) => {
    expect(amountsInWords(linesOf(pageOfText(text)))).toEqual(amounts);
  });
});

describe('partsOf', () => {
  function parts(text: string, total: string) {
    const lines = linesOf(pageOfText(text));
    const { subtotal, taxes, service, discount, agrees } = partsOf(
      labelledAmounts(lines, conventionsOf(lines)),
      new Decimal(total),
    );
    const tax = taxes.length === 0 ? null : taxes.map(({ amount }) => amount.value).join('+');
    const [net, charge, less] = [subtotal, service, discount].map((part) => part?.amount.value ?? null);
    return [net, tax, charge, less, agrees];
  }

  it.each([
    ['Subtotal 40.00\nService charge 4.00\nTotal 44.00', '44.00', ['40.00', null, '4.00', null, true]],
    ['Subtotal 40.00\nDiscount 4.00\nVAT 3.60\nTotal 39.60', '39.60', ['40.00', '3.60', null, '4.00', true]],
    ['Subtotal 40.00\nVAT 7% 2.10\nVAT 19% 1.90\nTotal 44.00', '44.00', ['40.00', '2.10+1.90', null, null, true]],
    ['Subtotal 40.00\nVAT 3.60\nTotal 99.00', '99.00', ['40.00', '3.60', null, null, false]],
  ])('%s', (text, total, expected) => {
    expect(parts(text, total)).toEqual(expected);
  });
});
