import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestUser } from '../../../test/books.ts';
import { engines, openTestDatabase } from '../../../test/engines.ts';
import { lanternExample as example, lanternJson } from '../../../test/lantern.ts';
import { verifyBooks } from '../../features/books/audit-trail/index.ts';
import { listInvoices } from '../../features/trade/invoice/list/list-invoices.ts';
import type { Database } from '../../platform/database/open.ts';
import { inCompany, readInCompany } from '../../platform/database/transaction.ts';
import { applyEvent } from './apply-event.ts';
import { beginExample } from './replay-example.ts';

const ON = '2026-03-31';

/** The file shows what a credit note takes off without its sign. */
function unsigned(type: string, amount: string): string {
  return type.endsWith('credit_note') ? amount.replace('-', '') : amount;
}

interface ExpectedList {
  rows: { number: string; currency: string; total: string; paid: string; due: string; state: string; date: string }[];
}

/** The day an event is of: nothing later had happened on the day of the list. */
function dayOf(event: (typeof example.events)[number]): string {
  if ('date' in event) return event.date;
  return 'issueDate' in event ? event.issueDate : ON;
}

/** An amount in cents, for adding up by hand. */
const cents = (text: string) => BigInt(text.replace('.', ''));

describe.each(engines)('lists of Harbour Lantern on its last day, through the list itself, on %s', (engine) => {
  let database: Database;
  let companyId: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const call = { userId: await insertTestUser(database), now: new Date(`${ON}T04:00:00Z`), today: ON };
    const begun = await beginExample(database, example, call);
    companyId = begun.companyId;
    for (const event of example.events.filter((one) => dayOf(one) <= ON))
      await inCompany(database, companyId, (tx) => applyEvent(tx, call, event, begun.state));
  });
  afterAll(() => database?.close());

  it.each([['sales'], ['purchases']] as const)('%s: every row, count and total', async (side) => {
    const { rows: expected } = lanternJson(`expected/${side}-list-${ON}.json`) as ExpectedList;
    const query = { page: 1, limit: 200, sort: 'issue_date' };
    const { rows, meta } = await readInCompany(database, companyId, (tx) => listInvoices(tx, ON, side, query));
    const found = rows.map((row) => ({
      number: row.number,
      reference: row.reference ?? '',
      contact: row.contact,
      date: row.issue_date,
      dueDate: row.due_date,
      currency: row.currency,
      total: unsigned(row.type, row.total),
      paid: unsigned(row.type, row.paid),
      due: unsigned(row.type, row.due),
      state: row.state,
      confirmStatus: row.confirm_status,
    }));
    const inOrder = (left: { number: string; date: string | null }, right: typeof left) =>
      `${left.date} ${left.number}` < `${right.date} ${right.number}` ? -1 : 1;
    expect(found.sort(inOrder)).toEqual([...expected].sort(inOrder));
    expect(meta.total).toBe(expected.length);
    const states = (...of: string[]) => expected.filter(({ state }) => of.includes(state)).length;
    expect(meta.counts).toEqual({
      all: expected.length,
      draft: states('draft'),
      pending: 0,
      open: states('unpaid', 'partly_paid', 'overdue', 'unapplied', 'partly_applied'),
      overdue: states('overdue'),
      paid: states('paid', 'applied'),
      voided: states('voided'),
    });
    const counted = expected.filter(({ state }) => state !== 'draft' && state !== 'voided');
    const credits = new Set(rows.filter(({ type }) => type.endsWith('credit_note')).map(({ number }) => number));
    const signed = (number: string, amount: string) => (credits.has(number) ? -cents(amount) : cents(amount));
    for (const { currency, total, paid, due } of meta.by_currency) {
      const sum = (pick: (row: ExpectedList['rows'][number]) => string) =>
        counted
          .filter((row) => row.currency === currency)
          .reduce((added, row) => added + signed(row.number, pick(row)), 0n);
      expect([currency, cents(total), cents(paid), cents(due)]).toEqual([
        currency,
        sum((row) => row.total),
        sum((row) => row.paid),
        sum((row) => row.due),
      ]);
    }
    expect(new Set(meta.by_currency.map(({ currency }) => currency))).toEqual(
      new Set(counted.map(({ currency }) => currency)),
    );
  });

  it('are kept as they would be worked out again', async () => {
    const by = { now: new Date(`${ON}T04:00:00Z`), language: 'en-US' as const };
    expect((await readInCompany(database, companyId, (tx) => verifyBooks(tx, by))).findings).toEqual([]);
  });
});
