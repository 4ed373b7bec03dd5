import { describe, expect, it } from 'vitest';
import { mendedDate } from './mend-date.ts';

describe('mendedDate', () => {
  it.each([
    ['01/042025', '01/04/2025'],
    ['20250401', '2025-04-01'],
    ['O5 Nov', '05 nov'],
    ['l2-Mqr', '12 mar'],
    ['05N0V25', '05 nov 25'],
    ['S5-Apr', '05 apr'],
    ['Aprl', 'Apr 1'],
    ['Aprll', 'Apr 11'],
    ['Dec20,2025', 'Dec 20, 2025'],
    ['Juns', 'Jun 5'],
    ['Jané', 'Jan 6'],
    ['Jun?', 'Jun 7'],
    ['Marl?', 'Mar 17'],
    ['1月14', '1月14日'],
    ['1217', '12/17'],
    ['2026-04-0511:05', '2026-04-05'],
    ['7了Jun 2025', '7 jun 2025'],
  ])('%s was %s', (read, meant) => expect(mendedDate(read)).toBe(meant));

  it.each(['12 Jxn', 'CHEQUE', '123456', '4.20'])('%s is no damaged date', (text) =>
    expect(mendedDate(text)).toBeNull(),
  );
});
