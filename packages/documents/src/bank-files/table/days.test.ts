import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../values/date.ts';
import { type DateOrder, dateOrderOf, looksLikeDay, readDay } from './days.ts';

const pad = (number: number): string => String(number).padStart(2, '0');
const day = fc.integer({ min: 0, max: 47_000 }).map((days) => addDays('1970-01-01', days));
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A day in the order of its column, in every way a bank writes it. */
function shapes(iso: string, order: DateOrder): string[] {
  const [y = '', m = '', d = ''] = iso.split('-');
  const parts = { dmy: [d, m, y], mdy: [m, d, y], ymd: [y, m, d] }[order];
  const short = parts.map((part) => (part.length === 4 ? part : String(Number(part))));
  return [
    ...['-', '/', '.'].flatMap((mark) => [parts.join(mark), short.join(mark), parts.join(` ${mark} `)]),
    order === 'ymd' ? parts.join('') : `${y}${m}${d}`,
    `${Number(d)} ${MONTHS[Number(m) - 1]} ${y}`,
    `${d}-${MONTHS[Number(m) - 1]?.toUpperCase()}-${y}`,
    `${y}年${Number(m)}月${Number(d)}日`,
    `民國${Number(y) - 1911}年${Number(m)}月${Number(d)}日`,
    `${parts.join('/')} 23:59`,
    `${y}-${m}-${d}T00:00:00Z`,
    `${y}-${m}-${d} 11:59:59 PM`,
  ].filter((text) => Number(y) >= 2012 || !text.startsWith('民'));
}

describe('readDay', () => {
  it('reads every day in the order of its column', () => {
    fc.assert(
      fc.property(day, fc.constantFrom<DateOrder>('dmy', 'mdy', 'ymd'), (iso, order) => {
        for (const text of shapes(iso, order)) {
          expect([text, readDay(text, order, null)]).toEqual([text, iso]);
          expect([text, looksLikeDay(text)]).toEqual([text, true]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('reads two digits of a year as 1970 to 2069', () => {
    for (let year = 1970; year < 2070; year++) {
      expect(readDay(`15/06/${pad(year % 100)}`, 'dmy', null)).toBe(`${year}-06-15`);
      expect(readDay(`${pad(year % 100)}-06-15`, 'ymd', null)).toBe(`${year}-06-15`);
    }
  });

  it.each([
    ['31/02/2026', 'dmy', null],
    ['29/02/2024', 'dmy', '2024-02-29'],
    ['29/02/2026', 'dmy', null],
    ['13/01/2026', 'mdy', null],
    ['01/13/2026', 'dmy', null],
    ['2026/13/01', 'ymd', null],
    ['01/02/2026', 'ymd', null],
    ['00/01/2026', 'dmy', null],
    ['113/05/03', 'dmy', '2024-05-03'],
    ['113年5月3日', 'dmy', '2024-05-03'],
    ['20260113', 'dmy', '2026-01-13'],
    ['13012026', 'dmy', '2026-01-13'],
    ['01132026', 'mdy', '2026-01-13'],
    ['13012026', 'ymd', null],
    ['20261301', 'ymd', null],
    ['２０２６／０１／１３', 'ymd', '2026-01-13'],
    ['Tue 13 Jan 2026', 'dmy', '2026-01-13'],
    ['Tuesday, 13 January 2026', 'dmy', '2026-01-13'],
    ['13 Jan 2026 (Tue)', 'dmy', '2026-01-13'],
    ['13-01-2026 09:30:15.123', 'dmy', '2026-01-13'],
    ['2026-01-13T23:59:59+08:00', 'ymd', '2026-01-13'],
    ["13/1/'26", 'dmy', '2026-01-13'],
    ['13.01.26', 'dmy', '2026-01-13'],
    ['2026.01.13', 'ymd', '2026-01-13'],
    ['13.01.2026 09.30', 'dmy', '2026-01-13'],
    ['09.30', 'dmy', null],
    ['13/01', 'dmy', null],
    ['13/01/2026 rent for the shop', 'dmy', null],
    ['1/2/3', 'dmy', null],
    ['01/01/1969', 'dmy', null],
    ['', 'dmy', null],
    ['-', 'dmy', null],
    ['1,234.00', 'dmy', null],
    ['x'.repeat(61), 'dmy', null],
  ] as const)('%s in a column of %s is %s', (text, order, iso) => expect(readDay(text, order, null)).toBe(iso));

  it('without a year is the last such day not later than a month after the anchor', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -300, max: 31 }), (anchor, off) => {
        const iso = addDays(anchor, off);
        const [, m = '', d = ''] = iso.split('-');
        if (`${m}-${d}` === '02-29' || iso < '1970-01-01' || iso > '2099-12-31') return;
        const text = `${Number(d)} ${MONTHS[Number(m) - 1]}`;
        expect([anchor, text, readDay(text, 'dmy', anchor)]).toEqual([anchor, text, iso]);
      }),
    );
  });

  it.each([
    ['31 DEC', '2026-01-05', '2025-12-31'],
    ['01 JAN', '2025-12-31', '2026-01-01'],
    ['29 FEB', '2025-03-01', '2024-02-29'],
    ['1月5日', '2026-01-31', '2026-01-05'],
    ['5 NOV', null, null],
  ])('%s near %s is %s', (text, anchor, iso) => expect(readDay(text, 'dmy', anchor)).toBe(iso));
});

describe('looksLikeDay', () => {
  it.each(['99/99/2026', '31-11-2025', '13 JAN', '20260113', '1月5日', '1.2.26'])('%s does', (text) => {
    expect(looksLikeDay(text)).toBe(true);
  });

  it.each(['', '1', '12', '12.50', '1,234', 'Rent', '123-456789-001', '00000000', 'HKD', 'Jan', '10 pcs'])(
    '%s does not',
    (text) => expect(looksLikeDay(text)).toBe(false),
  );
});

describe('dateOrderOf', () => {
  it('finds the order of a column with a day above twelve', () => {
    const days = fc.array(day, { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(days, fc.constantFrom('dmy' as const, 'mdy' as const, 'ymd' as const), (all, order) => {
        const column = [...all, '2026-01-31'];
        const texts = column.map((iso) => {
          const [y = '', m = '', d = ''] = iso.split('-');
          return order === 'ymd' ? `${y}/${m}/${d}` : order === 'dmy' ? `${d}/${m}/${y}` : `${m}/${d}/${y}`;
        });
        const found = dateOrderOf(texts);
        if (order === 'ymd') expect(found).toEqual({ order: 'ymd', isSure: true });
        else expect(found.order).toBe(order);
        expect(texts.map((text) => readDay(text, found.order, null))).toEqual(column);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ['nothing', [], { order: 'dmy', isSure: false }],
    ['words', ['Rent', ''], { order: 'dmy', isSure: false }],
    ['months in words', ['13 Jan 2026', '14 Jan 2026'], { order: 'dmy', isSure: false }],
    ['days that could be exchanged', ['01/02/2026', '01/03/2026'], { order: 'dmy', isSure: false }],
    ['days in the order of the calendar', ['01/02/2026', '02/02/2026', '01/03/2026'], { order: 'dmy', isSure: true }],
    ['one day twice', ['05/05/2026'], { order: 'dmy', isSure: false }],
    ['years first', ['2026-01-02'], { order: 'ymd', isSure: true }],
    ['one bad cell', ['13/01/2026', '99/99/2026'], { order: 'dmy', isSure: true }],
  ] as const)('by %s', (_, cells, wanted) => expect(dateOrderOf(cells)).toEqual(wanted));
});
