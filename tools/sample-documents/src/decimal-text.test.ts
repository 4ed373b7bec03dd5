import { describe, expect, it } from 'vitest';
import {
  grouped,
  groupedMinor,
  minorOf,
  netOfGrossMinor,
  percentOfMinor,
  ratioText,
  textOfMinor,
  timesMinor,
} from './decimal-text.ts';

describe('decimal text', () => {
  it.each([
    ['0', 0n, '0.00'],
    ['1234.5', 123450n, '1234.50'],
    ['-0.05', -5n, '-0.05'],
    ['286450.30', 28645030n, '286450.30'],
  ])('reads %s as %s minor units and writes %s', (text, minor, written) => {
    expect(minorOf(text)).toBe(minor);
    expect(textOfMinor(minor)).toBe(written);
  });

  it.each(['', 'abc', '1,000.00', '1.005', '.5'])('refuses %j as money', (text) => {
    expect(() => minorOf(text)).toThrow(RangeError);
  });

  it('groups thousands and keeps the decimal places it was given', () => {
    expect([grouped('1000'), grouped('123456.7'), grouped('-1234567.89'), groupedMinor(-98n)]).toEqual([
      '1,000',
      '123,456.7',
      '-1,234,567.89',
      '-0.98',
    ]);
  });

  it('multiplies and takes percentages half away from zero', () => {
    expect(timesMinor('35', '29.99')).toBe(104965n);
    expect(timesMinor('0.5', '0.01')).toBe(1n);
    expect(timesMinor('1', '-0.30')).toBe(-30n);
    expect(timesMinor('-0.5', '0.01')).toBe(-1n);
    expect(percentOfMinor(5700000n, '13')).toBe(741000n);
    expect(netOfGrossMinor(104965n, '20')).toBe(87471n);
    expect(ratioText('98550.00', '90000.00', 4)).toBe('1.0950');
  });
});
