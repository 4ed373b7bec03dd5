import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currenciesIn, currencyOfMark, currencyOfYenSign, mainCurrency } from './currency.ts';

const CODES =
  'HKD USD CNY EUR GBP JPY SGD AUD CAD CHF MYR TWD MOP NZD THB KRW INR IDR PHP VND SEK NOK DKK PLN AED'.split(' ');

describe('currencyOfMark', () => {
  it.each(CODES)('%s names itself, in small letters and wide ones too', (code) => {
    expect(currencyOfMark(code)).toBe(code);
    expect(currencyOfMark(code.toLowerCase())).toBe(code);
    const wide = [...code].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)).join('');
    expect(currencyOfMark(wide)).toBe(code);
  });

  it.each([
    ['HKS', 'HKD'],
    ['CNH', 'CNY'],
    ['RMB¥', 'CNY'],
    ['CN¥', 'CNY'],
    ['JP¥', 'JPY'],
    ['NTD$', 'TWD'],
    ['C$', 'CAD'],
    ['CA$', 'CAD'],
    ['AU$', 'AUD'],
    ['SG$', 'SGD'],
    ['NZ$', 'NZD'],
    ['港幣', 'HKD'],
    ['美元', 'USD'],
    ['美金', 'USD'],
    ['歐元', 'EUR'],
    ['欧元', 'EUR'],
    ['日圓', 'JPY'],
    ['英鎊', 'GBP'],
    ['澳元', 'AUD'],
    ['加元', 'CAD'],
    ['坡元', 'SGD'],
    ['新加坡元', 'SGD'],
    ['瑞士法郎', 'CHF'],
    ['令吉', 'MYR'],
    ['泰銖', 'THB'],
    ['韓元', 'KRW'],
    ['葡幣', 'MOP'],
    ['台幣', 'TWD'],
    ['₩', 'KRW'],
    ['₫', 'VND'],
    ['', null],
    ['XYZ', null],
    ['HK', null],
    ['HK$ ', null],
  ])('%s is %s', (mark, code) => expect(currencyOfMark(mark)).toBe(code));
});

describe('currenciesIn', () => {
  it('counts each code as often as it is printed', () => {
    const codes = fc.array(fc.constantFrom(...CODES), { maxLength: 12 });
    fc.assert(
      fc.property(codes, (printed) => {
        const counts = Object.fromEntries(currenciesIn(printed.map((code) => `${code} 1.00`).join('; ')));
        const wanted = Object.fromEntries(
          [...new Set(printed)].map((code) => [code, printed.filter((one) => one === code).length]),
        );
        expect(counts).toEqual(wanted);
      }),
    );
  });

  it.each([
    ['AUDIT SEKT DKKK', {}],
    ['HKD1,200.00', { HKD: 1 }],
    ['12€', { EUR: 1 }],
    ['12 €', { EUR: 1 }],
    ['a€b', {}],
    ['(€)', { EUR: 1 }],
    ['£-5.00', { GBP: 1 }],
    ['Hong Kong Dollars (HKD)', { HKD: 2 }],
    ['US dollars and Singapore dollars', { USD: 1, SGD: 1 }],
    ['u.s. dollars', { USD: 1 }],
    ['New Taiwan Dollar', { TWD: 1 }],
    ['Macau Pataca', { MOP: 1 }],
    ['Neuro clinic', {}],
    ['Room: RM 1203, 12/F', {}],
    ['RM 801', {}],
    ['RM 1203.50', { MYR: 1 }],
    ['RM 12', {}],
    ['RM12', { MYR: 1 }],
    ['US$5 HK$6 NT$7', { USD: 1, HKD: 1, TWD: 1 }],
    ['¥100', {}],
    ['$100', {}],
  ])('%s holds %j', (text, counts) => expect(Object.fromEntries(currenciesIn(text))).toEqual(counts));
});

describe('the sign of yen and yuan', () => {
  it.each([
    ['', null],
    ['$5', null],
    ['¥500', 'JPY'],
    ['¥500.00', 'CNY'],
    ['¥500.005', 'JPY'],
    ['￥500 上海', 'CNY'],
    ['¥500 Shenzhen', 'CNY'],
    ['¥500.00 Tokyo', 'JPY'],
    ['¥500.00 ありがとう', 'JPY'],
    ['合計 ¥500', 'CNY'],
    ['日本 合計 ¥500', 'JPY'],
  ])('%s is %s', (text, code) => expect(currencyOfYenSign(text)).toBe(code));
});

describe('mainCurrency', () => {
  it.each([
    ['USD 1 HKD 2 HKD 3', 'HKD'],
    ['HKD 1 USD 2', 'HKD'],
    ['USD ¥5', 'USD'],
    ['Rate 7.8', null],
    ['ＨＫＤ １００', 'HKD'],
  ])('%s is in %s', (text, code) => expect(mainCurrency(text)).toBe(code));
});
