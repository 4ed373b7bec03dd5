import type { AccessRequestRow, PracticeRequestRow } from '@folio/contract';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  associate,
  type Mailbag,
  openMailbag,
  openTestClient,
  openTestPractice,
  type Person,
  type TestPractice,
} from '../../../../test/desks/practice-desk.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { sweepApplications } from './tell-owners.ts';

let database: Database;
let mailbag: Mailbag;
let practice: TestPractice;
let client: Awaited<ReturnType<typeof openTestClient>>;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
afterAll(() => database?.close());
beforeEach(async () => {
  mailbag = openMailbag();
  practice = await openTestPractice(database, mailbag);
  client = await openTestClient(database, mailbag);
});

const dataOf = <T>(answer: { body: { data: unknown } }) => answer.body.data as T;
const read = async <T>(person: Person, path: string) => JSON.parse((await person.get(path)).body.toString()).data as T;
const ofPractice = () => `/api/practice/${practice.id}/request`;
const ofCompany = () => `/api/company/${client.books.companyId}/access-request`;
const apply = (number: string) => practice.manager.send('POST', ofPractice(), { number });
const seenByCompany = () => read<AccessRequestRow[]>(client.owner, ofCompany());
const seenByPractice = () => read<PracticeRequestRow[]>(practice.manager, ofPractice());
const act = (person: Person, path: string, name: string, body?: object) => person.send('POST', `${path}/${name}`, body);
const sweep = () =>
  sweepApplications(
    { database, now: () => new Date(), log: pino({ level: 'silent' }) },
    { mailer: mailbag, log: pino({ level: 'silent' }), publicUrl: 'http://folio.example' },
  );

describe('an application', () => {
  it('looks the same whether a company has the number or not, also when one gets it later', async () => {
    const known = dataOf<PracticeRequestRow>(await apply(client.br));
    const unknown = dataOf<PracticeRequestRow>(await apply('99887766'));
    const shape = ({ id: _i, number: _n, created_at: _c, asked_number: _a, ...rest }: PracticeRequestRow) => rest;
    expect(shape(known)).toEqual(shape(unknown));
    expect(known.company).toBeNull();
    const before = await seenByPractice();
    await database.queries.updateTable('company').set({ br: '99887766' }).where('br', '=', client.br).execute();
    expect(await seenByPractice()).toEqual(before);
  });

  it.each([
    ['its digits', (br: string) => br],
    ['its certificate', (br: string) => `${br}-000-04-25-5`],
    ['digits with spaces', (br: string) => ` ${br.slice(0, 4)} ${br.slice(4)} `],
  ])('finds a company by the business registration, typed as %s', async (_, typed) => {
    await apply(typed(client.br));
    expect((await seenByCompany()).map(({ state, name }) => [state, name])).toEqual([['pending', expect.any(String)]]);
  });

  it('finds it by the registration number, and is one whichever of them is accepted', async () => {
    const { registration_number: number } = await database.queries
      .selectFrom('company')
      .select('registration_number')
      .where('id', '=', client.books.companyId)
      .executeTakeFirstOrThrow();
    await apply(client.br);
    await apply(number.toLowerCase());
    const [newest] = await seenByCompany();
    await act(client.owner, `${ofCompany()}/${newest?.id}`, 'accept', { role: 'reader' });
    expect((await seenByPractice()).map(({ state }) => state)).toEqual(['accepted', 'cancelled']);
  });

  it('is one at a time for a number, and none where there is access', async () => {
    await apply(client.br);
    const again = await apply(`${client.br}-000-04-25-5`);
    expect([again.status, again.body.error]).toEqual([409, 'conflict']);
    const [row] = await seenByCompany();
    await act(client.owner, `${ofCompany()}/${row?.id}`, 'accept', { role: 'reader' });
    expect((await apply(client.br)).status).toBe(409);
  });

  it('is emailed to owners by a periodic task and recorded only in that company’s audit trail', async () => {
    await sweep();
    mailbag.mails.splice(0);
    await apply(client.br);
    await apply('55443322');
    expect(mailbag.mails).toHaveLength(0);
    expect(await sweep()).toBe(2);
    expect(mailbag.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('asks for access to Client')]);
    expect(await sweep()).toBe(0);
    const { rows } = await sql<{ company_id: string; practice_id: string }>`
      select company_id, practice_id from audit_event where action = 'access_requested' and practice_id = ${practice.id}`.execute(
      database.queries,
    );
    expect(rows).toEqual([{ company_id: client.books.companyId, practice_id: practice.id }]);
  });
});

describe('an answer', () => {
  it('opens the books at the level given, changes it, and ends at once', async () => {
    const company = `/api/company/${client.books.companyId}`;
    const bankAccounts = () => practice.manager.get(`${company}/account/`).then(({ status }) => status);
    const update = (role: string, id: string) => client.owner.send('PUT', `${ofCompany()}/${id}`, { role });
    const id = await associate(practice, client, 'reader');
    const reach = async () => {
      const { rows } = await sql<{ role: string; level: number }>`
        select role, level from company_reach where practice_id = ${practice.id}`.execute(database.queries);
      return rows;
    };
    expect(await reach()).toEqual([{ role: 'reader', level: 3 }]);
    expect((await practice.manager.send('POST', `${company}/view-as`, { on: true })).status).toBe(200);
    expect(dataOf<AccessRequestRow>(await update('adviser', id))).toMatchObject({ role: 'adviser', level: 2 });
    expect(await reach()).toEqual([{ role: 'adviser', level: 2 }]);
    await act(client.owner, `${ofCompany()}/${id}`, 'revoke');
    expect(await reach()).toEqual([]);
    expect((await practice.manager.send('POST', `${company}/view-as`, { on: true })).status).toBe(404);
    expect(await bankAccounts()).toBe(404);
  });

  it('given twice is given once; another answer is refused', async () => {
    await apply(client.br);
    const [row] = await seenByCompany();
    const path = `${ofCompany()}/${row?.id}`;
    const accept = (role: string) => act(client.owner, path, 'accept', { role });
    expect((await accept('reader')).status).toBe(200);
    expect((await accept('reader')).status).toBe(200);
    expect((await accept('adviser')).status).toBe(409);
    expect((await act(client.owner, path, 'reject')).status).toBe(409);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int from audit_event where subject_id = ${row?.id} and action = 'access_accepted'`.execute(
      database.queries,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('of no names no company to the practice', async () => {
    await apply(client.br);
    const [row] = await seenByCompany();
    await act(client.owner, `${ofCompany()}/${row?.id}`, 'reject');
    expect(await seenByPractice()).toMatchObject([{ state: 'rejected', company: null }]);
  });

  it('to an invitation comes from the practice, which sees who asks', async () => {
    const invited = await client.owner.send('POST', ofCompany(), { practice_id: practice.id, role: 'bookkeeper' });
    const { id } = dataOf<AccessRequestRow>(invited);
    expect(await seenByPractice()).toMatchObject([
      { state: 'pending', asked_by: 'company', company: { name: expect.stringContaining('Client'), id: null } },
    ]);
    expect((await act(client.owner, `${ofCompany()}/${id}`, 'accept', { role: 'reader' })).status).toBe(409);
    expect((await apply(client.br)).status).toBe(409);
    expect((await act(practice.manager, `${ofPractice()}/${id}`, 'accept')).status).toBe(200);
    expect(await seenByPractice()).toMatchObject([
      { state: 'accepted', role: 'bookkeeper', company: { id: client.books.companyId } },
    ]);
    const { rows } = await sql<{ practice_id: string | null }>`
      select practice_id from audit_event where subject_id = ${id} order by id`.execute(database.queries);
    expect(rows).toEqual([{ practice_id: null }, { practice_id: practice.id }]);
    expect((await act(practice.manager, `${ofPractice()}/${id}`, 'revoke')).status).toBe(200);
    expect(await seenByCompany()).toMatchObject([{ state: 'revoked' }]);
  });
});

describe('somebody else', () => {
  it('finds neither requests nor ways to answer them', async () => {
    const id = await associate(practice, client);
    const other = await openTestPractice(database, mailbag);
    const elsewhere = await openTestClient(database, mailbag);
    const foreign = `/api/company/${elsewhere.books.companyId}/access-request`;
    expect((await other.manager.get(ofPractice())).status).toBe(404);
    expect((await act(other.manager, `/api/practice/${other.id}/request/${id}`, 'revoke')).status).toBe(404);
    expect((await act(elsewhere.owner, `${foreign}/${id}`, 'revoke')).status).toBe(404);
    expect((await practice.manager.get(ofCompany())).status).toBe(403);
    expect((await act(practice.manager, `${ofCompany()}/${id}`, 'revoke')).status).toBe(403);
    expect(await seenByCompany()).toMatchObject([{ state: 'accepted' }]);
  });
});

describe('what is done through a practice', () => {
  it('carries its name, in the audit trail and on entries', async () => {
    await associate(practice, client);
    await practice.manager.send('POST', `/api/company/${client.books.companyId}/view-as`, { on: true });
    const { rows } = await sql<{ action: string; practice_id: string; user_id: string }>`
      select action, practice_id, user_id from audit_event
       where company_id = ${client.books.companyId} and action = 'view_as_started'`.execute(database.queries);
    expect(rows).toEqual([{ action: 'view_as_started', practice_id: practice.id, user_id: practice.manager.userId }]);
    expect(
      (await client.owner.send('POST', `/api/company/${client.books.companyId}/view-as`, { on: true })).status,
    ).toBe(409);
  });
});
