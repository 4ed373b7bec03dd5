import { describe, expect, it } from 'vitest';
import { addDays, countsMinguoYears, datesIn, isoOf, orderOf, shortDatesIn } from './date.ts';

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
    ['民國113年5月3日', '2024-05-03'],
    ['中華民國 113 年 5 月 3 日', '2024-05-03'],
    ['民國一百一十三年五月三日', '2024-05-03'],
    ['民國113/05/03', '2024-05-03'],
    ['二〇二四年三月五日', '2024-03-05'],
    ['二零二四年十二月三十一日', '2024-12-31'],
    ['二○二四年十月廿九日', '2024-10-29'],
    ['２０２４年３月５日', '2024-03-05'],
    ['24年3月5日', '2024-03-05'],
    ['2024年03月05號', '2024-03-05'],
    ['2024.03.05', '2024-03-05'],
    ['5-Mar-24', '2024-03-05'],
    ["Mar 5 '24", '2024-03-05'],
    ['Mar. 5th, 2024', '2024-03-05'],
    ['5th day of March 2024', '2024-03-05'],
    ['05/MAR/2024', '2024-03-05'],
    ['2024-Mar-05', '2024-03-05'],
    ['Tue, 5 March, 2024', '2024-03-05'],
    ['05/03/24', '2024-03-05'],
    ['０５／０３／２０２４', '2024-03-05'],
  ])('%s', (text, iso) => expect(first(text)).toBe(iso));

  it.each([
    '30/02/2024',
    '113年5月3日',
    '113/05/03',
    '05032024',
    'Mar 5 12:30',
    '29 Feb 2023',
    '13/13/2024',
    '16.03.2',
    '1.234.567',
    '00/01/2024',
  ])('%s is no date', (text) => {
    expect(first(text)).toBeNull();
  });

  it('takes no day of a range for one of the year before it', () => {
    const range = datesIn('Dec 5, 2025 - Jan 1, 2026').map(isoOf);
    expect(range).toEqual(['2025-12-05', '2026-01-01']);
  });

  it('takes the day of the next date for no year', () => {
    expect(datesIn('04 FEB 04 FEB')).toEqual([]);
    expect(datesIn('04 FEB 24')).toHaveLength(1);
  });

  it('reads day and month in the order of the document, and says when both would do', () => {
    expect(first('06/10/2019', 'dmy')).toBe('2019-10-06');
    expect(first('06/10/2019', 'mdy')).toBe('2019-06-10');
    expect(datesIn('06/10/2019')[0]?.ambiguous).toBe(true);
    expect(datesIn('16/10/2019')[0]?.ambiguous).toBe(false);
  });
});

describe('dates that need a cue', () => {
  it.each(['113年5月3日', '113/05/03', '113.5.3', '民國113年5月3日'])(
    '%s in a document that counts 民國 years',
    (text) => {
      expect(countsMinguoYears(`統一發票 ${text}`)).toBe(true);
      const [date] = datesIn(text, 'dmy', { minguo: true });
      expect(date === undefined ? null : isoOf(date)).toBe('2024-05-03');
    },
  );

  it('keeps the places of full-width text', () => {
    expect(datesIn('日期：２０２４年３月５日正')[0]).toMatchObject({ start: 3, end: 12 });
  });

  it('reads every day of a year in every shape it can be written', () => {
    const pad = (n: number): string => String(n).padStart(2, '0');
    const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
    for (let day = 0; day < 366; day++) {
      const iso = addDays('2024-01-01', day);
      const [y = 0, m = 0, d = 0] = iso.split('-').map(Number);
      const shapes = [
        `${y}年${m}月${d}日`,
        `民國${y - 1911}年${m}月${d}日`,
        `${d}-${months[m - 1]}-${y % 100}`,
        `${y}.${pad(m)}.${pad(d)}`,
      ];
      for (const shape of shapes) expect([shape, first(shape)]).toEqual([shape, iso]);
      expect(first(`${pad(m)}/${pad(d)}/${y}`, 'mdy')).toBe(iso);
    }
  });
});

describe('shortDatesIn', () => {
  it.each([
    ['5-May', 5, 5],
    ['03JUL', 7, 3],
    ['24/07', 7, 24],
    ['3月9日', 3, 9],
    ['十二月廿一日', 12, 21],
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
