import { createHash, randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CutLine } from '../../apps/server/test/cut-line.ts';
import { MIGRATED } from '../../apps/server/test/engines.ts';
import { freePort } from '../../apps/server/test/free-port.ts';
import { type Client, createSampleCompany, dataOf, signedInClient } from '../support/client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let line: CutLine;
/** The database past the proxy. */
let direct: string;
let server: TestServer;
let client: Client;
let companyId: string;
beforeAll(async () => {
  const target = new URL(process.env.FOLIO_TEST_POSTGRES_URL ?? '');
  const name = `folio_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: target.href });
  await admin.connect();
  await admin.query(`create database ${name} template ${MIGRATED} strategy file_copy`).finally(() => admin.end());
  target.pathname = `/${name}`;
  direct = target.href;
  line = new CutLine(await freePort(), target);
  await line.open();
  server = await startTestServer({ env: { DATABASE_URL: line.url, DATABASE_LOCK_TIMEOUT_S: '1' } });
  client = await signedInClient(server.url, server.folder, 'outage@example.com');
  companyId = await createSampleCompany(client);
});
afterAll(async () => {
  await server?.stop();
  line?.cut();
  server?.clean();
});

let count = 0;
async function post(): Promise<boolean> {
  count += 1;
  const answer = await client.post(
    `/api/company/${companyId}/journal-entry`,
    {
      date: '2026-04-10',
      narration: `Posting ${count}`,
      lines: [
        { account_code: '6100', debit: '1.00' },
        { account_code: '2110', credit: '1.00' },
      ],
    },
    { 'idempotency-key': `outage-posting-${count}` },
  );
  if (answer.status === 503) return false;
  dataOf(answer);
  return true;
}

it('a database that goes away under load causes an outage only while it is away, and no data is lost', async () => {
  const outcomes: boolean[] = [];
  let isOver = false;
  const worker = async () => {
    while (!isOver) outcomes.push(await post());
  };
  const until = async (isSo: () => boolean | Promise<boolean>) => {
    while (fault === null && !(await isSo())) await new Promise((done) => setTimeout(done, 20));
  };
  let fault: unknown = null;
  const work = Promise.all([worker(), worker(), worker()]).catch((error: unknown) => {
    fault = error;
    isOver = true;
  });
  await until(() => outcomes.length > 5);
  line.cut();
  await until(() => outcomes.filter((isPosted) => !isPosted).length > 5);
  const asked = await client.get('/api/user/profile');
  expect([asked.status, asked.headers.get('retry-after'), asked.body.message]).toEqual([
    503,
    '5',
    'The database cannot be reached at the moment. Nothing was changed. Please try again in a few seconds.',
  ]);
  client.language = 'zh-Hant';
  expect((await client.get('/api/user/profile')).body.message).toBe(
    '資料庫暫時無法連接，沒有任何更改。請於數秒後再試。',
  );
  client.language = 'en-US';
  const probe = async (path: string) => (await fetch(`${server.url}${path}`)).status;
  await until(async () => (await probe('/readyz')) === 503);
  expect([await probe('/livez'), await probe('/api/health')]).toEqual([200, 503]);
  await line.open();
  const before = outcomes.filter(Boolean).length;
  await until(() => outcomes.filter(Boolean).length > before + 5);
  isOver = true;
  await work;
  expect(fault).toBeNull();
  await until(async () => (await probe('/readyz')) === 200);
  const list = await client.get(`/api/company/${companyId}/manual-journal?limit=1`);
  // A commit whose answer was cut off may be in the database too; an acknowledged one must be.
  expect((list.body.meta as { total: number }).total).toBeGreaterThanOrEqual(outcomes.filter(Boolean).length);
});

it('a change that waits too long for another one is an outage of that request alone', async () => {
  const other = new pg.Client({ connectionString: direct });
  await other.connect();
  await other.query('begin; lock table journal_entry in access exclusive mode');
  count += 1;
  const lines = [
    { account_code: '6100', debit: '1.00' },
    { account_code: '2110', credit: '1.00' },
  ];
  const path = `/api/company/${companyId}/journal-entry`;
  const refused = await client.post(path, { date: '2026-04-10', narration: 'Late', lines });
  expect([refused.status, refused.headers.get('retry-after'), refused.body.message]).toEqual([
    503,
    '5',
    'The database took too long, probably because others are changing the same data. Nothing was changed. Please try again in a few seconds.',
  ]);
  expect((await client.get('/api/user/profile')).status).toBe(200);
  await other.query('rollback').finally(() => other.end());
  expect(await post()).toBe(true);
});

it('an original that another program changed is a sentence, not a file', async () => {
  const sent = Buffer.from('%PDF-1.4\n% whole\n');
  const { id } = dataOf<{ id: string }>(await client.upload(companyId, 'changed.pdf', sent));
  const sha256 = createHash('sha256').update(sent).digest('hex');
  writeFileSync(join(server.folder, 'files', companyId, sha256.slice(0, 2), sha256), 'other');
  const answer = await client.get(`/api/company/${companyId}/document/${id}/original`);
  expect([answer.status, answer.body.error]).toEqual([404, 'not_found']);
  expect(answer.body.message).toContain('damaged on the server');
});

it('an original that is missing from the folder is a sentence', async () => {
  const { id } = dataOf<{ id: string }>(await client.upload(companyId, 'gone.pdf', Buffer.from('%PDF-1.4\n% gone\n')));
  rmSync(join(server.folder, 'files', companyId), { recursive: true });
  const answer = await client.get(`/api/company/${companyId}/document/${id}/original`);
  expect([answer.status, answer.body.error]).toEqual([404, 'not_found']);
  expect(answer.body.message).toContain('missing from the server');
});
