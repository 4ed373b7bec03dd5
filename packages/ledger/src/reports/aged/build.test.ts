import { describe, expect, it } from 'vitest';
import { addDays } from '../../calendar/index.ts';
import { CHART } from '../sample-entries.ts';
import { type AgedParams, agedPeriods, buildAged, type OpenItem } from './index.ts';

const AS_AT = '2026-03-31';
const PARAMS: AgedParams = { side: 'receivable', asAt: AS_AT, ageBy: 'due_date' };

/** An invoice of 100.00 due some days before the day, unless changed. */
function item(daysLate: number, changes: Partial<OpenItem> = {}): OpenItem {
  return {
    ref: `D${daysLate}`,
    number: `INV${daysLate}`,
    type: 'sales_invoice',
    contact: { id: 'C1', name: 'Beta' },
    date: addDays(AS_AT, -daysLate - 14),
    dueDate: addDays(AS_AT, -daysLate),
    currency: 'HKD',
    openMinor: 10000n,
    openBaseMinor: 10000n,
    ...changes,
  };
}

function build(items: readonly OpenItem[], changes: Partial<AgedParams> = {}, controlBalanceMinor = 0n) {
  return buildAged({ ...PARAMS, ...changes }, { items, controlBalanceMinor }, CHART);
}

function periodOf(each: OpenItem, changes: Partial<AgedParams> = {}) {
  const [document] = build([each], changes).contacts[0]?.documents ?? [];
  return [document?.days, document?.period];
}

describe('the age of a document', () => {
  it.each([
    [-11, null],
    [0, null],
    [1, 0],
    [30, 0],
    [31, 1],
    [60, 1],
    [61, 2],
    [90, 2],
    [91, 3],
    [4000, 3],
  ])('%s days after its due date: period %s', (days, period) => {
    expect(periodOf(item(days))).toEqual([days, period]);
  });

  it.each([
    [-14, 0, 0],
    [16, 30, 0],
    [17, 31, 1],
    [77, 91, 3],
  ])('due %s days ago, counts by invoice date as %s days: period %s', (late, days, period) => {
    expect(periodOf(item(late), { ageBy: 'invoice_date' })).toEqual([days, period]);
  });

  it.each<[string, Partial<OpenItem>]>([
    ['a credit note', { type: 'sales_credit_note', openMinor: -500n, openBaseMinor: -500n }],
    ['a receipt not applied', { type: 'receipt_unapplied', openMinor: -500n, openBaseMinor: -500n }],
  ])('%s has none and is current', (_, changes) => {
    expect(periodOf(item(200, changes))).toEqual([0, null]);
    expect(periodOf(item(200, changes), { ageBy: 'invoice_date' })).toEqual([0, null]);
  });

  it('of one without a due date counts from its date', () => {
    expect(periodOf(item(0, { dueDate: null }))).toEqual([14, 0]);
  });

  it('goes by periods of any length and number', () => {
    const asked = { periodDays: 7, periodCount: 3 };
    expect(agedPeriods({ ageBy: 'due_date', ...asked })).toEqual([
      { fromDays: 1, toDays: 7 },
      { fromDays: 8, toDays: 14 },
      { fromDays: 15, toDays: null },
    ]);
    expect(periodOf(item(14), asked)).toEqual([14, 1]);
    expect(periodOf(item(15), asked)).toEqual([15, 2]);
    expect(agedPeriods({ ageBy: 'invoice_date' })[0]).toEqual({ fromDays: 0, toDays: 30 });
    expect(() => agedPeriods({ ageBy: 'due_date', periodDays: 0 })).toThrow(RangeError);
    expect(() => agedPeriods({ ageBy: 'due_date', periodCount: 1 })).toThrow(RangeError);
  });
});

describe('the aged report', () => {
  const alpha = { id: 'C2', name: 'Alpha' };
  const credit = item(5, {
    ref: 'CN',
    number: 'CN',
    type: 'sales_credit_note',
    openMinor: -2500n,
    openBaseMinor: -2500n,
  });
  const usd = item(40, { contact: alpha, currency: 'USD', openMinor: 1000n, openBaseMinor: 7800n });
  const items = [item(-3), credit, usd, item(100)];

  it('adds up each contact and all of them, contacts by name, credits in Current and apart', () => {
    const { contacts, totals, percents } = build(items);
    expect(contacts.map(({ contact, amounts, percent }) => [contact.name, amounts.totalMinor, percent])).toEqual([
      ['Alpha', 7800n, '30.8'],
      ['Beta', 17500n, '69.2'],
    ]);
    expect(totals).toEqual({
      currentMinor: 7500n,
      periodsMinor: [0n, 7800n, 0n, 10000n],
      creditMinor: -2500n,
      totalMinor: 25300n,
    });
    expect(percents).toEqual({ current: '29.6', periods: ['0.0', '30.8', '0.0', '39.5'] });
  });

  it('adds up each currency in itself', () => {
    const { currencies } = build(items);
    expect(currencies.map((each) => [each.currency, each.currentMinor, each.totalMinor, each.totalBaseMinor])).toEqual([
      ['HKD', 7500n, 17500n, 17500n],
      ['USD', 0n, 1000n, 7800n],
    ]);
  });

  it('turns payables round, so that what is owed is positive', () => {
    const bill = item(10, { type: 'purchase_bill', openMinor: -4000n, openBaseMinor: -4000n });
    const { totals, control } = build([bill], { side: 'payable' }, -4000n);
    expect(totals.periodsMinor).toEqual([4000n, 0n, 0n, 0n]);
    expect(control).toEqual({ code: '2100', balanceMinor: 4000n, differenceMinor: 0n });
  });

  it('says by how much it misses the control account', () => {
    expect(build(items, {}, 25300n).control).toEqual({ code: '1100', balanceMinor: 25300n, differenceMinor: 0n });
    expect(build(items, {}, 25000n).control?.differenceMinor).toBe(300n);
  });

  it('keeps to some contacts, and then claims nothing of the control account', () => {
    const report = build(items, { contacts: ['C2'] }, 25300n);
    expect(report.contacts.map(({ contact }) => contact.name)).toEqual(['Alpha']);
    expect([report.totals.totalMinor, report.control]).toEqual([7800n, null]);
  });

  it('leaves out settled documents, but not a revaluation that is still open on them', () => {
    const settled = item(3, { contact: alpha, openMinor: 0n, openBaseMinor: 0n });
    const revalued = item(4, { openMinor: 0n, openBaseMinor: 15n });
    const { contacts, totals } = build([settled, revalued]);
    expect(contacts.map(({ contact }) => contact.name)).toEqual(['Beta']);
    expect(totals.totalMinor).toBe(15n);
  });

  it('says what settled documents still carry, gains and losses not set against each other', () => {
    const left = [item(4, { openMinor: 0n, openBaseMinor: 15n }), item(5, { openMinor: 0n, openBaseMinor: -15n })];
    expect(build([item(3), ...left]).leftOnSettledMinor).toBe(30n);
    expect(build([item(3)]).leftOnSettledMinor).toBe(0n);
  });

  it('has no shares of nothing', () => {
    expect(build([]).percents.current).toBeNull();
    expect(build([item(1), item(2, { openMinor: -10000n, openBaseMinor: -10000n })]).contacts[0]?.percent).toBeNull();
  });
});
