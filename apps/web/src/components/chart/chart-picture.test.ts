import { describe, expect, it } from 'vitest';
import { rowsOf } from './chart-picture.ts';

describe('the figures above the picture of a chart', () => {
  it.each([
    [[], 3, []],
    [['a'], 3, [['a']]],
    [['a', 'b', 'c'], 3, [['a', 'b', 'c']]],
    [['a', 'b', 'c', 'd'], 3, [['a', 'b', 'c'], ['d']]],
    [['a', 'b'], 1, [['a'], ['b']]],
  ])('%j, %d in a row', (figures, perRow, rows) => {
    expect(rowsOf<string>(figures, perRow)).toEqual(rows);
  });
});
