import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embeddedField } from '../evidence/evidence.ts';
import { numberOf, priceOfOne, togetherOf } from './electronic.ts';
import { isCreditCode, isSold, nonZero, unitPrice } from './invoice-data.ts';
import { child, dateField, earliest, list, moneyField, moneyIn, parseXml, textField, textOf } from './xml.ts';

describe('parseXml', () => {
  it.each([
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['an entity in small letters', '<!entity b "c"><a/>'],
    ['too many characters', `<a>${'x'.repeat(5_000_001)}</a>`],
  ])('gives null for %s', (_, text) => expect(parseXml(text)).toBeNull());

  it('reads texts, attributes, repeated elements and names with prefixes', () => {
    const root = parseXml('\ufeff<?xml version="1.0"?><x:a><b c="d"> e </b><b>f</b><n>007</n><o/></x:a>');
    expect(textOf(child(root, 'a', 'b'))).toBe('e');
    expect(list(child(root, 'a', 'b')).map(textOf)).toEqual(['e', 'f']);
    expect(textOf(child(root, 'a', 'b', '@c'))).toBe('d');
    expect(textOf(child(root, 'a', 'n'))).toBe('007');
    expect(textOf(child(root, 'a', 'o'))).toBeNull();
    expect(child(root, 'a', 'none', 'deeper')).toBeUndefined();
    expect(list(child(root, 'a', 'none'))).toEqual([]);
    expect(textOf(child(root, 'a'))).toBeNull();
  });

  it('never fails, whatever the text', () => {
    const piece = fc.constantFrom(
      '<a>',
      '</a>',
      '<b c="',
      '"',
      '>',
      '<',
      '/',
      '&',
      '&amp;',
      '&#x4e2d;',
      ']]>',
      '<![CDATA[',
      '中',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const root = parseXml(pieces.join(''));
        expect(() => textOf(child(root, 'a', 'b'))).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });

  it('of repeated elements takes the first text that is not empty', () => {
    const root = parseXml('<a><b> </b><b>x</b><b>y</b></a>');
    expect(textField(root, 'a', 'b')).toMatchObject({ value: 'x', origin: 'embedded', confidence: 1, page: null });
    expect(textField(root, 'a', 'c')).toBeNull();
  });
});

describe('money', () => {
  it.each([
    ['12.50', '12.50'],
    ['-12.50', '12.50'],
    ['+12', '12'],
    ['0', '0'],
    ['1,250.00', null],
    ['.5', null],
    ['5.', null],
    ['1e3', null],
    ['', null],
    ['abc', null],
  ])('%j is %s', (text, value) => {
    expect(moneyField(parseXml(`<a>${text}</a>`), 'a')?.value ?? null).toBe(value);
  });

  it('is that of the wanted currency, else the first', () => {
    const amounts = child(parseXml('<r><a currencyID="EUR">1</a><a currencyID="HKD">8</a></r>'), 'r', 'a');
    expect(moneyIn(amounts, 'HKD')?.value).toBe('8');
    expect(moneyIn(amounts, 'USD')?.value).toBe('1');
    expect(moneyIn(amounts, null)?.value).toBe('1');
    expect(moneyIn(undefined, 'HKD')).toBeNull();
  });

  it.each([
    ['10.00', '10'],
    ['-0.50', '-0.5'],
    ['+3', '3'],
    ['x', null],
  ])('numberOf %s is %s', (text, value) => expect(numberOf(parseXml(`<a>${text}</a>`), 'a')).toBe(value));
});

describe('dates', () => {
  it.each([
    ['2024-02-29', '2024-02-29'],
    ['20240229', '2024-02-29'],
    ['2024-02-29T10:00:00+01:00', '2024-02-29'],
    ['2024-02-29Z', '2024-02-29'],
    ['2023-02-29', null],
    ['2024-13-01', null],
    ['2024-00-10', null],
    ['00000000', null],
    ['202402291', null],
    ['29.02.2024', null],
    ['', null],
    [null, null],
  ])('%s is %s', (text, iso) => expect(dateField(text)?.value ?? null).toBe(iso));

  it('the earliest of several, without those that are missing', () => {
    const days = ['2024-03-01', '2023-12-31', '2024-01-15'].map((day) => embeddedField(day));
    expect(earliest([null, ...days])?.value).toBe('2023-12-31');
    expect(earliest([null])).toBeNull();
    expect(earliest([])).toBeNull();
  });
});

describe('prices and items', () => {
  const item = (quantity: string | null, price: string | null, amount: string | null) => ({
    name: embeddedField('Screws'),
    quantity: quantity === null ? null : embeddedField(quantity),
    price: price === null ? null : embeddedField(price),
    rate: null,
    amount: amount === null ? null : embeddedField(amount),
  });

  it.each([
    ['for a hundred', '1000', '5.00', '50.00', '100', '0.05'],
    ['for a hundred that was not meant', '10', '5.00', '50.00', '100', '5.00'],
    ['for one', '10', '5.00', '50.00', '1', '5.00'],
    ['for nothing', '10', '5.00', '50.00', '0', '5.00'],
    ['that fits neither way', '3', '5.00', '99.00', '100', '5.00'],
    ['within a cent', '1000', '4.999', '49.99', '100', '0.04999'],
  ])('a price %s', (_, quantity, price, amount, basis, wanted) => {
    expect(unitPrice(item(quantity, price, amount), embeddedField(basis)).price?.value).toBe(wanted);
  });

  it.each([
    [item(null, '5.00', '50.00'), embeddedField('100')],
    [item('10', null, '50.00'), embeddedField('100')],
    [item('10', '5.00', null), embeddedField('100')],
    [item('10', '5.00', '50.00'), null],
  ])('an item that lacks a figure is not changed', (one, basis) => expect(unitPrice(one, basis)).toBe(one));

  it.each([
    ['0', '0.00', false],
    ['0', '5.00', true],
    ['1', '0.00', true],
    ['0', null, true],
    [null, null, true],
  ])('quantity %s and amount %s are sold: %s', (quantity, amount, isIt) => {
    expect(isSold(item(quantity, null, amount))).toBe(isIt);
  });

  it.each([
    ['5.00', null, '5.00'],
    ['5.00', '1', '5.00'],
    ['5.00', '0', '5.00'],
    ['5.00', '100', '0.05'],
    ['1.00', '3', '0.333333'],
    ['-5.00', '10', '-0.5'],
  ])('priceOfOne of %s for %s is %s', (price, base, wanted) => {
    expect(priceOfOne(embeddedField(price), base)?.value).toBe(wanted);
  });

  it('allowances of a line are added, and lose their percentage', () => {
    const allowance = (amount: string) => ({ amount, percent: '10', reason: 'x', category: null, rate: null });
    expect(togetherOf([])).toBeNull();
    expect(togetherOf([allowance('5.00')])).toMatchObject({ amount: '5.00', percent: '10' });
    expect(togetherOf([allowance('5.00'), allowance('0.10')])).toMatchObject({ amount: '5.1', percent: null });
  });

  it.each([
    ['380', false],
    ['381', true],
    ['261', true],
    ['384', false],
    ['', false],
    [null, false],
  ])('the type code %s is a credit: %s', (code, isCredit) => expect(isCreditCode(code)).toBe(isCredit));

  it.each([
    ['0.00', false],
    ['-0', false],
    ['0.01', true],
  ])('nonZero keeps %s: %s', (value, isKept) => expect(nonZero(embeddedField(value)) !== null).toBe(isKept));
});
