import { describe, expect, it } from 'vitest';
import { listQueryOf } from './list-view.ts';

const plain = { q: '', page: '1', limit: '10', level: '3', state: 'active' };

describe('the address of the company list', () => {
  it.each([
    [{}, { page: 1, limit: 10, level: 3, state: 'active' }],
    [
      { page: '3', limit: '25', level: '1', state: 'archived' },
      { page: 3, limit: 25, level: 1, state: 'archived' },
    ],
    [
      { level: '2', state: 'any' },
      { level: 2, state: undefined },
    ],
    [
      { page: '-1', limit: '1e9', level: '9', state: '?' },
      { page: 1, limit: 10, level: 3, state: 'active' },
    ],
    [{ limit: '999' }, { limit: 200 }],
  ])('%j asks for %j', (over, expected) => {
    expect(listQueryOf({ ...plain, ...over })).toMatchObject(expected);
  });
});
