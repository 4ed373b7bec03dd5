import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/index.ts';
import { documentPeriod, statedPeriod, wordsStating } from './stated-period.ts';

describe('the period that a text states', () => {
  it.each([
    ['Office insurance 1/4/2026–31/3/2027', '2026-04-01', '2027-03-31'],
    ['Service fee 01.04.2026 - 30.06.2026', '2026-04-01', '2026-06-30'],
    ['Licence 2026-04-01 to 2027-03-31', '2026-04-01', '2027-03-31'],
    ['Fee for the 12 months from 1 April 2026', '2026-04-01', '2027-03-31'],
    ['24-month term commencing on 15 May 2026', '2026-05-15', '2028-05-14'],
    ['Support, 1 year from March 1, 2024', '2024-03-01', '2025-02-28'],
    ['April 2026 to March 2027', '2026-04-01', '2027-03-31'],
    ['Rent Jan - Mar 2026', '2026-01-01', '2026-03-31'],
    ['Rent Nov to Feb 2028', '2027-11-01', '2028-02-29'],
    ['1st April 2026 until 30th September 2026', '2026-04-01', '2026-09-30'],
    ['保險費由2026年4月1日至2027年3月31日', '2026-04-01', '2027-03-31'],
    ['租金:2026年4月至6月', '2026-04-01', '2026-06-30'],
    ['租金2026年11月至2月', '2026-11-01', '2027-02-28'],
    ['由２０２６年４月１日起計12個月', '2026-04-01', '2027-03-31'],
    ['2026年4月1日起為期2年', '2026-04-01', '2028-03-31'],
    ['期間 1/4/2026 至 31/3/2027', '2026-04-01', '2027-03-31'],
  ])('%s', (text, from, to) => {
    expect(statedPeriod(text)).toMatchObject({ from, to });
  });

  it.each([
    'Office chairs',
    'Invoice 2026-04-01',
    'Phone 2345-6789',
    '31/3/2027–1/4/2026',
    '30/2/2026–31/3/2026',
    'April to June',
    '1/1/1950–31/12/2026',
    'Rent 1/4/2026–30/4/2026, parking 1/5/2026–31/5/2026',
  ])('is not guessed: %s', (text) => {
    expect(statedPeriod(text)).toBeNull();
  });

  it('is found wherever two days are written out', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 4_000 }), (from, length) => {
        const to = addDays(from, length);
        expect(statedPeriod(`Fee ${from} to ${to}.`)).toMatchObject({ from, to });
      }),
    );
  });
});

describe('the period of a document', () => {
  it('is the one that its lines state', () => {
    const text =
      'Pearl Insurance\nInvoice date 2 April 2026\nCover period: 1/4/2026 – 31/3/2027\n保險期由2026年4月1日至2027年3月31日';
    expect(documentPeriod(text)).toMatchObject({ from: '2026-04-01', to: '2027-03-31', words: '1/4/2026-31/3/2027' });
  });

  it('is not guessed where none or several are stated', () => {
    expect(documentPeriod('Invoice date 2 April 2026\nDue 2 May 2026')).toBeNull();
    expect(documentPeriod('1/4/2026 – 30/4/2026\n1/5/2026 – 31/5/2026')).toBeNull();
  });

  it('is found far into a text that is kept as one line', () => {
    const text = `${'terms and conditions '.repeat(200)} cover 1/4/2026 – 31/3/2027 ${'notes '.repeat(200)}`;
    expect(documentPeriod(text)).toMatchObject({ from: '2026-04-01', to: '2027-03-31' });
  });
});

describe('the words that state a period', () => {
  const year = { from: '2026-04-01', to: '2027-03-31' };
  it.each([
    ['Cover period: 1/4/2026 – 31/3/2027 (both days)', '1/4/2026 – 31/3/2027'],
    ['Rent for the 12 months from 1 April 2026 payable', '12 months from 1 April 2026'],
    ['Cover 1 April 2026 to 31 March 2027', '1 April 2026 to 31 March 2027'],
    ['保險 期 由 2026 年4月1日 至 2027年3月31日 止', '2026 年4月1日 至 2027年3月31日'],
    ['Ｃover １/4/2026－31/3/2027', '１/4/2026－31/3/2027'],
  ])('in “%s” are “%s”', (line, stated) => {
    const printed = line.split(' ');
    const found = wordsStating(printed, year);
    expect(found && printed.slice(found.first, found.last + 1).join(' ')).toBe(stated);
  });

  it('are not found in a line of another period or without one', () => {
    expect(wordsStating(['1/4/2026', '-', '31/3/2028'], year)).toBeNull();
    expect(wordsStating(['Invoice', 'date', '2', 'April', '2026'], year)).toBeNull();
  });
});
