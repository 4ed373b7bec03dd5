import { describe, expect, it } from 'vitest';
import {
  coveredPeriod,
  type Day,
  lastMailingDay,
  type MailingDays,
  type MailingRhythm,
  mailingDayFrom,
  type PeriodPreset,
  periodOfPreset,
  viewOnMailingDay,
} from './index.ts';

describe('the next day on which something goes out', () => {
  it.each<[MailingRhythm, number, Day, Day]>([
    ['month', 5, '2026-05-04', '2026-05-05'],
    ['month', 5, '2026-05-05', '2026-05-05'],
    ['month', 5, '2026-05-06', '2026-06-05'],
    ['month', 5, '2026-12-06', '2027-01-05'],
    ['month', 31, '2026-02-01', '2026-02-28'],
    ['month', 31, '2028-02-01', '2028-02-29'],
    ['month', 31, '2026-03-01', '2026-03-31'],
    ['month', 31, '2026-04-01', '2026-04-30'],
    ['month', 30, '2026-02-10', '2026-02-28'],
    ['quarter', 10, '2026-05-04', '2026-07-10'],
    ['quarter', 10, '2026-07-10', '2026-07-10'],
    ['quarter', 31, '2026-02-01', '2026-04-30'],
    ['quarter', 31, '2026-10-02', '2026-10-31'],
    ['quarter', 1, '2026-10-02', '2027-01-01'],
    // May 4, 2026 is a Monday.
    ['week', 1, '2026-05-04', '2026-05-04'],
    ['week', 1, '2026-05-05', '2026-05-11'],
    ['week', 7, '2026-05-04', '2026-05-10'],
    ['week', 5, '2026-12-31', '2027-01-01'],
  ])('each %s on day %i, from %s: %s', (rhythm, onDay, from, expected) => {
    expect(mailingDayFrom({ rhythm, onDay }, from)).toBe(expected);
  });
});

describe('after days without a server', () => {
  const monthly: MailingDays = { rhythm: 'month', onDay: 31 };
  it.each<[Day, Day, Day]>([
    ['2026-01-31', '2026-01-31', '2026-01-31'],
    ['2026-01-31', '2026-02-27', '2026-01-31'],
    ['2026-01-31', '2026-02-28', '2026-02-28'],
    ['2026-01-31', '2026-06-15', '2026-05-31'],
  ])('what waits for %s goes out on %s for %s only', (waitsFor, today, expected) => {
    expect(lastMailingDay(monthly, waitsFor, today)).toBe(expected);
  });
});

describe('what goes out on a day', () => {
  it.each<[MailingRhythm, Day, Day, Day]>([
    ['month', '2026-05-05', '2026-04-01', '2026-04-30'],
    ['month', '2026-05-31', '2026-04-01', '2026-04-30'],
    ['month', '2026-01-01', '2025-12-01', '2025-12-31'],
    ['quarter', '2026-04-30', '2026-01-01', '2026-03-31'],
    ['quarter', '2027-01-01', '2026-10-01', '2026-12-31'],
    ['week', '2026-05-04', '2026-04-27', '2026-05-03'],
  ])('each %s on %s covers %s to %s', (rhythm, on, from, to) => {
    expect(coveredPeriod(rhythm, on)).toEqual({ from, to });
  });

  it.each<[MailingRhythm, Day, PeriodPreset, Day, Day]>([
    ['month', '2026-05-05', 'this_month', '2026-04-01', '2026-04-30'],
    ['month', '2026-05-05', 'last_month', '2026-04-01', '2026-04-30'],
    ['month', '2026-04-05', 'financial_year_to_date', '2025-04-01', '2026-03-31'],
    ['month', '2026-04-05', 'last_financial_year', '2025-04-01', '2026-03-31'],
    ['month', '2026-04-05', 'this_quarter', '2026-01-01', '2026-03-31'],
    ['month', '2026-05-05', 'this_quarter', '2026-04-01', '2026-04-30'],
    ['month', '2026-05-05', 'this_financial_year', '2026-04-01', '2026-04-30'],
    ['quarter', '2026-04-10', 'this_quarter', '2026-01-01', '2026-03-31'],
    ['quarter', '2026-04-10', 'last_quarter', '2026-01-01', '2026-03-31'],
    ['week', '2026-05-04', 'this_month', '2026-05-01', '2026-05-03'],
    ['week', '2026-05-04', 'last_month', '2026-04-01', '2026-04-30'],
  ])('each %s on %s, a report of %s shows %s to %s', (rhythm, on, preset, from, to) => {
    const { day, latest } = viewOnMailingDay(preset, on, coveredPeriod(rhythm, on));
    const seen = periodOfPreset(preset, day, '03-31');
    expect({ from: seen.from, to: latest !== null && latest < seen.to ? latest : seen.to }).toEqual({ from, to });
  });
});
