import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computedField } from '../../../evidence/evidence.ts';
import { type Line, linesOf } from '../../../page/layout.ts';
import type { Item } from '../../../reading.ts';
import { pageOfText } from '../../../testing/page-of-text.ts';
import { itemHeadingAt } from './item-columns.ts';
import { goalsOf, tieOf } from './item-goals.ts';
import { isUnit, itemNumbers } from './item-numbers.ts';
import { mended } from './item-repairs.ts';
import { isProduct } from './item-roles.ts';
import { documentItems, withoutVerticalText } from './items.ts';
import { withoutCodes } from './row-numbers.ts';

const CONVENTIONS = { decimalMark: '.', dateOrder: 'dmy' } as const;
const linesIn = (text: string): Line[] => linesOf(pageOfText(text));

describe('itemNumbers', () => {
  const numbers = (text: string): string[] =>
    linesIn(text).flatMap((line) =>
      itemNumbers(line, '.').map(
        (one) =>
          `${one.negative ? '-' : ''}${one.value}${one.percent ? '%' : ''}${one.counted ? 'x' : ''} ${one.place}`,
      ),
    );
  it.each([
    ['12.50', ['12.50 alone']],
    ['Lantern 3', ['3 last']],
    ['3 Lantern', ['3 first']],
    ['Model 3 red', ['3 inside']],
    ['3 pcs', ['3x alone']],
    ['3pcs', ['3x alone']],
    ['2 件', ['2x alone']],
    ['x2', ['2x alone']],
    ['2 x', ['2x alone']],
    ['2 @ 5.00', ['2 alone', '5.00 alone']],
    ['10%', ['10% alone']],
    ['(5.00)', ['-5.00 alone']],
    ['5.00-', ['-5.00 alone']],
    ['|5.00|', ['5.00 alone']],
    ['9.00SR', ['9.00 alone']],
    ['5.00/pc', ['5.00 alone']],
    ['HK$ 5.00', ['5.00 alone']],
    ['13/01/2026', []],
    ['13 Jan 2026', []],
    ['Lantern', []],
    ['', []],
  ])('of %j: %j', (text, wanted) => expect(numbers(text)).toEqual(wanted));

  it.each(['pcs', 'kg', '件', 'hrs', 'nos', 'x', '小時', 'stück'])('%s is a unit', (text) =>
    expect(isUnit(text)).toBe(true),
  );
  it.each(['red', 'pieces of', '', '5'])('does not take %j for a unit', (text) => expect(isUnit(text)).toBe(false));
});

describe('isProduct', () => {
  const price = fc.integer({ min: 1, max: 999_999 });
  it('holds for every product in cents, with a discount in money or percent as well', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        price,
        fc.integer({ min: 0, max: 50 }),
        (quantity, cents, percent) => {
          const [q, p] = [String(quantity), new Decimal(cents).dividedBy(100).toFixed(2)];
          const product = new Decimal(quantity).times(p);
          expect(isProduct(q, p, product.toFixed(2))).toBe(true);
          const reduced = product
            .times(100 - percent)
            .dividedBy(100)
            .toDecimalPlaces(2);
          expect(isProduct(q, p, reduced.toFixed(2), String(percent))).toBe(true);
          expect(isProduct(q, p, product.minus('0.05').toFixed(2), '0.05')).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['2', '5.00', '10.00', true],
    ['2', '5.00', '10.01', true],
    ['2', '5.00', '10.02', false],
    ['3', '3.33', '10.00', true],
    ['1000', '0.333', '333.33', false],
    ['0', '5.00', '0.00', true],
    ['1.5', '5.00', '7.50', true],
  ])('%s x %s = %s: %s', (quantity, one, amount, holds) => expect(isProduct(quantity, one, amount)).toBe(holds));
});

describe('itemHeadingAt', () => {
  const roles = (text: string): string[] | null =>
    itemHeadingAt(linesIn(text), 0)?.columns.map(({ role }) => role) ?? null;
  it.each([
    ['Description     Qty     Unit price     Amount', ['name', 'quantity', 'price', 'amount']],
    ['項目     數量     單價     金額', ['name', 'quantity', 'price', 'amount']],
    ['Item     Amount', ['name', 'amount']],
    ['No.     Description     Amount', ['ignored', 'name', 'amount']],
    ['Description     Qty     Price     VAT %     Total', ['name', 'quantity', 'price', 'rate', 'amount']],
    ['Bezeichnung     Menge     Einzelpreis     Gesamt', ['name', 'quantity', 'price', 'amount']],
    ['Description     Disc.     Amount (HKD)', ['name', 'discount', 'amount']],
    ['Total     12.50', null],
    ['Description', null],
    ['Lantern     Rope', null],
    ['', null],
  ])('of %j: %j', (text, wanted) => expect(roles(text)).toEqual(wanted));
});

describe('goals', () => {
  it('are the printed sums, and the same without tax, service and payments', () => {
    const goals = goalsOf(linesIn('Subtotal 100.00\nGST 9.00\nTotal 109.00\nDeposit 20.00'), CONVENTIONS);
    expect(tieOf(new Decimal('100'), goals)).toBe(1);
    expect(tieOf(new Decimal('109'), goals)).toBe(0.9);
    expect(tieOf(new Decimal('129'), goals)).toBe(0.75);
    expect(tieOf(new Decimal('55'), goals)).toBe(0);
    expect(goalsOf([], CONVENTIONS).size).toBe(0);
  });
});

describe('corrected items', () => {
  const item = (quantity: string, price: string, amount: string): Item => ({
    name: computedField('Tea', 0.9),
    quantity: computedField(quantity, 0.9),
    price: computedField(price, 0.9),
    rate: null,
    amount: computedField(amount, 0.9),
  });
  it.each([
    ['2', '5.00', '1000', true, ['2', '5.00', '10.00']],
    ['2', '500', '10.00', true, ['2', '5.00', '10.00']],
    ['8', '5.00', '15.00', true, ['3', '5.00', '15.00']],
    ['88', '5.00', '15.00', true, ['88', '5.00', '15.00']],
    ['2', '5.00', '1000', false, ['2', '5.00', '1000']],
    ['2', '5.00', '10.00', true, ['2', '5.00', '10.00']],
    ['2', '0.00', '10.00', true, ['2', '0.00', '10.00']],
  ])('%s x %s = %s (recognised: %s)', (quantity, price, amount, recognised, wanted) => {
    const found = mended(item(quantity, price, amount), recognised, null);
    expect([found.quantity, found.price, found.amount].map((field) => field?.value)).toEqual(wanted);
  });

  it('article numbers are removed only where every name has one', () => {
    const names = (...all: readonly string[]): string[] =>
      withoutCodes(all.map((name) => ({ ...item('1', '1.00', '1.00'), name: computedField(name, 1) }))).map(
        ({ name }) => name.value,
      );
    expect(names('AB-1234 Tea', 'AB-1235 Bun')).toEqual(['Tea', 'Bun']);
    expect(names('AB-1234 Tea', 'Bun')).toEqual(['AB-1234 Tea', 'Bun']);
    expect(names('1234 5678')).toEqual(['1234 5678']);
    expect(names()).toEqual([]);
  });
});

describe('documentItems', () => {
  const NAMES = ['Lantern', 'Rope of silk', '茶葉', 'Cable 10 m', 'Model X lamp'];
  const money = (cents: number): string =>
    new Decimal(cents)
      .dividedBy(100)
      .toFixed(2)
      .replace(/\B(?=(\d{3})+\.)/gu, ',');
  const row = fc.record({
    name: fc.constantFrom(...NAMES),
    quantity: fc.integer({ min: 1, max: 99 }),
    cents: fc.integer({ min: 100, max: 99_999 }),
  });

  it('of a typed table are read back, with their quantities, prices and amounts', () => {
    const width = (text: string): number =>
      [...text].reduce((sum, one) => sum + (/\p{Script=Han}/u.test(one) ? 2 : 1), 0);
    const cell = (text: string, columns: number): string => `${' '.repeat(Math.max(1, columns - width(text)))}${text}`;
    fc.assert(
      fc.property(fc.uniqueArray(row, { minLength: 2, maxLength: 5, selector: ({ name }) => name }), (rows) => {
        const sum = rows.reduce((all, { quantity, cents }) => all + quantity * cents, 0);
        const text = [
          `Description             ${cell('Qty', 6)}${cell('Unit price', 14)}${cell('Amount', 14)}`,
          ...rows.map(
            ({ name, quantity, cents }) =>
              `${name}${' '.repeat(24 - width(name))}${cell(String(quantity), 6)}${cell(money(cents), 14)}${cell(money(quantity * cents), 14)}`,
          ),
          `${' '.repeat(24)}${cell('Total', 20)}${cell(money(sum), 14)}`,
        ].join('\n');
        const found = documentItems(linesIn(text), CONVENTIONS);
        expect(found.map((one) => [one.name.value, one.quantity?.value, one.price?.value, one.amount?.value])).toEqual(
          rows.map(({ name, quantity, cents }) => [
            name,
            String(quantity),
            (cents / 100).toFixed(2),
            ((quantity * cents) / 100).toFixed(2),
          ]),
        );
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ['nothing', ''],
    ['one word', 'Lantern'],
    ['a total alone', 'Total 5.00'],
    ['dates and numbers', 'Invoice 5\n13/01/2026\nTel 2345 6789'],
  ])('of a page with %s are none', (_, text) => expect(documentItems(linesIn(text), CONVENTIONS)).toEqual([]));

  it('text that runs up the margin is left out', () => {
    const word = (text: string, x: number, y: number) => ({
      text,
      confidence: 1,
      box: { x, y, width: 0.012, height: 0.012 },
    });
    const words = Array.from({ length: 12 }, (_, n) => word('v', 0.01, 0.1 + n * 0.012));
    const lines = linesOf({
      number: 1,
      widthPt: 600,
      heightPt: 600,
      source: 'text',
      words: [...words, word('Tea', 0.5, 0.12)],
    });
    expect(withoutVerticalText(lines).map(({ text }) => text)).toEqual(['Tea']);
    expect(withoutVerticalText(linesIn('a\nb'))).toHaveLength(2);
  });
});
