import { describe, expect, it } from 'vitest';
import { followedRate } from './followed-rate.ts';

const usd = (rate: string | null) => ({ currency: 'USD', rate });

describe('the rate of a document', () => {
  it.each([
    ['the currency first: the rate of the day is taken', null, null, usd('7.79'), '7.79'],
    ['then the date: the rate follows', '7.79', usd('7.79'), usd('7.78'), '7.78'],
    ['the same figure written otherwise follows as well', '7.790', usd('7.79'), usd('7.78'), '7.78'],
    ['a typed rate stays when the date changes', '7.75', usd('7.79'), usd('7.78'), '7.75'],
    ['a stored rate stays when the document is opened', '7.75', null, usd('7.78'), '7.75'],
    ['a rate of another currency never stays', '7.75', usd('7.79'), { currency: 'EUR', rate: '8.41' }, '8.41'],
    ['nor where the table has none of the new one', '7.75', usd('7.79'), { currency: 'EUR', rate: null }, null],
    ['a day before the first rate keeps what there is', '7.79', usd('7.79'), usd(null), '7.79'],
  ] as const)('%s', (_, rate, before, now, expected) => {
    expect(followedRate(rate, before, now)).toBe(expected);
  });
});
