import { createHash } from 'node:crypto';
import type {
  ClientDeadline,
  CompanyDeadline,
  CompanyDeadlines,
  DeadlineFacts,
  DeadlineMarkBody,
} from '@folio/contract';
import { addDays, addMonths, dayInHongKong } from '@folio/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestUser, openTestBooks, type TestBooks } from '../../../../test/books.ts';
import {
  associate,
  openMailbag,
  openPerson,
  openTestClient,
  openTestPractice,
  type Person,
} from '../../../../test/desks/practice-desk.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import { signIn } from '../../../../test/signed-in.ts';
import type { Database } from '../../../platform/database/open.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { createLog } from '../../../platform/log/index.ts';
import { setPeriodLock } from '../../books/ledger/index.ts';
import { deadlineRoutes } from './index.ts';
import { markDeadline, saveFacts } from './keep-deadlines.ts';
import { listDeadlines } from './list-deadlines.ts';

const facts: DeadlineFacts = {
  form: 'private',
  has_employees: true,
  is_represented: true,
  expects_loss: false,
  controllers_changed_on: null,
  version: 0,
};
const annualReturn: DeadlineMarkBody = {
  kind: 'annual_return',
  period: '2026',
  due_on: null,
  done_on: '2026-05-20',
  note: 'Delivered by the secretary',
};

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) =>
      error instanceof DomainError
        ? [error.code, ...error.faults.map(({ path, word }) => `${path} ${word}`)]
        : String(error),
  );

describe.each(engines)('deadlines of a company on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    // Incorporated on 12 April 2021, year end 31 March.
    books = await openTestBooks(database, '2026-06-10');
  });
  const list = (earlier = false): Promise<CompanyDeadlines> =>
    books.run((tx) => listDeadlines(tx, books.call, { earlier }));
  const save = (over: Partial<DeadlineFacts> = {}) =>
    books.run((tx) => saveFacts(tx, books.call, { ...facts, ...over }));
  const mark = (over: Partial<DeadlineMarkBody> = {}) =>
    books.run((tx) => markDeadline(tx, books.call, { ...annualReturn, ...over }));
  const find = async (kind: string, earlier = false): Promise<CompanyDeadline | undefined> =>
    (await list(earlier)).rows.find((row) => row.kind === kind);

  it('name the facts that are missing, and list employers’ duties once there are employees', async () => {
    const before = await list();
    expect(before.missing).toEqual(['has_employees', 'registration_expires_on']);
    expect(before.rows.map(({ kind }) => kind)).not.toContain('mpf_contribution');
    await save();
    const after = await list();
    expect(after.missing).toEqual(['registration_expires_on']);
    expect(after.rows.filter(({ kind }) => kind === 'mpf_contribution')[0]).toMatchObject({
      // Due on 10 April for March: more than 60 days ago.
      period: '2026-04',
      due_on: '2026-05-10',
      state: 'late',
    });
  });

  it('say what being late costs today', async () => {
    const row = await find('annual_return');
    expect(row).toMatchObject({ due_on: '2026-05-24', state: 'late', fee: { amount: '105.00', confirmed: true } });
    expect(row?.late_costs.filter(({ applies }) => applies)).toMatchObject([{ amount: '870.00', confirmed: true }]);
  });

  it('stay while their cost still rises, unless they were due before Folio got the company', async () => {
    const later = (today: string) =>
      books.run(async (tx) => {
        const { rows } = await listDeadlines(tx, { ...books.call, today }, { earlier: false });
        return rows.find(({ kind, period }) => kind === 'annual_return' && period === '2026');
      });
    // Due on 24 May 2026; its last fee applies from 13 January 2027.
    const knownSince = (day: string) =>
      database.queries
        .updateTable('company')
        .set({ created_at: new Date(`${day}T04:00:00Z`) })
        .where('id', '=', books.companyId)
        .execute();
    await knownSince('2026-05-24');
    const row = await later('2027-01-20');
    expect(row).toMatchObject({ state: 'late', due_on: '2026-05-24' });
    expect(row?.late_costs.filter(({ applies }) => applies)).toMatchObject([{ amount: '3480.00' }]);
    expect(await later('2027-03-20')).toBeUndefined();
    await knownSince('2026-05-25');
    expect(await later('2027-01-20')).toBeUndefined();
    await knownSince('2026-05-24');
    await mark();
    expect(await later('2027-01-20')).toBeUndefined();
  });

  it('say whether the accounts of a return are open or locked', async () => {
    expect(await find('profits_tax_return')).toMatchObject({ accounts_to: '2026-03-31', accounts_state: 'open' });
    await books.run((tx) => setPeriodLock(tx, books.call, '2026-03-31'));
    expect(await find('profits_tax_return')).toMatchObject({ accounts_state: 'locked', confirmed: false });
  });

  it('are done when a person says so, which the audit trail keeps, and open again when they undo it', async () => {
    expect(await mark()).toMatchObject({ state: 'done', done_on: '2026-05-20', marked_by: 'Chan Tai Man' });
    expect(await mark({ done_on: null })).toMatchObject({ state: 'late', done_on: null });
    const events = await books.run((tx) =>
      tx.queries
        .selectFrom('audit_event')
        .select('change')
        .where('action', '=', 'deadline_marked')
        .orderBy('id')
        .execute(),
    );
    expect(events.map(({ change }) => change)).toMatchObject([
      { deadline: { after: 'annual_return 2026' }, done_on: { before: null, after: '2026-05-20' } },
      { deadline: { after: 'annual_return 2026' }, done_on: { before: '2026-05-20', after: null } },
    ]);
  });

  it('follow the day that the authority printed', async () => {
    const moved = await mark({ kind: 'profits_tax_return', period: '2025/26', due_on: '2026-11-16', done_on: null });
    expect(moved).toMatchObject({ due_on: '2026-11-16', rule_due_on: '2026-05-01', is_own_day: true, state: 'later' });
  });

  it('reject a day in the future, a day far away, a deadline that does not exist, and an old version', async () => {
    expect(await refusalOf(mark({ done_on: '2026-06-11' }))).toEqual(['validation_failed', 'done_on date_future']);
    expect(await refusalOf(mark({ due_on: '2062-05-01' }))).toEqual(['validation_failed', 'due_on deadline_day_far']);
    expect(await refusalOf(mark({ period: '1999' }))).toEqual(['not_found']);
    expect(await refusalOf(save({ controllers_changed_on: '2026-06-11' }))).toEqual([
      'validation_failed',
      'controllers_changed_on date_future',
    ]);
    await save();
    expect(await refusalOf(save())).toEqual(['stale_version']);
    expect(await save({ version: 1, has_employees: false })).toMatchObject({ version: 2, has_employees: false });
  });
});

describe('a practice and calendar feeds', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
  });
  afterAll(() => database?.close());

  const data = async <T>(person: Pick<Person, 'get'>, path: string): Promise<T> =>
    JSON.parse((await person.get(path)).body.toString()).data;
  async function open() {
    const mailbag = openMailbag();
    const practice = await openTestPractice(database, mailbag);
    const client = await openTestClient(database, mailbag);
    await associate(practice, client);
    const today = dayInHongKong(new Date());
    // The annual return is due in ten days.
    const incorporated = addMonths(addDays(today, -32), -36);
    const companyId = client.books.companyId;
    await database.queries
      .updateTable('company')
      .set({ incorporated_date: incorporated })
      .where('id', '=', companyId)
      .execute();
    return { mailbag, practice, client, companyId, today };
  }
  const urlOf = (answer: { body: { data: unknown } }) => new URL((answer.body.data as { url: string }).url);
  const pathOf = (url: URL) => `${url.pathname}${url.search}`;

  it('list the deadlines of all clients, only for people who see them', async () => {
    const { mailbag, practice, companyId, today } = await open();
    const path = `/api/practice/${practice.id}/deadline`;
    const rows = await data<ClientDeadline[]>(practice.manager, `${path}?kind=annual_return`);
    expect(rows).toMatchObject([{ company_id: companyId, state: 'soon', due_on: addDays(today, 10) }]);
    const stranger = await openPerson(database, mailbag, await insertTestUser(database));
    expect((await stranger.get(path)).status).toBe(404);
  });

  it('share one record with the work list of the practice', async () => {
    const { practice, client, companyId, today } = await open();
    const due = addDays(today, 10);
    const mark = { deadline: 'annual_return', due_on: due, met: true };
    await practice.manager.send('PUT', `/api/practice/${practice.id}/client/${companyId}/deadline`, mark);
    const { rows } = await data<CompanyDeadlines>(client.owner, `/api/company/${companyId}/deadline`);
    expect(rows.find(({ kind, due_on }) => kind === 'annual_return' && due_on === due)).toMatchObject({
      state: 'done',
      done_on: today,
    });
    const kept = await data<ClientDeadline[]>(practice.manager, `/api/practice/${practice.id}/deadline?show=done`);
    expect(kept.map(({ company_id: id }) => id)).toEqual([companyId]);
  });

  it('show a calendar by a secret address until it is replaced or revoked', async () => {
    const { client, companyId } = await open();
    const path = `/api/company/${companyId}/deadline-feed`;
    expect(await data(client.owner, path)).toBeNull();
    const first = urlOf(await client.owner.send('POST', path));
    const calendar = await client.owner.get(pathOf(first));
    expect([calendar.status, calendar.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(calendar.body.toString()).toContain('(NAR1)');

    const second = urlOf(await client.owner.send('POST', path));
    expect((await client.owner.get(pathOf(first))).status).toBe(404);
    expect((await client.owner.get(pathOf(second))).status).toBe(200);
    await client.owner.send('DELETE', path);
    expect((await client.owner.get(pathOf(second))).status).toBe(404);
    expect(await data(client.owner, path)).toBeNull();
  });

  it('end with the access of their person', async () => {
    const { practice, client, companyId } = await open();
    const own = urlOf(await practice.manager.send('POST', `/api/company/${companyId}/deadline-feed`));
    const all = urlOf(await practice.manager.send('POST', `/api/practice/${practice.id}/deadline-feed`));
    expect((await client.owner.get(pathOf(all))).body.toString()).toContain('Client ');
    await database.queries
      .updateTable('access_request')
      .set({ state: 'revoked' })
      .where('company_id', '=', companyId)
      .execute();
    expect((await client.owner.get(pathOf(own))).status).toBe(404);
    expect((await client.owner.get(pathOf(all))).body.toString()).not.toContain('BEGIN:VEVENT');
    await practice.manager.send('DELETE', `/api/practice/${practice.id}/deadline-feed`);
    expect((await client.owner.get(pathOf(all))).status).toBe(404);
  });

  it('are kept as a hash, and their token reaches no log', async () => {
    const lines: string[] = [];
    const log = createLog('debug', { write: (line) => void lines.push(line) });
    const { client, companyId } = await open();
    const caller = await signIn(database, client.books.call.userId, deadlineRoutes, { log });
    const url = urlOf(await caller.send('POST', `/api/company/${companyId}/deadline-feed`));
    const token = url.searchParams.get('token') ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await caller.get(pathOf(url))).status).toBe(200);
    expect((await caller.get(`${url.pathname}?token=${token.slice(1)}`)).status).toBe(422);
    const other = `${'x'.repeat(3)}${token.slice(3)}`;
    expect((await caller.get(`${url.pathname}?token=${other}`)).status).toBe(404);
    await caller.close();
    expect(lines.join('\n')).toContain('/api/public/deadlines.ics');
    for (const secret of [token, token.slice(3)]) expect(lines.join('\n')).not.toContain(secret);
    const feeds = JSON.stringify(await database.queries.selectFrom('deadline_feed').selectAll().execute());
    expect(feeds).not.toContain(token);
    expect(feeds).toContain(createHash('sha256').update(token).digest('hex'));
    const events = await database.queries
      .selectFrom('audit_event')
      .selectAll()
      .where('company_id', '=', companyId)
      .execute();
    expect(JSON.stringify(events, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
      token,
    );
  });
});
