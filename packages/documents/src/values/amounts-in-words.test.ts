import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chineseAmountsIn, parseChineseAmount, parseChineseNumber } from './chinese-number.ts';
import { parseEnglishAmount } from './english-number.ts';

const NUMERALS = {
  plain: { digits: '零一二三四五六七八九', units: ['', '十', '百', '千'], large: ['', '萬', '億'] },
  financial: { digits: '零壹貳叁肆伍陸柒捌玖', units: ['', '拾', '佰', '仟'], large: ['', '萬', '億'] },
  simplified: { digits: '零壹贰叁肆伍陆柒捌玖', units: ['', '拾', '佰', '仟'], large: ['', '万', '亿'] },
};
type Numerals = (typeof NUMERALS)['plain'];

/** Up to four digits: 1005 is 一千零五. */
function section(number: number, { digits, units }: Numerals): string {
  let text = '';
  let isGap = false;
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(number / 10 ** place) % 10;
    if (digit === 0) isGap = text !== '';
    else {
      text += `${isGap ? digits[0] : ''}${digits[digit]}${units[place]}`;
      isGap = false;
    }
  }
  return text;
}

/** A whole number as it is written: 1,0003,0000 is 一億零三萬. */
function chinese(number: number, numerals: Numerals): string {
  if (number === 0) return numerals.digits[0] ?? '';
  let text = '';
  let isGap = false;
  for (let place = 2; place >= 0; place--) {
    const part = Math.floor(number / 10_000 ** place) % 10_000;
    if (part === 0) isGap = text !== '';
    else {
      const zero = text !== '' && (isGap || part < 1000) ? numerals.digits[0] : '';
      text += `${zero}${section(part, numerals)}${numerals.large[place]}`;
      isGap = false;
    }
  }
  return text;
}

const numerals = fc.constantFrom(NUMERALS.plain, NUMERALS.financial, NUMERALS.simplified);
const whole = fc.oneof(
  fc.integer({ min: 0, max: 999_999_999_999 }),
  fc.integer({ min: 0, max: 20_000 }),
  fc.constantFrom(10_000, 100_000_000, 10_030_000, 100_050_000, 1_000_000_001),
);

describe('Chinese numerals', () => {
  it('every whole number is read back', () => {
    fc.assert(
      fc.property(whole, numerals, (number, style) => {
        const text = chinese(number, style);
        expect([text, parseChineseNumber(text)?.toNumber()]).toEqual([text, number]);
      }),
      { numRuns: 800 },
    );
  });

  it('every amount with dimes and cents is read back, with or without what is printed around it', () => {
    const before = fc.constantFrom('', '港幣', '人民幣', 'HK$', '合計：港幣', '大寫：', '金額(大寫)：人民币');
    fc.assert(
      fc.property(whole, fc.nat(99), numerals, before, (number, cents, style, label) => {
        const [dime = 0, cent = 0] = [Math.floor(cents / 10), cents % 10];
        const tail = `${dime > 0 ? `${style.digits[dime]}角` : cent > 0 ? style.digits[0] : ''}${cent > 0 ? `${style.digits[cent]}分` : '整'}`;
        const text = `${label}${chinese(number, style)}元${tail}`;
        const amount = `${number}.${String(cents).padStart(2, '0')}`;
        expect([text, parseChineseAmount(text)]).toEqual([text, amount]);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['二〇二五', 2025],
    ['一九九九', 1999],
    ['〇', 0],
    ['十', 10],
    ['十五', 15],
    ['百', 100],
    ['卌二', 42],
    ['卅', 30],
    ['廿一', 21],
    ['兩萬', 20_000],
    ['1.5億', 150_000_000],
    ['2,500萬', 25_000_000],
    ['１２千', 12_000],
    ['一 百 二 十', 120],
  ])('%s is %i', (text, value) => expect(parseChineseNumber(text)?.toNumber()).toBe(value));

  it.each(['', '元', '一二x', '百貨', '三 月', '-五', '一,萬', '.5萬'])('%s is no number', (text) => {
    expect(parseChineseNumber(text)).toBeNull();
  });

  it.each([
    ['零元正', '0.00'],
    ['五仙', '0.05'],
    ['九毫', '0.90'],
    ['十二蚊', null],
    ['一百元十二角', null],
    ['伍拾圓', '50.00'],
    ['三塊五角', '3.50'],
    ['新臺幣參仟元整', '3000.00'],
    ['澳門幣捌佰元', '800.00'],
    ['壹佰萬', '1000000.00'],
    ['壹佰元整現金', null],
    ['第一百元', null],
    ['千', '1000.00'],
    ['100元', null],
    ['1萬', '10000.00'],
    ['元角分', null],
  ])('%s as an amount is %s', (text, amount) => expect(parseChineseAmount(text)).toBe(amount));

  it.each([
    ['收到港幣壹仟元正及貳佰元正', ['1000.00', '200.00']],
    ['共 三 百 元 正', ['300.00']],
    ['訂金五百元，尾數四百五十元五角', ['500.00', '450.50']],
    ['每位100元', []],
    ['一月二日', []],
    ['', []],
  ])('%s holds %j', (text, amounts) => expect(chineseAmountsIn(text)).toEqual(amounts));
});

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function english(number: number): string {
  if (number < 20) return SMALL[number] ?? '';
  if (number < 100) return `${TENS[Math.floor(number / 10)]}${number % 10 > 0 ? `-${SMALL[number % 10]}` : ''}`;
  if (number < 1000)
    return `${english(Math.floor(number / 100))} hundred${number % 100 > 0 ? ` and ${english(number % 100)}` : ''}`;
  const [unit, name] = (
    [
      [1e9, 'billion'],
      [1e6, 'million'],
      [1e3, 'thousand'],
    ] as const
  ).find(([one]) => number >= one) ?? [1, ''];
  const rest = number % unit;
  return `${english(Math.floor(number / unit))} ${name}${rest > 0 ? `${rest < 100 ? ' and' : ''} ${english(rest)}` : ''}`;
}

describe('amounts in English words', () => {
  it('every amount is read back, with its cents before or after their word or as hundredths', () => {
    const form = fc.constantFrom('before', 'after', 'hundredths');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999_999 }),
        fc.integer({ min: 1, max: 99 }),
        form,
        (number, cents, by) => {
          const words = english(number);
          const part = english(cents);
          const text = {
            before: `Hong Kong Dollars ${words} and cents ${part} only`,
            after: `${words} dollars and ${part} cents only`,
            hundredths: `US Dollars ${words} and ${cents}/100 only`,
          }[by];
          expect([text, parseEnglishAmount(text)]).toEqual([text, `${number}.${String(cents).padStart(2, '0')}`]);
          const even = `SAY ${words.toUpperCase()} HK DOLLARS ONLY`;
          expect([even, parseEnglishAmount(even)]).toEqual([even, `${number}.00`]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    ['Zero dollars only', '0.00'],
    ['A hundred dollars', '100.00'],
    ['Fourty pounds', '40.00'],
    ['Ten thousand yen', '10000.00'],
    ['One hundred dollars and nil cents', '100.00'],
    ['Dollars ten and 05/100', '10.05'],
    ['Ringgit Malaysia Fifty and sen twenty only', '50.20'],
    ['Five hundred only.', '500.00'],
    ['Five hundred', null],
    ['Dollars only', null],
    ['Cents only', null],
    ['one dollar store', null],
    ['ten percent only', null],
    ['Five hundred dollars and one hundred cents', null],
  ])('%s is %s', (text, amount) => expect(parseEnglishAmount(text)).toBe(amount));
});
