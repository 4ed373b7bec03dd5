import { describe, expect, it } from 'vitest';
import { sortColumn } from './sort-column.ts';

describe('the column of a sort parameter', () => {
  it.each([
    ['name', 'asset.name'],
    ['-name', 'asset.name'],
    ['number', undefined],
    ['', undefined],
    [undefined, undefined],
    ['constructor', undefined],
    ['-toString', undefined],
    ['__proto__', undefined],
  ])('%s is %s', (sort, column) => {
    expect(sortColumn({ name: 'asset.name' }, sort)).toBe(column);
  });
});
