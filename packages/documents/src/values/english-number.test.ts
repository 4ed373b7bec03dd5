import { describe, expect, it } from 'vitest';
import { parseEnglishAmount } from './english-number.ts';

describe('parseEnglishAmount', () => {
  it.each([
    ['Hong Kong Dollars One Thousand Two Hundred and Cents Fifty Only', '1200.50'],
    ['HK DOLLARS TWELVE THOUSAND THREE HUNDRED AND FORTY-FIVE ONLY', '12345.00'],
    ['Say US Dollars Ninety-Nine and Five Cents only', '99.05'],
    ['One hundred five and 50/100 dollars', '105.50'],
    ['Total: Singapore Dollars Two Million Five Hundred Thousand Only', '2500000.00'],
    ['Seven dollars', '7.00'],
    ['Fifty cents only', '0.50'],
    ['Amount in words: Euro Eleven Hundred only', '1100.00'],
  ])('%s is %s', (text, amount) => expect(parseEnglishAmount(text)).toBe(amount));

  it.each([
    'Two pieces',
    'Hong Kong Dollars',
    'Cash only',
    'One Company Limited',
    '',
    '1,234.00 dollars',
    'members only',
    'RINGGIT MALAYSIA',
  ])('%s is no amount in words', (text) => expect(parseEnglishAmount(text)).toBeNull());
});
