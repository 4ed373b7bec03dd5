import { describe, expect, it } from 'vitest';
import { assert, at, BrokenInvariant, must } from './assert.ts';

describe('an assertion', () => {
  it('passes what holds, and keeps values that only look empty', () => {
    assert(true, 'true');
    expect([must(0n, 'amount'), must('', 'text'), must(false, 'flag'), at(['a', 'b'], 1)]).toEqual([
      0n,
      '',
      false,
      'b',
    ]);
  });

  it.each([
    ['a false condition', () => assert(1 > 2, 'one is more than two'), 'one is more than two'],
    ['null', () => must(null, 'the balance'), 'the balance is missing'],
    ['undefined', () => must(undefined, 'the day'), 'the day is missing'],
    ['an index behind the end', () => at([1n], 1), 'no element 1 in a list of 1'],
    ['an index before the start', () => at([1n], -1), 'no element -1 in a list of 1'],
  ])('throws for %s', (_, broken, message) => {
    expect(broken).toThrow(BrokenInvariant);
    expect(broken).toThrow(message);
  });
});
