import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, DAY_STYLES, type Day, partsOf, readTypedDay, writeDay } from './index.ts';

const today: Day = '2026-11-23';
const read = (typed: string, base?: Day) => {
  const reading = readTypedDay(typed, { today, base });
  return reading.ok ? reading.day : reading.fault.code;
};

describe('a date as typed', () => {
  it.each([
    '15/01/2025',
    '15/1/2025',
    '15/1/25',
    '15-1-2025',
    '15-01-25',
    '15.1.2025',
    '15 1 2025',
    ' 15 / 1 / 2025 ',
    '15 Jan 2025',
    '15 january 2025',
    '15-Jan-25',
    '15Jan2025',
    '15th Jan, 2025',
    'Jan 15, 2025',
    'January 15 2025',
    'JAN. 15, 2025',
    'Jan 15,2025',
    '2025 Jan 15',
    '2025-01-15',
    '2025/1/15',
    '2025.1.15',
    '20250115',
    '15012025',
    '2025年1月15日',
    '2025 年 1 月 15 日',
    '2025年01月15號',
    '25年1月15日',
    '１５／０１／２０２５',
    '２０２５年１月１５日',
    '15–1–2025',
  ])('%s is 15 January 2025', (typed) => {
    expect(read(typed)).toBe('2025-01-15');
  });

  it.each([
    ['5/6/2025', '2025-06-05'],
    ['29/02/2024', '2024-02-29'],
    ['2000-02-29', '2000-02-29'],
    ['1 Sept 2025', '2025-09-01'],
    ['31/12/46', '2046-12-31'],
    ['31/12/47', '1947-12-31'],
    ['1/7/97', '1997-07-01'],
    ['15/1', '2026-01-15'],
    ['15 Jan', '2026-01-15'],
    ['Jan 15', '2026-01-15'],
    ['1月15日', '2026-01-15'],
    ['t', today],
    ['T', today],
    ['today', today],
    ['今日', today],
    ['yesterday', '2026-11-22'],
    ['聽日', '2026-11-24'],
    ['+30', '2026-12-23'],
    ['-7', '2026-11-16'],
    ['＋１', '2026-11-24'],
    ['−1', '2026-11-22'],
  ])('%s is %s', (typed, day) => {
    expect(read(typed)).toBe(day);
  });

  it('counts from the base of the field where it has one', () => {
    expect(read('+30', '2025-01-15')).toBe('2025-02-14');
    expect(read('t', '2025-01-15')).toBe(today);
  });

  it.each([
    ['29/02/2025', 'no_day'],
    ['2025-02-29', 'no_day'],
    ['31/04/2025', 'no_day'],
    ['0/1/2025', 'no_day'],
    ['32 Jan 2025', 'no_day'],
    ['2025年2月30日', 'no_day'],
    ['20250230', 'no_day'],
    ['15/13/2025', 'no_month'],
    ['01/15/2025', 'no_month'],
    ['2025-00-10', 'no_month'],
    ['15/1/0205', 'year_out_of_range'],
    ['15/1/2250', 'year_out_of_range'],
    ['15/1/205', 'not_understood'],
    ['15/1/20255', 'not_understood'],
    ['15/1-2025', 'not_understood'],
    ['150125', 'not_understood'],
    ['15', 'not_understood'],
    ['', 'not_understood'],
    ['soon', 'not_understood'],
    ['15 Foo 2025', 'not_understood'],
    ['15 Janu 2025', 'not_understood'],
    ['constructor', 'not_understood'],
    ['15/01/2025 10:00', 'not_understood'],
    ['2025-01-15T00:00', 'not_understood'],
    ['+99999', 'not_understood'],
    [`15/01/2025${' '.repeat(40)}x`, 'not_understood'],
  ])('%s is refused: %s', (typed, code) => {
    expect(read(typed)).toBe(code);
  });

  it('says which days the month has', () => {
    expect(readTypedDay('29/02/2025', { today })).toEqual({
      ok: false,
      fault: { code: 'no_day', year: 2025, month: 2, last: 28 },
    });
  });
});

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July'];
months.push('August', 'September', 'October', 'November', 'December');

/** A day in every spelling that has a year of four digits. */
function spellings(day: Day): string[] {
  const { year: y, month: m, dayOfMonth: d } = partsOf(day);
  const two = (part: number) => String(part).padStart(2, '0');
  const name = months[m - 1] ?? '';
  const short = name.slice(0, 3);
  const plain = [
    ...['/', '-', '.', ' '].flatMap((sign) => [
      [d, m, y].join(sign),
      [two(d), two(m), y].join(sign),
      [y, m, d].join(sign),
      [y, two(m), two(d)].join(sign),
    ]),
    ...[name, short, short.toUpperCase()].flatMap((word) => [
      `${d} ${word} ${y}`,
      `${d}-${word}-${y}`,
      `${d}${word}${y}`,
      `${word} ${d}, ${y}`,
      `${y} ${word} ${d}`,
    ]),
    `${y}年${m}月${d}日`,
    `${y}${two(m)}${two(d)}`,
    `${two(d)}${two(m)}${y}`,
    ...DAY_STYLES.flatMap((style) => [writeDay(day, 'en-US', style), writeDay(day, 'zh-Hant', style)]),
  ];
  const wide = plain.map((text) => text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)));
  return [...plain, ...wide];
}

describe('every day', () => {
  const days = fc.integer({ min: 0, max: 109_571 }).map((offset) => addDays('1900-01-01', offset));

  it('is read back from each of its spellings', () => {
    fc.assert(
      fc.property(days, (day) => {
        for (const typed of spellings(day)) expect([typed, read(typed)]).toEqual([typed, day]);
      }),
      { numRuns: 300 },
    );
  });

  it('of two digits of the year is read around today', () => {
    fc.assert(
      fc.property(fc.integer({ min: -28_000, max: 7_000 }), (offset) => {
        const day = addDays(today, offset);
        const { year, month, dayOfMonth } = partsOf(day);
        expect(read(`${dayOfMonth}/${month}/${String(year).slice(2)}`)).toBe(day);
      }),
    );
  });

  it('that does not exist is refused, and never another', () => {
    const parts = fc.tuple(
      fc.integer({ min: 1900, max: 2199 }),
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 0, max: 99 }),
    );
    fc.assert(
      fc.property(parts, ([year, month, dayOfMonth]) => {
        const reading = readTypedDay(`${dayOfMonth}/${month}/${year}`, { today });
        if (reading.ok) expect(partsOf(reading.day)).toEqual({ year, month, dayOfMonth });
        else
          expect(
            new Date(Date.UTC(year, month - 1, dayOfMonth)).getUTCDate() === dayOfMonth && month <= 12 && month > 0,
          ).toBe(false);
      }),
    );
  });

  it('arbitrary text never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => typeof readTypedDay(typed, { today }).ok === 'boolean'),
    );
  });
});
