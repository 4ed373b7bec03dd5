import type { Day } from '@folio/ledger';
import { describe, expect, it } from 'vitest';
import { type ClientWork, deadlinesOf, openMonths, workOf } from './work-items.ts';

const day = (text: string) => text as Day;
const nothing = { count: 0, since: null };
const client: ClientWork = {
  companyId: 'a',
  name: 'Aurora',
  nameZh: null,
  archived: false,
  toReview: nothing,
  failed: nothing,
  lines: nothing,
  questions: nothing,
  answers: nothing,
  lockedThrough: null,
  firstPosted: null,
  incorporatedOn: day('2020-01-15'),
  registrationExpiresOn: null,
  form: 'private',
  met: [],
  assignee: null,
};

describe('months that can be closed', () => {
  it.each([
    // locked through, first entry, today, months, the end of the oldest
    [null, null, '2026-05-10', 0, null],
    [null, '2026-05-03', '2026-05-10', 0, null],
    [null, '2026-04-30', '2026-05-01', 1, '2026-04-30'],
    [null, '2025-12-05', '2026-03-31', 3, '2025-12-31'],
    ['2026-04-30', '2020-01-01', '2026-05-31', 0, null],
    ['2026-03-31', '2020-01-01', '2026-05-31', 1, '2026-04-30'],
    ['2026-03-15', '2020-01-01', '2026-05-31', 2, '2026-03-31'],
    ['2025-02-28', '2020-01-01', '2025-04-01', 1, '2025-03-31'],
    ['2026-12-31', '2020-01-01', '2026-05-31', 0, null],
  ])('locked through %s, first entry %s, today %s: %d', (locked, first, today, count, since) => {
    const books = { lockedThrough: locked && day(locked), firstPosted: first && day(first) };
    expect(openMonths(books as Parameters<typeof openMonths>[0], day(today))).toEqual({ count, since });
  });
});

describe('deadlines', () => {
  const dates = (over: Partial<ClientWork>, today: string) =>
    deadlinesOf({ ...client, ...over }, day(today)).map(({ deadline, dueOn }) => `${deadline} ${dueOn}`);

  it.each([
    ['2025-12-27', []],
    ['2025-12-28', ['annual_return 2026-02-26']],
    ['2026-04-27', ['annual_return 2026-02-26']],
    ['2026-04-28', []],
  ])('is 42 days after the anniversary for an annual return, shown for sixty days around it: %s', (today, shown) => {
    expect(dates({}, today)).toEqual(shown);
  });

  it('is not shown once it was marked as met', () => {
    const met = [{ deadline: 'annual_return' as const, period: '2026' }];
    expect(dates({ met }, '2026-02-01')).toEqual([]);
    expect(dates({ met: [{ deadline: 'annual_return', period: '2025' }] }, '2026-02-01')).toHaveLength(1);
  });

  it('asks for none of a company in set-up', () => {
    expect(dates({ incorporatedOn: null }, '2026-02-20')).toEqual([]);
  });

  it('asks for none in the year of incorporation', () => {
    expect(dates({ incorporatedOn: day('2026-01-15') }, '2026-02-20')).toEqual([]);
  });

  it('takes the last of February for a company of a leap day', () => {
    expect(dates({ incorporatedOn: day('2024-02-29') }, '2025-04-01')).toEqual(['annual_return 2025-04-11']);
  });

  it('crosses the end of a year', () => {
    expect(dates({ incorporatedOn: day('2020-12-10') }, '2026-01-20')).toEqual(['annual_return 2026-01-21']);
  });

  it('ends with the registration that was renewed', () => {
    expect(dates({ registrationExpiresOn: day('2026-06-30') }, '2026-05-30')).toEqual([
      'business_registration 2026-06-30',
    ]);
    expect(dates({ registrationExpiresOn: day('2027-06-30') }, '2026-05-30')).toEqual([]);
  });
});

describe('work over all clients', () => {
  const other = { ...client, companyId: 'b', name: 'Beacon' };

  it('puts the earliest day first, and clients of one day by name', () => {
    const items = workOf(
      [
        { ...other, lines: { count: 3, since: day('2026-02-01') } },
        { ...client, lines: { count: 1, since: day('2026-02-01') }, answers: { count: 2, since: day('2026-01-09') } },
      ],
      day('2026-02-20'),
    );
    expect(items.map(({ client: of, kind, count }) => [of.companyId, kind, count])).toEqual([
      ['a', 'read_answers', 2],
      ['a', 'reconcile_lines', 1],
      ['b', 'reconcile_lines', 3],
      ['a', 'annual_return', 1],
      ['b', 'annual_return', 1],
    ]);
  });

  it('marks a deadline as late from the day after it', () => {
    const late = (today: string) => workOf([client], day(today)).map(({ isLate }) => isLate);
    expect(late('2026-02-26').at(-1)).toBe(false);
    expect(late('2026-02-27').at(-1)).toBe(true);
  });

  it('asks for nothing in archived books', () => {
    expect(workOf([{ ...client, archived: true, lines: { count: 3, since: null } }], day('2026-02-20'))).toEqual([]);
  });
});
