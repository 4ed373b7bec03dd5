import { describe, expect, it } from 'vitest';
import { harmlessCell } from './index.ts';

const SIGNS = ['=', '+', '-', '@', '|', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '⁼', '⁺', '⁻', '−'];
const UNSEEN = [
  '',
  ' ',
  '\u00a0',
  '\u200b',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u202e',
  '\u3000',
  '\u0001',
  '\u200b \t',
];

describe('a cell that a spreadsheet could run', () => {
  it('is marked as text, whatever sign it begins with and whatever invisible characters precede the sign', () => {
    for (const unseen of UNSEEN)
      for (const sign of SIGNS) {
        const text = `${unseen}${sign}cmd|'/C calc'!A0`;
        expect(harmlessCell(text), JSON.stringify(text)).toBe(`'${text}`);
      }
  });

  it.each(['+5', '+85223456789', '\ta', '\ra', '\na', '\n5', '\r\n-5', '-', '-5 HKD', '--5'])(
    '%j is marked too',
    (text) => {
      expect(harmlessCell(text)).toBe(`'${text}`);
    },
  );

  it.each([
    '-12.50',
    '-5',
    '5',
    '-1,234.00',
    '-.5',
    '1-2',
    'a=b',
    'Lantern (富理)',
    '',
    ' plain',
    '3 | 4',
    '2026-03-31',
    '\u200b富',
  ])('and %j stays as it is', (text) => {
    expect(harmlessCell(text)).toBe(text);
  });
});
