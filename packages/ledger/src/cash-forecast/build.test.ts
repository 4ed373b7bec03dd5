import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '../calendar/index.ts';
import { buildCashForecast, type ForecastInputs, forecastEnd } from './build.ts';
import { type PaidDocument, payingHabits } from './habit.ts';
import type { ExpectedDocument } from './item.ts';

const TODAY = '2026-03-02';
const document = (dueDate: Day, over: Partial<ExpectedDocument> = {}): ExpectedDocument => ({
  ref: 'INV-1',
  source: 'document',
  side: 'in',
  contactId: 'aurora',
  dueDate,
  amountMinor: 10000n,
  ...over,
});
const paidLate = (contactId: string, ...late: number[]): PaidDocument[] =>
  late.map((days) => ({ side: 'in', contactId, dueDate: '2026-01-10', paidOn: addDays('2026-01-10', days) }));
const build = (over: Partial<ForecastInputs>) =>
  buildCashForecast({ today: TODAY, openingMinor: 50000n, documents: [], credits: [], paid: [], ...over });
const expected = (over: Partial<ForecastInputs>) =>
  build(over).weeks.flatMap(({ items }, week) => items.map(({ day, reason }) => [week, day, reason]));

describe('the habit of paying', () => {
  it.each<[string, number[], number | undefined]>([
    ['the one in the middle', [30, 2, 5], 5],
    ['between two in the middle, the later day', [1, 4, 7, 90], 6],
    ['early payments count', [-5, -5, 0], -5],
    ['two documents show none', [8, 9], undefined],
  ])('is %s', (_, late, days) => {
    expect(payingHabits(paidLate('aurora', ...late)).ofContact.get('in aurora')).toBe(days);
  });

  it('of a side counts all its contacts, and only that side', () => {
    const paid = [...paidLate('aurora', 1, 2), ...paidLate('beacon', 9)];
    expect(payingHabits(paid).ofSide).toEqual({ in: 2, out: null });
  });
});

describe('the day money is expected', () => {
  const aurora = paidLate('aurora', 10, 10, 10);
  const others = paidLate('beacon', 3, 3, 3, 3);
  it.each<[string, Day, string | null, PaidDocument[], [number, Day, string]]>([
    ['the due date without a habit', '2026-03-20', 'aurora', [], [2, '2026-03-20', 'due_date']],
    ['today', TODAY, 'aurora', [], [0, TODAY, 'due_date']],
    ['as the contact pays', '2026-03-20', 'aurora', [...aurora, ...others], [4, '2026-03-30', 'contact_habit']],
    ['as others pay', '2026-03-20', 'cove', [...aurora, ...others], [3, '2026-03-23', 'company_habit']],
    ['as others pay, without a known contact', '2026-03-20', null, others, [3, '2026-03-23', 'company_habit']],
    ['overdue, but not by habit', '2026-02-25', 'aurora', aurora, [0, '2026-03-07', 'contact_habit']],
    ['overdue also by habit: now', '2026-02-01', 'aurora', aurora, [0, TODAY, 'overdue']],
    ['overdue without a habit: now', '2026-03-01', 'aurora', [], [0, TODAY, 'overdue']],
    ['the last day', '2026-05-31', 'aurora', [], [12, '2026-05-31', 'due_date']],
  ])('%s', (_, dueDate, contactId, paid, item) => {
    expect(expected({ documents: [document(dueDate, { contactId })], paid })).toEqual([item]);
  });

  it('after the last day is left out', () => {
    expect(forecastEnd(TODAY)).toBe('2026-05-31');
    expect(expected({ documents: [document('2026-06-01')] })).toEqual([]);
    expect(expected({ documents: [document('2026-05-25')], paid: aurora })).toEqual([]);
  });
});

describe('the weeks', () => {
  it('begin today, and each closes with what came and went', () => {
    const { weeks } = build({
      documents: [
        document('2026-03-08'),
        document('2026-03-09', { ref: 'BILL-1', side: 'out', amountMinor: 70000n }),
        document('2026-03-15', { ref: 'RENT', source: 'recurring', side: 'out', amountMinor: 5000n }),
      ],
    });
    expect(weeks).toHaveLength(13);
    expect(
      weeks.slice(0, 3).map((week) => [week.from, week.to, week.inMinor, week.outMinor, week.closingMinor]),
    ).toEqual([
      ['2026-03-02', '2026-03-08', 10000n, 0n, 60000n],
      ['2026-03-09', '2026-03-15', 0n, 75000n, -15000n],
      ['2026-03-16', '2026-03-22', 0n, 0n, -15000n],
    ]);
    expect(weeks.at(-1)?.closingMinor).toBe(-15000n);
  });

  it('are the sum of their items', () => {
    const documents = [document('2026-03-04'), document('2026-03-05', { ref: 'B', side: 'out', amountMinor: 999n })];
    for (const { items, inMinor, outMinor } of build({ documents }).weeks) {
      const sum = items.reduce((all, one) => all + (one.document.side === 'in' ? 1n : -1n) * one.amountMinor, 0n);
      expect(inMinor - outMinor).toBe(sum);
    }
  });
});

describe('a credit', () => {
  const documents = [document('2026-03-20', { ref: 'LATER' }), document('2026-03-10', { ref: 'FIRST' })];
  const left = (amountMinor: bigint, contactId = 'aurora') =>
    build({ documents, credits: [{ side: 'in', contactId, amountMinor }] }).weeks.flatMap(({ items }) =>
      items.map((item) => [item.document.ref, item.amountMinor, item.creditMinor]),
    );

  it.each<[string, bigint, unknown[]]>([
    [
      'reduces what is expected first',
      4000n,
      [
        ['FIRST', 6000n, 4000n],
        ['LATER', 10000n, 0n],
      ],
    ],
    ['then the next', 12000n, [['LATER', 8000n, 2000n]]],
    ['and is never money itself', 90000n, []],
  ])('%s', (_, amountMinor, items) => {
    expect(left(amountMinor)).toEqual(items);
  });

  it('of another contact changes nothing', () => {
    expect(left(4000n, 'beacon').map(([, , creditMinor]) => creditMinor)).toEqual([0n, 0n]);
  });
});
