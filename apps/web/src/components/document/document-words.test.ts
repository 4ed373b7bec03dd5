import { describe, expect, it } from 'vitest';
import { nextInQueue, outcomePath, partsTogether, previousInQueue } from './document-words.ts';

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
  it.each([
    ['b', 'a'],
    ['a', 'c'],
  ])('the document before %s is %s', (id, before) => {
    expect(previousInQueue(queue, id)?.id).toBe(before);
  });
  it('ends when only this one is left', () => {
    expect(nextInQueue([{ id: 'a' }], 'a')).toBeNull();
    expect(previousInQueue([{ id: 'a' }], 'a')).toBeNull();
  });
});

describe('the documents of one file', () => {
  const part = (of: string, number: number) => ({ of, number, count: 3 });
  it('are listed together and in order, others stay where they are', () => {
    const queue = [
      { id: 'new', part: null },
      { id: 's3', part: part('s1', 3) },
      { id: 'old', part: null },
      { id: 's1', part: part('s1', 1) },
    ];
    expect(partsTogether(queue).map((one) => one.id)).toEqual(['new', 's1', 's3', 'old']);
  });
});
