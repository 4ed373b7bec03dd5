import { describe, expect, it } from 'vitest';
import { significantWords } from './significant-words.ts';

describe('what an item is known by', () => {
  it.each([
    ['Paper A4 80g, 5 boxes', ['PAPER', 'BOXES']],
    ['The toner for HP 1020', ['TONER']],
    ['影印紙 A4', ['影印', '印紙']],
    ['Ｃｏｆｆｅｅ 咖啡', ['COFFEE', '咖啡']],
    ['10 x 20', []],
  ])('%s: %j', (name, words) => expect(significantWords(name)).toEqual(words));

  it('stops at eight words', () => {
    expect(significantWords('one two three four five six seven eight nine ten eleven')).toHaveLength(8);
  });
});
