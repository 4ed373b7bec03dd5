import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../page/layout.ts';
import { pageOfText } from '../../../testing/page-of-text.ts';
import type { Column } from '../columns/columns.ts';
import { takeDates } from './row-dates.ts';

/** The date of a line that begins with its dates, as recognition read them from a picture. */
function dateOf(text: string): string | null {
  const [line] = linesOf({ ...pageOfText(text), source: 'ocr' });
  if (line === undefined) throw new Error('no line');
  const [first, last] = [line.tokens[0], line.tokens.findLast(({ x1 }) => x1 < line.pageWidth / 4)];
  const column: Column = { role: 'date', x0: first?.x0 ?? 0, x1: last?.x1 ?? 0, grid: true };
  const { date } = takeDates(line.tokens, [column], { dateOrder: 'dmy', recognised: true });
  return date === null ? null : `${date.day}/${date.month}`;
}

describe('takeDates', () => {
  it('reads a date that lost its marks', () => {
    expect(dateOf('1712   INTEREST')).toBe('17/12');
    expect(dateOf('2111 CAFE')).toBe('21/11');
  });

  it('takes no group of a card number for one', () => {
    expect(dateOf('6475 1005 1473 7374   USD 480.00')).toBeNull();
  });
});
