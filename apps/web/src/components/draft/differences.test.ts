import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

describe('two versions of a draft', () => {
  it('agree where every field is equal; nothing and empty are the same', () => {
    expect(differencesOf({ a: '1', b: null }, { a: '1', b: '' })).toEqual([]);
  });

  it('name each field that differs, also in lists and where one side has none', () => {
    const mine = { number: 'A-1', items: [{ price: '5.00' }] };
    const theirs = { number: 'A-2', items: [{ price: '5.00' }, { price: '7.00' }] };
    expect(differencesOf(mine, theirs)).toEqual([
      { path: 'number', mine: 'A-1', theirs: 'A-2' },
      { path: 'items.1.price', mine: '', theirs: '7.00' },
    ]);
  });
});
