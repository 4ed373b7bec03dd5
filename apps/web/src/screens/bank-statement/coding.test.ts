import type { BankLineRow } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { certainIds, isNil, leftOver, lineAmount, lineWords, nextToDo } from './coding.ts';

function line(id: string, state: BankLineRow['state'], score = 0): BankLineRow {
  return {
    id,
    statement_id: 's',
    date: '2026-03-03',
    type: 'spent',
    hint: null,
    payee: null,
    description: '',
    spent: '10.00',
    received: null,
    balance: null,
    state,
    suggestion:
      score === 0
        ? null
        : {
            action: 'classify',
            document: null,
            entry: null,
            account_code: '6400',
            account_name: 'Bank charges',
            account_name_zh: null,
            score,
            reasons: [],
          },
    coded: null,
    document_id: null,
    page: null,
  };
}

describe('certain suggestions', () => {
  it('are those from 95 on, of lines to do, not under way', () => {
    const lines = [
      line('a', 'suggested', 95),
      line('b', 'suggested', 94),
      line('c', 'matched', 99),
      line('d', 'suggested', 100),
    ];
    expect(certainIds(lines, new Set(['d']))).toEqual(['a']);
  });
  it('are accepted 200 at a time', () => {
    expect(
      certainIds(
        Array.from({ length: 250 }, (_, n) => line(String(n), 'suggested', 99)),
        new Set(),
      ),
    ).toHaveLength(200);
  });
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
  it('a line without amounts is nil', () => {
    expect(isNil(lineAmount({ spent: null, received: null }))).toBe(true);
  });
});

describe('the line after one that is done', () => {
  const lines = [line('a', 'suggested'), line('b', 'matched'), line('c', 'unreviewed'), line('d', 'suggested')];
  it.each([
    ['a', [], 'c'],
    ['a', ['c'], 'd'],
    ['d', [], 'c'],
    ['d', ['a', 'c'], null],
  ])('after %s with %j done is %s', (id, done, next) => {
    expect(nextToDo(lines, id, new Set(done))).toBe(next);
  });
});

describe('the words of a line', () => {
  it.each([
    ['CLP POWER', 'CLP POWER  AUTOPAY OUT', ['CLP POWER', 'AUTOPAY OUT']],
    ['CLP POWER', 'CLP POWER', ['CLP POWER', '']],
    [null, 'INTEREST', ['INTEREST', '']],
    ['LO', 'FPS 000912', ['LO', 'FPS 000912']],
  ])('%s and %s', (payee, description, words) => {
    expect(lineWords(payee, description)).toEqual(words);
  });
});
