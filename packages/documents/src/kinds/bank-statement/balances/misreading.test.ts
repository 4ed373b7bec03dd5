import { Decimal } from 'decimal.js';
import { describe, expect, it } from 'vitest';
import { likelyReadings, misreadingWeight } from './misreading.ts';

function weight(read: string, meant: string): number | null {
  return misreadingWeight(new Decimal(read), new Decimal(meant));
}

describe('misreadingWeight', () => {
  it('is nothing for the same figure, whatever the sign', () => expect(weight('-12.50', '12.50')).toBe(0));

  it('is less for digits of similar shape than for others', () => {
    expect(weight('138.00', '130.00')).toBeLessThan(weight('138.00', '148.00') ?? 0);
  });

  it.each([
    ['a lost decimal point', '123450.00', '1234.50'],
    ['lost cents', '3.23', '323.11'],
    ['a lost digit', '234.50', '1234.50'],
    ['two wrong digits of a long figure', '12834.50', '12034.60'],
  ])('%s explains a figure', (_, read, meant) => expect(weight(read, meant)).not.toBeNull());

  it.each([
    ['another figure', '777.00', '130.00'],
    ['two wrong digits of a short figure', '4.20', '8.75'],
    ['nothing at all', '5.00', '0.00'],
  ])('%s is no misreading', (_, read, meant) => expect(weight(read, meant)).toBeNull());
});

describe('likelyReadings', () => {
  it('keeps the sign and changes one digit', () => {
    const readings = likelyReadings(new Decimal('-3.00')).map((value) => value.toFixed(2));
    expect(readings).toContain('-8.00');
    expect(readings).toContain('-3.80');
    expect(readings).not.toContain('3.00');
  });
});
