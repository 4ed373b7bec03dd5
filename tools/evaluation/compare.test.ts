import { describe, expect, it } from 'vitest';
import {
  isCashRounded,
  nearText,
  sameDate,
  sameDescription,
  sameItemName,
  sameMoney,
  sameName,
  sameSigned,
} from './compare.ts';

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

  it.each([
    ['AUTOPAY 自動轉賬 TAI HING LTD RT718', 'AUTOPAY TAI HING LTD', true],
    ['FPS CREDIT ON TAI LTD HD1', 'HD1', false],
    ['RATES 差餉', '差餉', true],
    ['CHEQUE 412104', 'CHEQUE 999999', false],
  ])('description %s found as %s: %s', (truth, found, same) => expect(sameDescription(truth, found)).toBe(same));

  it('the first line of an item is name enough', () => {
    expect(sameItemName('Office chair\nTwo-year warranty', 'Office chair')).toBe(true);
    expect(sameItemName('Office chair\nTwo-year warranty', 'Office chair Two-year warranty')).toBe(true);
    expect(sameItemName('Office chair\nTwo-year warranty', 'Two-year warranty')).toBe(false);
  });
});
