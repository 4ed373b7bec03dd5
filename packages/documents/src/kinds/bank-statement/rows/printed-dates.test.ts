import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../page/layout.ts';
import { pageOfText } from '../../../testing/page-of-text.ts';
import { addDays, isoOf, shortDatesIn } from '../../../values/date.ts';
import { likelyDay } from './likely-day.ts';
import { mendedDate } from './mend-date.ts';
import { dateAt, type PlacedDate, takeDates } from './row-dates.ts';
import { type Covered, lineDate } from './years.ts';

const tokensIn = (text: string) => linesOf(pageOfText(text)).flatMap((line) => line.tokens);
const words = (date: PlacedDate | null): string | null => date?.tokens.map(({ text }) => text).join(' ') ?? null;

describe('dateAt', () => {
  it.each([
    ['13 Jan 2026 Rent', '13 Jan 2026'],
    ['13 Jan Rent', '13 Jan'],
    ['13/01/2026 Rent', '13/01/2026'],
    ['13/01 Rent', '13/01'],
    ['Jan 13 Rent', 'Jan 13'],
    ['Jan 13, 2026 Rent', 'Jan 13, 2026'],
    ['2026年1月13日 Rent', '2026年1月13日'],
    ['1月13日 Rent', '1月13日'],
    ['28 Jun 28 Jun Rent', '28 Jun'],
    ['13 Jan 26 Rent', '13 Jan 26'],
    ['13/01/2026 09:30 Rent', '13/01/2026 09:30'],
    ['13JAN Rent', '13JAN'],
    ['Rent 13 Jan', null],
    ['1,234.50', null],
    ['12', null],
    ['', null],
    ['13      Jan', null],
  ])('at the start of %j: %s', (text, wanted) => expect(words(dateAt(tokensIn(text), 0, 'dmy'))).toBe(wanted));

  it('reads any day of a year from the words of its line', () => {
    const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
    for (let off = 0; off < 366; off += 3) {
      const [, m = 0, d = 0] = addDays('2024-01-01', off).split('-').map(Number);
      for (const text of [`${d} ${months[m - 1]} Rent`, `${String(d).padStart(2, '0')}/${m}/2024 Rent`])
        expect([text, dateAt(tokensIn(text), 0, 'dmy')]).toMatchObject([text, { month: m, day: d }]);
    }
  });
});

describe('takeDates', () => {
  const COLUMNS = [
    { role: 'date', x0: 0, x1: 60 },
    { role: 'post_date', x0: 70, x1: 130 },
    { role: 'description', x0: 150, x1: 300 },
  ] as const;
  const take = (text: string, recognised = false) =>
    takeDates(tokensIn(text), COLUMNS, { dateOrder: 'dmy', recognised });

  it.each([
    ['13/01/2026    14/01/2026    Rent', '13/01/2026', '14/01/2026', 'Rent'],
    ['13/01/2026                  Rent', '13/01/2026', null, 'Rent'],
    ['              14/01/2026    Rent', null, '14/01/2026', 'Rent'],
    ['                            Rent 13/01/2026', null, null, 'Rent 13/01/2026'],
    ['13/01/2026', '13/01/2026', null, ''],
    ['', null, null, ''],
  ])('of %j', (text, date, post, rest) => {
    const found = take(text);
    expect([words(found.date), words(found.postDate), found.rest.map((one) => one.text).join(' ')]).toEqual([
      date,
      post,
      rest,
    ]);
  });

  it('says when the column holds figures that are no date', () => {
    expect(take('1x/0y/2026                  Rent').unreadable).toBe(true);
    expect(take('                            Rent').unreadable).toBe(false);
    expect(take('abcd                        Rent').unreadable).toBe(false);
    expect(take('abcd                        Rent', true).unreadable).toBe(true);
  });
});

describe('mendedDate', () => {
  it.each([
    ['01042025', '01/04/2025'],
    ['20250401', '2025-04-01'],
    ['01/042025', '01/04/2025'],
    ['1217', '12/17'],
    ['l3 Jan', '13 jan'],
    ['1O Feb', '10 feb'],
    ['13 Jau', '13 jan'],
    ['13 Ju1', null],
    ['13 Jxx', null],
    ['Aprl', 'Apr 1'],
    ['Dec2O', 'Dec 20'],
    ['Dec20,2025', 'Dec 20, 2025'],
    ['2025年4月1', '2025年4月1日'],
    ['4月1', '4月1日'],
    ['2025-04-0112:30', '2025-04-01'],
    ['S5 Mar', '05 mar'],
    ['13日Jan', '13 jan'],
    ['Rent', null],
    ['', null],
    ['1,234.50', null],
  ])('%s is %s', (text, mended) => expect(mendedDate(text)).toBe(mended));

  it('gives a text that reads as a date, or nothing', () => {
    const damaged = fc.string({ unit: fc.constantFrom(...'0123456789OlIS/ -JanFebMr月日'), maxLength: 12 });
    fc.assert(
      fc.property(damaged, (text) => {
        const mended = mendedDate(text);
        if (mended !== null) expect(mended.replace(/[^\p{L}\d]/gu, '').length).toBeGreaterThan(2);
      }),
    );
  });
});

describe('likelyDay', () => {
  it.each([
    ['2026-01-31', '2026-01-10', '2026-01-20', null],
    ['2026-01-73', '2026-01-10', '2026-01-16', '2026-01-13'],
    ['2026-01-01', '2026-01-11', '2026-01-11', '2026-01-11'],
    ['2026-01-13', '2026-01-20', '2026-01-10', null],
    ['2026-02-13', '2026-01-10', '2026-01-20', null],
  ])('%s between %s and %s: %s', (own, before, after, day) => expect(likelyDay(own, before, after)).toBe(day));

  it('is always between the two days, in the month that was read', () => {
    const day = fc.integer({ min: 0, max: 27 }).map((off) => addDays('2026-01-01', off));
    fc.assert(
      fc.property(day, day, day, (own, before, after) => {
        const found = likelyDay(own, before, after);
        if (found !== null)
          expect(found >= before && found <= after && found.slice(0, 7) === own.slice(0, 7)).toBe(true);
        if (own >= before && own <= after && found !== null) expect(found).toBe(own);
      }),
    );
  });
});

describe('lineDate', () => {
  const covered = (start: string | null, end: string | null, anyYear: number | null = null): Covered => ({
    start,
    end,
    anyYear,
  });
  const placed = (text: string): PlacedDate => {
    const [date] = shortDatesIn(text);
    if (date === undefined) throw new Error('no date');
    return { ...date, tokens: [] };
  };

  it.each([
    ['31 Dec', covered('2025-12-20', '2026-01-19'), '2025-12-31'],
    ['1 Jan', covered('2025-12-20', '2026-01-19'), '2026-01-01'],
    ['1 Feb', covered('2025-12-20', '2026-01-19'), '2026-02-01'],
    ['1 Mar', covered('2025-12-20', '2026-01-19'), '2025-03-01'],
    ['1 Mar', covered(null, null, 2024), '2024-03-01'],
    ['1 Mar', covered(null, null), null],
    ['29 Feb', covered('2024-02-01', '2024-02-29'), '2024-02-29'],
    ['29 Feb', covered('2026-02-01', '2026-02-28'), null],
    ['13 Jan 2020', covered('2025-12-20', '2026-01-19'), '2020-01-13'],
  ])('%s is %#', (text, period, iso) => expect(lineDate(placed(text), period)).toBe(iso));

  it('finds the year of every day within a period of eleven months', () => {
    const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15_000 }), fc.integer({ min: 0, max: 320 }), (days, before) => {
        const end = addDays('2000-01-01', days);
        const iso = addDays(end, -before);
        const [, m = 0, d = 0] = iso.split('-').map(Number);
        if (m === 2 && d === 29) return;
        expect(lineDate(placed(`${d} ${months[m - 1]}`), covered(addDays(end, -320), end))).toBe(iso);
      }),
    );
  });

  it('a printed year counts', () => {
    const date = placed('5 Mar 2024');
    expect(lineDate(date, covered(null, '2026-01-19'))).toBe(isoOf(date));
  });
});
