import type { ClientMonths, WorkMeta, WorkRow } from '@folio/contract';
import { addDays, addMonths, dayInHongKong, startOfMonth } from '@folio/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestUser, testDraft, testItem } from '../../../../test/books.ts';
import {
  associate,
  type Mailbag,
  openMailbag,
  openPerson,
  openTestClient,
  openTestPractice,
  type Person,
  type TestPractice,
} from '../../../../test/desks/practice-desk.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { confirmInvoice, createInvoice } from '../../trade/invoice/index.ts';

let database: Database;
let mailbag: Mailbag;
let practice: TestPractice;
type Client = Awaited<ReturnType<typeof openTestClient>>;
let first: Client;
let second: Client;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
afterAll(() => database?.close());
beforeEach(async () => {
  mailbag = openMailbag();
  practice = await openTestPractice(database, mailbag);
  first = await openTestClient(database, mailbag);
  second = await openTestClient(database, mailbag);
  await associate(practice, first);
  await associate(practice, second);
});

const companyOf = ({ books }: Client) => books.companyId;
const at = (path: string) => `/api/practice/${practice.id}${path}`;
async function work(person: Person, query = ''): Promise<{ data: WorkRow[]; meta: WorkMeta }> {
  return JSON.parse((await person.get(at(`/work${query}`))).body.toString());
}

/** Moves the anniversary of incorporation so that the annual return is due in ten days, and answers that day. */
async function nearDeadline(client: Client): Promise<string> {
  const due = new Date(Date.now() + 10 * 86_400_000);
  const anniversary = new Date(due.getTime() - 42 * 86_400_000);
  const incorporated = `${anniversary.getUTCFullYear() - 3}${anniversary.toISOString().slice(4, 10)}`;
  await database.queries
    .updateTable('company')
    .set({ incorporated_date: incorporated, br_expires_on: null })
    .where('id', '=', companyOf(client))
    .execute();
  return due.toISOString().slice(0, 10);
}

async function openStaff(companyIds: string[]): Promise<Person> {
  const userId = await insertTestUser(database);
  await database.queries.updateTable('app_user').set({ account_type: 'person' }).where('id', '=', userId).execute();
  const person = await openPerson(database, mailbag, userId);
  await person.send('POST', at('/join'));
  const staff = JSON.parse((await practice.manager.get(at('/staff'))).body.toString()).data;
  const asked = staff.find(({ state }: { state: string }) => state === 'asked');
  await practice.manager.send('PUT', at(`/staff/${asked.id}`), {
    role: 'staff',
    sees_all: false,
    company_ids: companyIds,
  });
  return person;
}

describe('the work of a practice', () => {
  it('lists what waits for each client, and only for those the person sees', async () => {
    const due = await nearDeadline(first);
    await nearDeadline(second);
    const { data, meta } = await work(practice.manager);
    const row = data.find(({ company_id }) => company_id === companyOf(first));
    expect(row).toMatchObject({ kind: 'annual_return', count: 1, since: null, is_late: false, assignee: null });
    expect(row?.due_on).toBe(due);
    expect(meta).toMatchObject({ total: 2, all: 2, mine: 0, unassigned: 2, kinds: { annual_return: 2 } });

    const helper = await openStaff([companyOf(second)]);
    expect((await work(helper)).data.map(({ company_id }) => company_id)).toEqual([companyOf(second)]);
  });

  it('is not shown to strangers', async () => {
    const stranger = await openPerson(database, mailbag, await insertTestUser(database));
    expect((await stranger.get(at('/work'))).status).toBe(404);
  });

  it('can be filtered by who looks after the client, and by kind', async () => {
    await nearDeadline(first);
    await nearDeadline(second);
    const me = practice.manager.userId;
    await practice.manager.send('PUT', at(`/client/${companyOf(first)}/assignee`), { user_id: me });
    const mine = await work(practice.manager, '?whose=mine');
    expect(mine.data.map(({ company_id, assignee }) => [company_id, assignee?.user_id])).toEqual([
      [companyOf(first), me],
    ]);
    expect(mine.meta).toMatchObject({ total: 1, all: 2, mine: 1, unassigned: 1 });
    expect((await work(practice.manager, '?whose=unassigned')).data).toHaveLength(1);
    expect((await work(practice.manager, '?kind=reconcile_lines')).data).toEqual([]);

    await practice.manager.send('PUT', at(`/client/${companyOf(first)}/assignee`), { user_id: null });
    expect((await work(practice.manager, '?whose=mine')).data).toEqual([]);
  });

  it('pages through the rows', async () => {
    await nearDeadline(first);
    await nearDeadline(second);
    const { data, meta } = await work(practice.manager, '?limit=1&page=2');
    expect(data).toHaveLength(1);
    expect(meta).toMatchObject({ page: 2, limit: 1, total: 2 });
  });
});

describe('who looks after a client', () => {
  it('is someone who sees it', async () => {
    const helper = await openStaff([companyOf(second)]);
    const assign = (by: Person, client: Client, user: string) =>
      by.send('PUT', at(`/client/${companyOf(client)}/assignee`), { user_id: user });
    expect((await assign(practice.manager, second, helper.userId)).status).toBe(200);
    expect((await assign(practice.manager, first, helper.userId)).status).toBe(422);
    expect((await assign(helper, second, practice.manager.userId)).status).toBe(200);
    expect((await assign(helper, first, helper.userId)).status).toBe(404);
    const stranger = await openPerson(database, mailbag, await insertTestUser(database));
    expect((await assign(stranger, second, practice.manager.userId)).status).toBe(404);
  });
});

describe('a deadline that was met', () => {
  it('leaves the list, and comes back when the mark is undone', async () => {
    const due = await nearDeadline(first);
    const mark = (by: Person, met: boolean) =>
      by.send('PUT', at(`/client/${companyOf(first)}/deadline`), { deadline: 'annual_return', due_on: due, met });
    const due_days = async () => (await work(practice.manager, '?kind=annual_return')).data.map(({ due_on }) => due_on);
    const before = await due_days();
    expect((await mark(practice.manager, true)).status).toBe(200);
    expect((await mark(practice.manager, true)).status).toBe(200);
    expect(await due_days()).toEqual(before.filter((day) => day !== due));
    expect((await mark(practice.manager, false)).status).toBe(200);
    expect(await due_days()).toEqual(before);

    const helper = await openStaff([companyOf(second)]);
    expect((await mark(helper, true)).status).toBe(404);
  });
});

describe('the months of the clients of a practice', () => {
  const months = async (person: Person): Promise<ClientMonths> =>
    JSON.parse((await person.get(at('/months'))).body.toString()).data;

  it('say what each waits for, only for clients the person sees', async () => {
    const current = startOfMonth(dayInHongKong(new Date()));
    const { books } = first;
    const enter = (number: string, issue_date: string, isConfirmed: boolean) =>
      books.run(async (tx) => {
        const items = [testItem({ account_code: '4000' })];
        const draft = testDraft({ number, issue_date, due_date: issue_date, items });
        const made = await createInvoice(tx, books.call, { type: 'sales_invoice', draft });
        if (isConfirmed) await confirmInvoice(tx, books.call, made);
      });
    await enter('INV-1', addMonths(current, -3), true);
    await enter('INV-2', addMonths(current, -2), false);
    await database.queries
      .updateTable('company')
      .set({ locked_through: addDays(addMonths(current, -4), -1) })
      .where('id', '=', companyOf(first))
      .execute();
    const answer = await months(practice.manager);
    expect(answer.months.at(-1)).toBe(current);
    const client = answer.clients.find(({ company_id }) => company_id === companyOf(first));
    expect(client?.cells.map(({ state, count }) => `${state} ${count}`)).toEqual([
      'locked 0',
      'nothing 0',
      'done 0',
      'documents 1',
      'nothing 0',
      'nothing 0',
    ]);
    const helper = await openStaff([companyOf(second)]);
    expect((await months(helper)).clients.map(({ company_id }) => company_id)).toEqual([companyOf(second)]);
  });

  it('are not shown to strangers', async () => {
    const stranger = await openPerson(database, mailbag, await insertTestUser(database));
    expect((await stranger.get(at('/months'))).status).toBe(404);
  });
});
