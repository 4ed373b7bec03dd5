import { describe, expect, it } from 'vitest';
import { nextInQueue, outcomePath } from './document-words.ts';

describe('what a document became', () => {
  it.each([
    ['purchase_bill', '/invoice/x'],
    ['bank_statement', '/bank-statement'],
    ['filed', null],
  ] as const)('a %s is at %s', (type, path) => {
    expect(outcomePath({ type, id: 'x', number: null })).toBe(path);
  });
});

describe('the queue', () => {
  const queue = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  it.each([
    ['a', 'b'],
    ['c', 'a'],
    ['gone', 'a'],
  ])('after %s comes %s', (id, next) => {
    expect(nextInQueue(queue, id)?.id).toBe(next);
  });
  it('ends when only this one is left', () => {
    expect(nextInQueue([{ id: 'a' }], 'a')).toBeNull();
  });
});
