import { describe, expect, it } from 'vitest';
import { addDays, datesIn, isoOf, orderOf, shortDatesIn } from './date.ts';

function first(text: string, order: 'dmy' | 'mdy' = 'dmy'): string | null {
  const [date] = datesIn(text, order);
  return date === undefined ? null : isoOf(date);
}

describe('datesIn', () => {
  it.each([
    ['31 May 2024', '2024-05-31'],
    ['31-May-26', '2026-05-31'],
    ['11FEB26', '2026-02-11'],
    ['29 FEB 2024', '2024-02-29'],
    ['2026/03/31', '2026-03-31'],
    ['2025年5月25日', '2025-05-25'],
    ['18/08/2024', '2024-08-18'],
    ['31.01.2014', '2014-01-31'],
    ['January 25, 2016', '2016-01-25'],
    ['5. März 2018', '2018-03-05'],
    ['2023-05-18 12:22', '2023-05-18'],
  ])('%s', (text, iso) => expect(first(text)).toBe(iso));

  it.each(['30/02/2024', '29 Feb 2023', '13/13/2024', '16.03.2', '1.234.567', '00/01/2024'])(
    '%s is no date',
    (text) => {
      expect(first(text)).toBeNull();
    },
  );

  it('reads day and month in the order of the document, and says when both would do', () => {
    expect(first('06/10/2019', 'dmy')).toBe('2019-10-06');
    expect(first('06/10/2019', 'mdy')).toBe('2019-06-10');
    expect(datesIn('06/10/2019')[0]?.ambiguous).toBe(true);
    expect(datesIn('16/10/2019')[0]?.ambiguous).toBe(false);
  });
});

describe('shortDatesIn', () => {
  it.each([
    ['5-May', 5, 5],
    ['03JUL', 7, 3],
    ['24/07', 7, 24],
    ['3月9日', 3, 9],
  ])('%s has no year', (text, month, day) => {
    expect(shortDatesIn(text)[0]).toMatchObject({ year: null, month, day });
  });
});

describe('orderOf', () => {
  it('is decided by a date that allows one order only', () => {
    expect(orderOf('03/04/2021 and 12/25/2021', 'dmy')).toBe('mdy');
    expect(orderOf('03/04/2021 and 25/12/2021', 'mdy')).toBe('dmy');
    expect(orderOf('03/04/2021', 'mdy')).toBe('mdy');
  });
});

describe('addDays', () => {
  it.each([
    ['2024-02-28', 2, '2024-03-01'],
    ['2025-12-31', 1, '2026-01-01'],
  ])('%s + %i', (from, days, to) => expect(addDays(from, days)).toBe(to));
});
