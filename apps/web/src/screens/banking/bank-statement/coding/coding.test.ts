import { describe, expect, it } from 'vitest';
import { isCertain, isNil, leftOver, lineAmount, lineWords, targetName } from './coding.ts';
import { percentOf } from './percent.ts';
import { sampleLine, sampleSuggestion } from './sample-line.test-data.ts';

describe('a certain suggestion', () => {
  it.each([
    ['suggested', 95, true],
    ['suggested', 94, false],
    ['matched', 99, false],
  ] as const)('of a line that is %s, at %i: %s', (state, score, expected) => {
    expect(isCertain(sampleLine('a', { state, suggestion: sampleSuggestion({ score }) }))).toBe(expected);
  });
  it('is not there without a suggestion', () => expect(isCertain(sampleLine('a'))).toBe(false));
});

describe('the parts of a line', () => {
  it.each([
    ['100.00', ['60.00', '40.00'], 'HKD', '0.00'],
    ['100.00', ['60.00', null], 'HKD', '40.00'],
    ['18000.00', ['18900.00', '-900.00'], 'HKD', '0.00'],
    ['100.00', ['120.00'], 'HKD', '-20.00'],
    ['1500', ['1000'], 'JPY', '500'],
  ])('of %s less %j in %s leave %s', (amount, parts, currency, left) => {
    expect(leftOver(amount, parts, currency)).toBe(left);
  });
  it('a line without amounts is zero', () => {
    expect(isNil(lineAmount({ spent: null, received: null }))).toBe(true);
  });
});

describe('a percentage', () => {
  it.each([
    ['25%', '100.00', 'HKD', '25.00'],
    ['12.5 %', '100.00', 'HKD', '12.50'],
    ['33.33%', '0.10', 'HKD', '0.03'],
    ['50%', '0.01', 'HKD', '0.01'],
    ['５０％', '80.00', 'HKD', '40.00'],
    ['10%', '1505', 'JPY', '151'],
    ['-5%', '18000.00', 'HKD', '-900.00'],
  ])('%s of %s %s is %s', (text, amount, currency, part) => {
    expect(percentOf(text, amount, currency)).toBe(part);
  });
  it.each(['25', '%', 'a quarter', '12.345%'])('%s is not a percentage', (text) => {
    expect(percentOf(text, '100.00', 'HKD')).toBeNull();
  });
});

describe('the words of a line', () => {
  it.each([
    ['CLP POWER', 'CLP POWER  AUTOPAY OUT', ['CLP POWER', 'AUTOPAY OUT']],
    ['CLP POWER', 'CLP POWER', ['CLP POWER', '']],
    [null, 'INTEREST', ['INTEREST', '']],
    ['LO', 'FPS 000912', ['LO', 'FPS 000912']],
    ['LO', 'LOYALTY REFUND', ['LO', 'LOYALTY REFUND']],
    ['中電', '中電電費', ['中電', '電費']],
    ['CLP', 'CLP/REF 1', ['CLP', '/REF 1']],
  ])('%s and %s', (payee, description, words) => {
    expect(lineWords(payee, description)).toEqual(words);
  });
});

describe('what a suggestion leads to', () => {
  const part = {
    account_code: '6120',
    account_name: 'Utilities',
    account_name_zh: '水電',
    amount: '10.00',
    tax_code: null,
  };
  it('is named by its documents', () => {
    const document = { type: 'sales_invoice', contact: 'A', open: '5.00', currency: 'HKD', settles: '5.00' } as const;
    const documents = ['INV-1', 'INV-2'].map((number) => ({ id: number, number, ...document }));
    expect(targetName(sampleSuggestion({ action: 'match', documents }), false)).toBe('INV-1, INV-2');
  });
  it.each([
    [true, '6120 水電'],
    [false, '6120 Utilities'],
  ])('is named by its account, in Chinese %s: %s', (isChinese, name) => {
    expect(targetName(sampleSuggestion({ parts: [part] }), isChinese)).toBe(name);
  });
});
