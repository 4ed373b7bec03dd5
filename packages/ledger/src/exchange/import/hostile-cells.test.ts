import { readCsv } from '@folio/csv';
import { describe, expect, it } from 'vitest';
import { readFigure } from './figures.ts';
import { rowKind } from './row-kinds.ts';
import { splitLabel } from './their-account.ts';

const cell = `A${' '.repeat(100_000)}x`;

describe('cells made to be slow', () => {
  it('gives each pattern a bounded text', () => {
    expect(rowKind([cell], new Set())).toBe('line');
    expect(splitLabel(cell)).toEqual({ code: null, name: expect.stringMatching(/^A/) });
    expect(readFigure(cell, 'HKD')).toBe('bad');
    expect(readFigure(' '.repeat(200), 'HKD')).toBe('none');
  });

  it('cuts long cells and joins what is doubly quoted', () => {
    const { rows } = readCsv(`"${'""'.repeat(50_000)}",b\n`);
    expect(rows[0]?.cells.map(({ length }) => length)).toEqual([2000, 1]);
  });
});
