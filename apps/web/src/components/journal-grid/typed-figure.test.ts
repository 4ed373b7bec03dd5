import { describe, expect, it } from 'vitest';
import { figureFault, figureOf, shownFigure } from './typed-figure.ts';

describe('what is typed into a cell', () => {
  it.each([
    ['1,234.5', 'HKD', '1234.50'],
    ['$20', 'HKD', '20.00'],
    ['(20)', 'HKD', '-20.00'],
    ['1500', 'JPY', '1500'],
    ['', 'HKD', null],
    ['   ', 'HKD', null],
    ['12*350', 'HKD', '4200.00'],
    ['5,000+234.87', 'HKD', '5234.87'],
    ['10/3', 'HKD', '3.33'],
    ['5000+', 'HKD', '5000+'],
    ['1.234', 'HKD', '1.234'],
    ['abc', 'HKD', 'abc'],
    ['7.81260000', undefined, '7.81260000'],
    ['7.8x', undefined, '7.8x'],
  ])('%s in %s is kept as %s', (typed, currency, value) => {
    expect(figureOf(typed, currency)).toBe(value);
  });
  it('keeps no more than the wire takes', () => {
    expect(figureOf('not a figure at all, whatever it is', 'HKD')).toHaveLength(24);
  });
});

describe('a cell’s fault', () => {
  it.each([
    ['1234.50', 'HKD', null],
    [null, 'HKD', null],
    ['1.234', 'HKD', 'decimals'],
    ['12,500.555', 'HKD', 'decimals'],
    ['1.5', 'JPY', 'decimals'],
    ['1000000000000000', 'HKD', 'tooLarge'],
    ['999999999999999.99', 'HKD', null],
    ['12345678901234567890', 'HKD', 'tooLarge'],
    ['abc', 'HKD', 'notFigure'],
    ['-5.00', 'HKD', 'negative'],
    ['7.123456789', undefined, 'decimals'],
    ['7.12345678', undefined, null],
  ])('%s in %s: %s', (value, currency, fault) => {
    expect(figureFault(value, currency)).toBe(fault);
  });
});

describe('a cell at rest', () => {
  it.each([
    ['1234567.50', 'HKD', '1,234,567.50'],
    ['1500', 'JPY', '1,500'],
    ['abc', 'HKD', 'abc'],
    ['7.8126', undefined, '7.8126'],
    [null, 'HKD', ''],
  ])('%s in %s shows %s', (value, currency, shown) => {
    expect(shownFigure(value, currency)).toBe(shown);
  });
});
