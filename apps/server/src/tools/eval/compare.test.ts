import { describe, expect, it } from 'vitest';
import { isCashRounded, nearText, sameDate, sameMoney, sameName, sameSigned } from './compare.ts';

describe('the scoring rules', () => {
  it.each([
    ['4.2', '4.20', true],
    ['-8.79', '8.79', true],
    ['34.875', '34.88', true],
    ['10.00', '10.01', false],
    [null, null, true],
    [null, '1.00', false],
    ['1.00', null, false],
  ])('money %s and %s: %s', (truth, found, same) => expect(sameMoney(truth, found)).toBe(same));

  it('balances keep their sign', () => {
    expect(sameSigned('-5.00', '5.00')).toBe(false);
    expect(sameSigned('-5.00', '-5')).toBe(true);
  });

  it('a total before and after cash rounding both count', () => {
    expect(isCashRounded('60.30', '60.31')).toBe(true);
    expect(isCashRounded('60.31', '60.32')).toBe(false);
    expect(isCashRounded('60.30', '60.35')).toBe(false);
  });

  it('a date the reader calls ambiguous is right either way', () => {
    expect(sameDate('2019-10-06', '2019-06-10', true)).toBe(true);
    expect(sameDate('2019-10-06', '2019-06-10', false)).toBe(false);
  });

  it('one language of a bilingual name is enough', () => {
    expect(sameName('Aster Telecom 星訊電訊', 'ASTER TELECOM')).toBe(true);
    expect(nearText('Wireless mouse 無線滑鼠', '無線滑鼠')).toBe(true);
    expect(sameName('Café One', 'CAFE ONE')).toBe(true);
    expect(nearText('Kowloon Commercial Bank', 'Harbour Isle Bank')).toBe(false);
  });
});
