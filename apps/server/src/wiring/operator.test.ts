import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../test/books.ts';
import { openTestDatabase } from '../../test/engines.ts';
import { type SignedIn, signIn } from '../../test/signed-in.ts';
import { readConfig } from '../config.ts';
import { operatorRoutes } from '../features/people/operator/index.ts';
import { readProfile } from '../features/people/session/account/profile.ts';
import type { Database } from '../platform/database/open.ts';
import type { Call } from '../platform/http/call.ts';
import { startJobs } from '../platform/jobs/index.ts';
import { createLog } from '../platform/log/index.ts';
import { installationOf } from './given-up.ts';

const config = readConfig({ FOLIO_ADMINISTRATORS: 'admin@folio.example, unproved@folio.example' }, '/');
let database: Database;
let books: TestBooks;
let administrator: SignedIn;
let owner: SignedIn;
let operator: TestBooks;
let documentId: string;
let emailId: string;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
  await (await startJobs(database, createLog('silent'))).stop();
  books = await openTestBooks(database);
  const { queries } = database;
  operator = await openTestBooks(database);
  await queries
    .updateTable('app_user')
    .set({ email: 'Admin@folio.example', email_proved_at: new Date() })
    .where('id', '=', operator.call.userId)
    .execute();
  const register = (app: Parameters<typeof operatorRoutes>[0]) => operatorRoutes(app, installationOf(database));
  administrator = await signIn(database, operator.call.userId, register, { config });
  owner = await signIn(database, books.call.userId, register, { config });
  const company_id = books.companyId;
  const file = { company_id, sha256: 'a'.repeat(64) };
  await queries
    .insertInto('stored_file')
    .values({ ...file, type: 'application/pdf', size_bytes: 7n })
    .execute();
  const problem = JSON.stringify({ code: 'reader_failed', values: {}, retryable: true });
  const document = { ...file, number: 1, name: 'secret.pdf', state: 'failed', problem };
  ({ id: documentId } = await queries
    .insertInto('document')
    .values(document)
    .returning('id')
    .executeTakeFirstOrThrow());
  const last_error = JSON.stringify({
    word: 'mail_no_answer',
    values: { server: 'mail.example:25', words: 'timeout' },
  });
  const mail = {
    company_id,
    kind: 'invoice',
    receivers: '[]',
    subject: 'secret',
    body: '',
    last_error,
    state: 'failed',
  };
  ({ id: emailId } = await queries.insertInto('outgoing_mail').values(mail).returning('id').executeTakeFirstOrThrow());
});
afterAll(async () => {
  await administrator?.close();
  await owner?.close();
  await database?.close();
});

const stateOf = async () => {
  const document = await database.queries.selectFrom('document').select('state').executeTakeFirstOrThrow();
  const mail = await database.queries.selectFrom('outgoing_mail').select('state').executeTakeFirstOrThrow();
  return [document.state, mail.state];
};
const retry = (who: SignedIn, kind: 'document' | 'email', id: string, company_id = books.companyId) =>
  who.send('POST', '/api/operator/retry', { kind, company_id, id });
const viewOf = async (who: SignedIn, language?: string) => {
  const { status, body } = await who.get('/api/operator', language);
  return { status, ...JSON.parse(body.toString()) };
};

describe('a person who is not an administrator', () => {
  it('gets the answer of a page that does not exist, and retries nothing', async () => {
    expect(await viewOf(owner)).toMatchObject({ status: 404, error: 'not_found' });
    expect(await retry(owner, 'document', documentId)).toMatchObject({ status: 404, body: { error: 'not_found' } });
    expect(await retry(owner, 'email', emailId)).toMatchObject({ status: 404 });
    expect(await stateOf()).toEqual(['failed', 'failed']);
  });

  it('is also one who only claims the address: it must be proved', async () => {
    const claimed = { email: 'unproved@folio.example' };
    await database.queries.updateTable('app_user').set(claimed).where('id', '=', books.call.userId).execute();
    expect(await viewOf(owner)).toMatchObject({ status: 404 });
  });
});

describe('an administrator', () => {
  it('is offered the page once they have signed in completely, and no other person is', async () => {
    const offered = async (call: Call, isPending = false) =>
      (await readProfile(config, call, isPending)).administers_server;
    expect(await offered(operator.call)).toBe(true);
    expect(await offered(operator.call, true)).toBe(false);
    expect(await offered(books.call)).toBe(false);
  });

  it('sees versions, sizes, queues, processes and failed work, and no names of files', async () => {
    const { status, data } = await viewOf(administrator);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      version: '0.1.0',
      schema: expect.stringMatching(/^00\d\d-/),
      engine: 'postgres',
      files: { count: 1, bytes: 7 },
      verification: null,
    });
    expect(data.database_bytes).toBeGreaterThan(1_000_000);
    expect(data.queues).toContainEqual({ queue: 'documents', waiting: 0, oldest_seconds: 0, failed: 1 });
    expect(data.processes).toContainEqual(expect.objectContaining({ pid: process.pid, version: '0.1.0' }));
    const common = { company_id: books.companyId, company: 'Lantern Test Limited' };
    expect(data.given_up).toMatchObject([
      { ...common, kind: 'document', id: documentId },
      { ...common, kind: 'email', id: emailId, reason: expect.stringContaining('mail.example:25') },
    ]);
    expect(JSON.stringify(data)).not.toContain('secret');
    const chinese = (await viewOf(administrator, 'zh-Hant')).data;
    expect(chinese.given_up[0].reason).toMatch(/\p{Script=Han}/u);
  });

  it('queues failed work again once, and it is recorded', async () => {
    expect((await retry(administrator, 'document', documentId)).status).toBe(200);
    expect((await retry(administrator, 'email', emailId)).status).toBe(200);
    expect(await stateOf()).toEqual(['queued', 'queued']);
    expect((await retry(administrator, 'document', documentId)).status).toBe(404);
    expect((await viewOf(administrator)).data.given_up).toEqual([]);
    const events = await database.queries
      .selectFrom('account_event')
      .innerJoin('app_user', 'app_user.id', 'account_event.user_id')
      .select(['app_user.email', 'account_event.change'])
      .where('action', '=', 'failed_work_retried')
      .orderBy('account_event.id')
      .execute();
    const company_id = books.companyId;
    expect(events).toEqual([
      { email: 'Admin@folio.example', change: { kind: 'document', company_id, id: documentId } },
      { email: 'Admin@folio.example', change: { kind: 'email', company_id, id: emailId } },
    ]);
  });

  it('retries nothing under the name of another company', async () => {
    await database.queries.updateTable('outgoing_mail').set({ state: 'failed' }).execute();
    const other = await openTestBooks(database);
    expect((await retry(administrator, 'email', emailId, other.companyId)).status).toBe(404);
    expect(await stateOf()).toEqual(['queued', 'failed']);
  });
});
