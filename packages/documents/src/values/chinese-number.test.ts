import { describe, expect, it } from 'vitest';
import { chineseAmountsIn, parseChineseAmount, parseChineseNumber } from './chinese-number.ts';

describe('parseChineseAmount', () => {
  it.each([
    ['壹萬貳仟元正', '12000.00'],
    ['一千二百三十四元五角六分', '1234.56'],
    ['港幣壹萬貳仟叁佰肆拾伍元陸角柒分', '12345.67'],
    ['大寫：人民幣伍佰元整', '500.00'],
    ['廿五元', '25.00'],
    ['卅元正', '30.00'],
    ['十元', '10.00'],
    ['一百零五元', '105.00'],
    ['一萬零三十元', '10030.00'],
    ['貳佰萬元正', '2000000.00'],
    ['一億二千萬元', '120000000.00'],
    ['十二億三千四百五十六萬七千八百九十元', '1234567890.00'],
    ['1萬2千', '12000.00'],
    ['3.5萬元', '35000.00'],
    ['一百元五毫', '100.50'],
    ['壹佰圓零伍分', '100.05'],
    ['五角', '0.50'],
    ['兩千元', '2000.00'],
    ['一五〇元', '150.00'],
    ['壹 萬 貳 仟 元 正', '12000.00'],
    ['１萬２千元', '12000.00'],
  ])('%s is %s', (text, amount) => expect(parseChineseAmount(text)).toBe(amount));

  it.each(['', '元正', '123', '1,234.50', '發票', '三月五日', '一千二百元現金', '元'])(
    '%s is no amount in words',
    (text) => expect(parseChineseAmount(text)).toBeNull(),
  );

  it('reads back every number it can be written as', () => {
    const digits = '零壹貳叁肆伍陸柒捌玖';
    const units = ['', '拾', '佰', '仟', '萬'];
    for (let number = 1; number < 100_000; number += 37) {
      const printed = [...String(number)].map(
        (d, index, all) => `${digits[Number(d)]}${d === '0' ? '' : units[all.length - 1 - index]}`,
      );
      expect(parseChineseAmount(`${printed.join('')}元正`)).toBe(`${number}.00`);
    }
  });
});

describe('parseChineseNumber', () => {
  it.each([
    ['二〇二四', 2024],
    ['三十一', 31],
    ['廿九', 29],
  ])('%s is %i', (text, value) => expect(parseChineseNumber(text)?.toNumber()).toBe(value));
});

describe('chineseAmountsIn', () => {
  it('finds amounts inside a sentence', () => {
    expect(chineseAmountsIn('茲收到港幣壹萬貳仟元正，另加運費伍拾元整。')).toEqual(['12000.00', '50.00']);
    expect(chineseAmountsIn('沒有金額')).toEqual([]);
  });
});
