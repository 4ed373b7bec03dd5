import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertTestUser, openTestBooks } from '../../test/books.ts';
import { openTestDatabase } from '../../test/engines.ts';
import { type SignedIn, signIn } from '../../test/signed-in.ts';
import { contactRoutes } from '../features/trade/contact/index.ts';
import type { Database } from '../platform/database/open.ts';
import { createLog } from '../platform/log/index.ts';
import type { Measures } from '../platform/metrics/index.ts';

interface Line {
  msg: string;
  requestId?: string;
  traceId?: string;
  userId?: string;
  companyId?: string;
  error?: string;
}

const lines: Line[] = [];
const measured: Parameters<Measures['request']>[0][] = [];
const measures: Measures = {
  request: (answered) => void measured.push(answered),
  reading: () => undefined,
  mail: () => undefined,
  job: () => undefined,
};
const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });

let database: Database;
let companyId: string;
let userId: string;
let caller: SignedIn;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
  const books = await openTestBooks(database);
  companyId = books.companyId;
  userId = books.call.userId;
  caller = await signIn(database, userId, contactRoutes, { log, measures });
});
afterAll(async () => {
  await caller?.close();
  await database?.close();
});
beforeEach(() => {
  lines.length = 0;
  measured.length = 0;
});

const lineOf = (route: string) =>
  lines.find((line) => line.msg === 'request' && 'route' in line && line.route === route);
const CONTACTS = '/api/company/:companyId/contact';

it('a line names the person and the company by id, and neither path nor query', async () => {
  await caller.get(`/api/company/${companyId}/contact?search=Golden`);
  expect(lineOf(CONTACTS)).toMatchObject({ userId, companyId, method: 'GET', status: 200 });
  expect(lineOf(CONTACTS)?.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(lineOf(CONTACTS)).not.toHaveProperty('error');
  expect(JSON.stringify(lines)).not.toContain('Golden');
  expect(measured.map(({ route, method, status, error }) => ({ route, method, status, error }))).toEqual([
    { route: CONTACTS, method: 'GET', status: 200, error: null },
  ]);
});

it('a line does not name a company that the person has no access to', async () => {
  const other = await openTestBooks(database);
  await caller.get(`/api/company/${other.companyId}/contact`);
  expect(lineOf(CONTACTS)).toMatchObject({ userId, status: 404, error: 'not_found' });
  expect(lineOf(CONTACTS)).not.toHaveProperty('companyId');
});

it('a line has the code of the error and the trace of the caller', async () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const answer = await caller.send('POST', `/api/company/${companyId}/contact`, { name: '' }, { traceparent });
  expect(answer.body.error).toBe('validation_failed');
  expect(lineOf(CONTACTS)).toMatchObject({
    error: 'validation_failed',
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    status: 422,
    companyId,
  });
  expect(measured.at(-1)).toMatchObject({ route: CONTACTS, status: 422, error: 'validation_failed' });
});

it('paths that do not exist are measured as one, and not logged', async () => {
  await caller.get(`/api/none/${randomUUID()}`);
  expect(measured.map(({ route, status }) => ({ route, status }))).toEqual([{ route: 'unknown', status: 404 }]);
  expect(lines).toEqual([]);
});

it('a person without a company has only a person in the line', async () => {
  const alone = await insertTestUser(database);
  const other = await signIn(database, alone, contactRoutes, { log });
  await other.get(`/api/company/${companyId}/contact`);
  await other.close();
  expect(lineOf(CONTACTS)).toMatchObject({ userId: alone, status: 404 });
});
