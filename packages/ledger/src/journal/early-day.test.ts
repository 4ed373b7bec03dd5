import { expect, it } from 'vitest';
import { ENTRY_KINDS, earlyReason, isOpeningKind } from './index.ts';

const both = { takenOver: '2024-12-31', incorporated: '2019-06-03' };

it.each([
  ['2018-05-19', both, 'before_both'],
  ['2019-06-02', both, 'before_both'],
  ['2019-06-03', both, 'before_takeover'],
  ['2024-12-31', both, 'before_takeover'],
  ['2025-01-01', both, null],
  ['2018-05-19', { takenOver: null, incorporated: '2019-06-03' }, 'before_incorporation'],
  ['2019-06-03', { takenOver: null, incorporated: '2019-06-03' }, null],
  ['2018-12-31', { takenOver: '2018-12-31', incorporated: '2018-12-31' }, 'before_takeover'],
  ['2018-05-19', { takenOver: null, incorporated: null }, null],
])('says of %s why it is early', (day, firstDays, reason) => {
  expect(earlyReason(day, firstDays)).toBe(reason);
});

it('knows the kinds that are the opening balances', () => {
  expect(ENTRY_KINDS.filter(isOpeningKind)).toEqual(['opening_balance', 'opening_document']);
});
