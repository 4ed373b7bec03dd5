import type { ClientRow, PracticeDetail, PracticeStaffRow } from '@folio/contract';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestUser, testDraft } from '../../../../test/books.ts';
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
import { sweepBooks } from './watch-books.ts';

let database: Database;
let mailbag: Mailbag;
let practice: TestPractice;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
afterAll(() => database?.close());
beforeEach(async () => {
  mailbag = openMailbag();
  practice = await openTestPractice(database, mailbag);
});

const dataOf = <T>(answer: { body: { data: unknown } }) => answer.body.data as T;
const read = async <T>(person: Person, path: string) => JSON.parse((await person.get(path)).body.toString()).data as T;
const at = (path: string) => `/api/practice/${practice.id}${path}`;
const staff = () => read<PracticeStaffRow[]>(practice.manager, at('/staff'));
const clients = (person: Person, query = '') => read<ClientRow[]>(person, at(`/client${query}`));

async function openAccountant(): Promise<Person> {
  const userId = await insertTestUser(database);
  await database.queries.updateTable('app_user').set({ account_type: 'person' }).where('id', '=', userId).execute();
  return openPerson(database, mailbag, userId);
}

/** Somebody who asked to join and was let in. */
async function openStaff(may: object): Promise<{ person: Person; id: string }> {
  const person = await openAccountant();
  await person.send('POST', at('/join'));
  const asked = (await staff()).find(({ state }) => state === 'asked');
  await practice.manager.send('PUT', at(`/staff/${asked?.id}`), may);
  return { person, id: asked?.id ?? '' };
}

describe('who sees which client', () => {
  it('is what the manager gives, and ends with the person’s work there', async () => {
    const first = await openTestClient(database, mailbag);
    const second = await openTestClient(database, mailbag);
    await associate(practice, first);
    await associate(practice, second);
    const company = ({ books }: typeof first) => books.companyId;
    const { person, id } = await openStaff({ role: 'staff', sees_all: false, company_ids: [company(second)] });
    const reaches = async (who: Person, client: typeof first) =>
      (await who.send('POST', `/api/company/${company(client)}/view-as`, { on: true })).status;
    const seen = async (who: Person) => (await clients(who)).map((row) => row.id).sort();
    expect(await seen(practice.manager)).toEqual([company(first), company(second)].sort());
    expect(await seen(person)).toEqual([company(second)]);
    expect([await reaches(person, first), await reaches(person, second)]).toEqual([404, 200]);
    await practice.manager.send('PUT', at(`/staff/${id}`), { role: 'staff', sees_all: true });
    expect([await reaches(person, first), await reaches(person, second)]).toEqual([200, 200]);
    await practice.manager.send('DELETE', at(`/staff/${id}`));
    expect([await reaches(person, first), await reaches(person, second)]).toEqual([404, 404]);
    expect((await person.get(at('/client'))).status).toBe(404);
  });

  it('holds no company that is no client', async () => {
    const stranger = await openTestClient(database, mailbag);
    const { person } = await openStaff({ role: 'staff', sees_all: false, company_ids: [stranger.books.companyId] });
    expect(await clients(person)).toEqual([]);
    expect((await person.get(`/api/company/${stranger.books.companyId}`)).status).toBe(404);
  });
});

describe('the people of a practice', () => {
  it('are changed by managers only, and one manager stays', async () => {
    const { person, id } = await openStaff({ role: 'staff', sees_all: true });
    const [manager] = await staff();
    expect((await person.send('PUT', at(`/staff/${id}`), { role: 'manager', sees_all: true })).status).toBe(403);
    expect((await person.send('DELETE', at(`/staff/${manager?.id}`))).status).toBe(403);
    expect((await person.get(at('/client-name'))).status).toBe(403);
    const own = at(`/staff/${manager?.id}`);
    expect((await practice.manager.send('DELETE', own)).status).toBe(409);
    expect((await practice.manager.send('PUT', own, { role: 'staff', sees_all: true })).status).toBe(409);
    await practice.manager.send('PUT', at(`/staff/${id}`), { role: 'manager', sees_all: false });
    expect((await practice.manager.send('DELETE', own)).status).toBe(200);
    expect((await practice.manager.get(at('/staff'))).status).toBe(404);
  });

  it('come in by a link that works once, for the invited address', async () => {
    const guest = await openAccountant();
    const email = (await read<PracticeStaffRow[]>(practice.manager, at('/staff')))[0]?.email ?? '';
    const mine = await database.queries
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', guest.userId)
      .executeTakeFirstOrThrow();
    const invite = (address: string) =>
      practice.manager.send('POST', at('/staff'), { name: 'Guest', email: address, role: 'staff', sees_all: true });
    expect((await invite(email)).body.errors).toHaveProperty('email');
    await invite(mine.email.toUpperCase());
    expect((await invite(mine.email)).status).toBe(422);
    const token = /#([\w-]+)/.exec(mailbag.mails.at(-1)?.text ?? '')?.[1] ?? '';
    const other = await openAccountant();
    const take = (person: Person) => person.send('POST', '/api/practice-invitation/accept', { token });
    expect((await take(other)).status).toBe(403);
    expect(dataOf<PracticeDetail>(await take(guest))).toMatchObject({ my_state: 'active', my_role: 'staff' });
    expect((await take(guest)).status).toBe(404);
    const { rows } =
      await sql`select from practice_member where token_hash is not null and practice_id = ${practice.id}`.execute(
        database.queries,
      );
    expect(rows).toEqual([]);
  });

  it('ask to join as accountants; an account of a company does not', async () => {
    const company = await openPerson(database, mailbag, await insertTestUser(database));
    expect((await company.send('POST', at('/join'))).status).toBe(403);
    const person = await openAccountant();
    await person.send('POST', at('/join'));
    await person.send('POST', at('/join'));
    expect((await staff()).filter(({ state }) => state === 'asked')).toHaveLength(1);
    expect((await person.get(at('/client'))).status).toBe(404);
    expect(dataOf<PracticeDetail>(await person.send('DELETE', at('/join'))).my_state).toBeNull();
  });
});

describe('a practice that is not listed', () => {
  it('is found by its own people only', async () => {
    const detail = await read<PracticeDetail>(practice.manager, at(''));
    await practice.manager.send('PUT', at(''), { ...detail, listed: false });
    const person = await openAccountant();
    expect((await person.get(at(''))).status).toBe(404);
    expect((await practice.manager.get(at(''))).status).toBe(200);
  });
});

describe('the directory', () => {
  const directory = async () => {
    const person = await openAccountant();
    const rows = await read<{ id: string }[]>(person, '/api/practice?limit=200');
    const isShown = rows.some(({ id }) => id === practice.id);
    return [isShown, (await person.get(at(''))).status];
  };
  const own = () => read<PracticeDetail>(practice.manager, at(''));

  it('shows a practice only once a manager proved the email it shows', async () => {
    expect([await directory(), (await own()).email_proved]).toEqual([[true, 200], true]);
    const detail = await own();
    await practice.manager.send('PUT', at(''), { ...detail, email: 'partner@bigfour.example' });
    expect([await directory(), (await own()).email_proved]).toEqual([[false, 404], false]);
    await practice.manager.send('PUT', at(''), { ...detail, email: detail.email.toUpperCase() });
    expect(await directory()).toEqual([true, 200]);
    const proved = (at: Date | null) =>
      database.queries.updateTable('app_user').set({ email_proved_at: at }).where('id', '=', practice.manager.userId);
    await proved(null).execute();
    expect(await directory()).toEqual([false, 404]);
  });

  it('holds no name that is a web address', async () => {
    const detail = await own();
    for (const name of ['Confirm at http://evil.example/login', 'WWW.evil.example'])
      expect((await practice.manager.send('PUT', at(''), { ...detail, name })).body.errors?.name).toEqual([
        'A name cannot contain a web address. Enter the name only.',
      ]);
    expect((await practice.manager.send('PUT', at(''), { ...detail, name: 'Booking.com Advisers & Co.' })).status).toBe(
      200,
    );
  });
});

describe('the home of a practice', () => {
  it('counts what waits and says whether the books agree', async () => {
    const client = await openTestClient(database, mailbag);
    await associate(practice, client, 'bookkeeper');
    const { books } = client;
    await books.run(async (tx) => {
      const id = await createInvoice(tx, books.call, { type: 'sales_invoice', draft: testDraft() });
      await confirmInvoice(tx, books.call, id);
    });
    const look = () => sweepBooks({ database, now: () => new Date(), log: pino({ level: 'silent' }) });
    expect(await clients(practice.manager)).toMatchObject([{ lights: { books: 'open', checked_at: null } }]);
    await look();
    expect(await clients(practice.manager)).toMatchObject([
      {
        role: 'bookkeeper',
        to_review: 0,
        overdue_sales: { count: 1, amount: '1000.00' },
        lights: { books: 'holds', control: 'holds', bank: 'open' },
        attention: true,
      },
    ]);
    expect(await look()).toBe(0);
    await sql`update account_month set debit_minor = debit_minor + 1 where company_id = ${books.companyId} and account_code = '1100'`.execute(
      database.queries,
    );
    await sql`update book_light set checked_at = '2020-01-01' where company_id = ${books.companyId}`.execute(
      database.queries,
    );
    await look();
    expect(await clients(practice.manager)).toMatchObject([{ lights: { books: 'broken', control: 'broken' } }]);
  });

  it('sorts, searches and filters, and refuses what it cannot sort by', async () => {
    const quiet = await openTestClient(database, mailbag);
    const busy = await openTestClient(database, mailbag);
    await associate(practice, quiet);
    await associate(practice, busy);
    const paper = { company_id: busy.books.companyId, name: 'a.pdf', sha256: 'ab'.repeat(32) };
    await sql`insert into stored_file (company_id, sha256, size_bytes, type) values (${paper.company_id}, ${paper.sha256}, 1, 'application/pdf')`.execute(
      database.queries,
    );
    await database.queries
      .insertInto('document')
      .values({ ...paper, state: 'needs_review' })
      .execute();
    const ids = async (query: string) => (await clients(practice.manager, query)).map(({ id }) => id);
    const both = [busy.books.companyId, quiet.books.companyId];
    expect(await ids('?sort=-to_review')).toEqual(both);
    expect(await ids('?sort=to_review')).toEqual(both.toReversed());
    expect(await ids('?attention=true')).toEqual([busy.books.companyId]);
    expect(await ids(`?q=${quiet.br}`)).toEqual([quiet.books.companyId]);
    expect((await practice.manager.get(at('/client?sort=password'))).status).toBe(422);
  });
});
