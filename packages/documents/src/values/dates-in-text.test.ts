import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, datesIn, isCalendarDay, isoDate, isoOf, orderOf, shortDatesIn } from './date.ts';

const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
};
const HAN = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/** A number up to 31 in Chinese numerals. */
function han(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  return `${tens > 1 ? HAN[tens] : ''}${tens > 0 ? '十' : ''}${ones > 0 ? HAN[ones] : ''}`;
}

const pad = (number: number): string => String(number).padStart(2, '0');
const day = fc
  .date({ min: new Date('1970-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const partsOf = (iso: string): readonly [number, number, number] => {
  const [y = 0, m = 0, d = 0] = iso.split('-').map(Number);
  return [y, m, d];
};

describe('datesIn', () => {
  it('reads every day in every shape with the year in four digits', () => {
    fc.assert(
      fc.property(day, (iso) => {
        const [y, m, d] = partsOf(iso);
        const year = [...String(y)].map((digit) => HAN[Number(digit)]).join('');
        const shapes = [
          `${d} ${MONTHS.en[m - 1]} ${y}`,
          `${MONTHS.en[m - 1]} ${d}, ${y}`,
          `${d}. ${MONTHS.de[m - 1]} ${y}`,
          `${d} ${MONTHS.fr[m - 1]} ${y}`,
          `${d}-${MONTHS.en[m - 1]?.slice(0, 3)}-${y}`,
          `${pad(d)}${MONTHS.en[m - 1]?.slice(0, 3).toUpperCase()}${y}`,
          `${y}-${pad(m)}-${pad(d)}`,
          `${y}/${m}/${d}`,
          `${pad(d)}.${pad(m)}.${y}`,
          `${pad(d)}/${pad(m)}/${y}`,
          `${y}年${m}月${d}日`,
          `${year}年${han(m)}月${han(d)}日`,
        ];
        for (const shape of shapes) expect([shape, datesIn(`Date: ${shape}`).map(isoOf)]).toEqual([shape, [iso]]);
      }),
      { numRuns: 150 },
    );
  });

  it('gives the place of each date in the printed text', () => {
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 4 }), (days) => {
        const text = `從 ${days.join(' ; ')} 止`;
        const found = datesIn(text);
        expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(days);
      }),
    );
  });

  it('reads two digits of a year as this century', () => {
    for (let two = 0; two < 100; two++)
      expect(datesIn(`15/06/${pad(two)}`).map(isoOf)).toEqual([`20${pad(two)}-06-15`]);
  });

  it.each([
    ['29 Feb 2024', ['2024-02-29']],
    ['29 Feb 2000', ['2000-02-29']],
    ['29/02/2100', []],
    ['29 Feb 2025', []],
    ['31 April 2025', []],
    ['31 Dec 2025 to 1 Jan 2026', ['2025-12-31', '2026-01-01']],
    ['01/01/1969', []],
    ['2100-01-01', []],
    ['1/2/3', []],
    ['10.00', []],
    ['3.5.24', ['2024-05-03']],
    ['192.168.1.10', []],
    ['Tel 2345-6789', []],
    ['5 of May 2024', ['2024-05-05']],
    ['1st March 2024', ['2024-03-01']],
    ['2nd, March, 2024', ['2024-03-02']],
    ['Sept 3, 2024', ['2024-09-03']],
    ['3-SEPT-24', ['2024-09-03']],
    ['2024 Jan 5', ['2024-01-05']],
    ['Mayor 5 2024', []],
    ['Marketing 5, 2024', []],
    ['2024年13月1日', []],
    ['2024年2月30日', []],
    ['2024 年 2 月 28 號', ['2024-02-28']],
    ['民國元年一月一日', []],
    ['民國八十九年十二月三十一日', ['2000-12-31']],
    ['20250131', []],
    ['12:30 5/6/2024', ['2024-06-05']],
    ['5/6/2024 12:30', ['2024-06-05']],
    ['5/6/20 12:30', ['2020-06-05']],
    ['5/6 20:15', []],
    ['A1/2/2024', ['2024-02-01']],
    ['01/02/20245', []],
    ['01-02/2024', []],
    ['', []],
    ['/', []],
    ['年月日', []],
  ])('%s holds %j', (text, days) => expect(datesIn(text).map(isoOf)).toEqual(days));

  it('finds no date twice, whatever is printed around it', () => {
    expect(datesIn('2024-03-05 05/03/2024 5 Mar 2024')).toHaveLength(3);
    expect(datesIn('(2024-03-05)')).toHaveLength(1);
    expect(datesIn('2024-03-05, 2024-03-06')).toHaveLength(2);
  });

  it('reads long texts without dates, and with many', () => {
    expect(datesIn('-'.repeat(50_000))).toEqual([]);
    expect(datesIn('1 '.repeat(20_000))).toEqual([]);
    expect(datesIn('2024-03-05 '.repeat(500))).toHaveLength(500);
  });
});

describe('days and months that could be exchanged', () => {
  it('are ambiguous only when both orders are days, and different ones', () => {
    for (let first = 1; first <= 31; first++)
      for (let second = 1; second <= 31; second++) {
        const text = `${first}/${second}/2024`;
        const [dmy, mdy] = [datesIn(text, 'dmy')[0], datesIn(text, 'mdy')[0]];
        const [asDmy, asMdy] = [isCalendarDay(2024, second, first), isCalendarDay(2024, first, second)];
        if (asDmy) expect([text, dmy && isoOf(dmy)]).toEqual([text, isoDate(2024, second, first)]);
        if (asMdy) expect([text, mdy && isoOf(mdy)]).toEqual([text, isoDate(2024, first, second)]);
        if (!asDmy && !asMdy) expect([text, dmy]).toEqual([text, undefined]);
        expect([text, dmy?.ambiguous ?? false]).toEqual([text, first <= 12 && second <= 12 && first !== second]);
      }
  });

  it.each([
    ['25/12/24', 'dmy'],
    ['12/25/24', 'mdy'],
    ['12-25-2024', 'mdy'],
    ['25/12/2024 12/25/2024', 'mdy'],
    ['13/13/2024', 'mdy'],
    ['1.25/12/2024', 'mdy'],
    ['', 'mdy'],
  ] as const)('%s after month first is %s', (text, order) => expect(orderOf(text, 'mdy')).toBe(order));
});

describe('shortDatesIn', () => {
  it('reads every day of a leap year without its year', () => {
    for (let off = 0; off < 366; off++) {
      const [, m, d] = partsOf(addDays('2024-01-01', off));
      const name = MONTHS.en[m - 1]?.slice(0, 3);
      for (const shape of [`${d} ${name}`, `${name} ${pad(d)}`, `${pad(d)}${name?.toUpperCase()}`, `${m}月${d}日`])
        expect([shape, shortDatesIn(shape)[0]]).toMatchObject([shape, { year: null, month: m, day: d }]);
    }
  });

  it.each([
    ['31 Nov', 0],
    ['Jun 31', 0],
    ['29 Feb', 1],
    ['12.50', 0],
    ['May', 0],
    ['5', 0],
    ['Dec 31 to Jan 1', 2],
    ['1/2 of it', 1],
    ['1/13/', 0],
  ])('%s holds %i', (text, count) => expect(shortDatesIn(text)).toHaveLength(count));
});

describe('two dates next to each other', () => {
  const written = (text: string) =>
    shortDatesIn(text).map(({ year, month, day: d }) => `${year ?? ''}${year === null ? '' : '-'}${month}-${d}`);

  it.each([
    ['Dec 31 / Jan 1', ['12-31', '1-1']],
    ['Dec 31/Jan 1', ['12-31', '1-1']],
    ['Dec 31 Jan 1', ['12-31', '1-1']],
    ['Dec 31, Jan 1', ['12-31', '1-1']],
    ['Dec 1 / Dec 31, 2025', ['12-1', '2025-12-31']],
    ['Period: Dec 31 / Jan 31, 2026', ['12-31', '2026-1-31']],
    ['Dec 15, Jan 14 2026', ['12-15', '2026-1-14']],
    ['Dec 31 2025 / Jan 1 2026', ['2025-12-31', '2026-1-1']],
    ['2025 Dec 31 / 2026 Jan 1', ['2025-12-31', '2026-1-1']],
    ['1 Dec/31 Dec 2025', ['12-1', '2025-12-31']],
    ['1 Dec - 31 Jan 2026', ['12-1', '2026-1-31']],
    ['Dec: 31 Jan 2026', ['2026-1-31']],
  ])('%s: each day keeps its own month', (text, wanted) => expect(written(text)).toEqual(wanted));

  it('a year with the month before it and four digits is the year of the day', () => {
    expect(written('Dec 31 Jan 2026')).toEqual(['2026-1-31']);
  });
});

describe('the calendar', () => {
  it('isCalendarDay agrees with the calendar of the language', () => {
    const any = fc.integer({ min: -1, max: 33 });
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 3000 }), any, any, (y, m, d) => {
        const date = new Date(Date.UTC(y, m - 1, d));
        const isDay = date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
        expect(isCalendarDay(y, m, d)).toBe(isDay);
      }),
      { numRuns: 1000 },
    );
  });

  it('addDays goes as far back as it went forward, one day at a time', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -2000, max: 2000 }), (iso, days) => {
        const there = addDays(iso, days);
        expect(addDays(there, -days)).toBe(iso);
        expect((Date.parse(there) - Date.parse(iso)) / 86_400_000).toBe(days);
      }),
    );
  });
});
