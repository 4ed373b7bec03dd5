import { describe, expect, it } from 'vitest';
import { currenciesIn, currencyOfMark, mainCurrency } from './currency.ts';

describe('currencyOfMark', () => {
  it.each([
    ['HK$', 'HKD'],
    ['ＨＫ＄', 'HKD'],
    ['港元', 'HKD'],
    ['RMB', 'CNY'],
    ['人民币', 'CNY'],
    ['NT$', 'TWD'],
    ['新臺幣', 'TWD'],
    ['MOP$', 'MOP'],
    ['澳門元', 'MOP'],
    ['€', 'EUR'],
    ['£', 'GBP'],
    ['S$', 'SGD'],
    ['A$', 'AUD'],
    ['US$', 'USD'],
    ['RM', 'MYR'],
    ['円', 'JPY'],
    ['$', null],
    ['¥', null],
    ['￥', null],
    ['元', null],
    ['圓', null],
  ])('%s is %s', (mark, code) => expect(currencyOfMark(mark)).toBe(code));
});

describe('mainCurrency', () => {
  it.each([
    ['Total HK$1,200.00 (about US$150.00) HK$', 'HKD'],
    ['Amount in Hong Kong Dollars', 'HKD'],
    ['Flat RM 1203, 12/F, Kowloon', null],
    ['RM 12.50', 'MYR'],
    ['Total (RM)', 'MYR'],
    ['合計 ￥1,200.00 深圳市', 'CNY'],
    ['合計 ¥1,200 株式会社', 'JPY'],
    ['合計 人民幣 1,200.00', 'CNY'],
    ['Total ¥1200', 'JPY'],
    ['Renminbi five hundred only', 'CNY'],
    ['Total $12.00', null],
    ['總額 NT$ 500', 'TWD'],
    ['MOP 500.00', 'MOP'],
    ['Total S$5.00', 'SGD'],
    ['', null],
  ])('%s: %s', (text, code) => expect(mainCurrency(text)).toBe(code));

  it('counts every mark once', () => {
    expect([...currenciesIn('US$1 and HK$2 and $3')]).toEqual(
      expect.arrayContaining([
        ['USD', 1],
        ['HKD', 1],
      ]),
    );
  });
});
