import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { smallPdf } from '../../apps/server/test/small-pdf.ts';
import { createSampleCompany, dataOf, signedInClient } from '../support/client.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const servers = new Set<TestServer>();
let database: pg.Client | undefined;
afterEach(async () => {
  await Promise.all([...servers].map((server) => server.kill()));
  for (const server of servers) server.clean();
  servers.clear();
  await database?.end();
});

/** A file whose reading takes long enough to be interrupted. */
const longFile = (pages: number) =>
  smallPdf(
    Array.from({ length: pages }, (_, page) => ({
      widthPt: 595,
      heightPt: 842,
      content: `BT /F1 12 Tf 60 760 Td (Minutes of meeting ${page}) Tj ${'0 -16 Td (The directors discussed the lease of the office.) Tj '.repeat(40)} ET`,
    })),
  );

it('a web process reads nothing; a document whose worker was killed is taken up by another one', async () => {
  const url = await freshDatabase();
  const asked = new pg.Client({ connectionString: url });
  database = asked;
  await asked.connect();
  const stateOf = async (id: string) =>
    (await asked.query('select state, attempts from document where id = $1', [id])).rows[0];
  let folder: string | undefined;
  const start = async (role: 'web' | 'worker') => {
    const env = { DATABASE_URL: url, FOLIO_ROLE: role, FOLIO_READING_LEASE_S: '3' };
    const server = await startTestServer({ env, ...(folder !== undefined && { folder }) });
    folder = server.folder;
    servers.add(server);
    return server;
  };
  const web = await start('web');
  const client = await signedInClient(web.url, web.folder, 'roles@example.com');
  const companyId = await createSampleCompany(client);
  const upload = async (name: string, pages: number) =>
    dataOf<{ id: string }>(await client.upload(companyId, name, Buffer.from(longFile(pages)))).id;
  const first = await upload('first.pdf', 1);
  // An idle reader would look for it every two seconds.
  await new Promise((done) => setTimeout(done, 2500));
  expect(await stateOf(first)).toEqual({ state: 'queued', attempts: 0 });

  const worker = await start('worker');
  await expect.poll(async () => (await stateOf(first)).state, { timeout: 30_000 }).not.toMatch(/queued|processing/);
  const statuses = await Promise.all(
    ['/livez', '/readyz', '/', '/api/health', '/api/docs', '/fortify/login', `/api/company/${companyId}/document`].map(
      async (path) => (await fetch(`${worker.url}${path}`)).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 404, 404, 404, 404, 404]);

  const second = await upload('second.pdf', 40);
  await expect.poll(async () => (await stateOf(second)).state, { timeout: 30_000, interval: 5 }).toBe('processing');
  await worker.kill();
  const killedAt = Date.now();
  expect(await stateOf(second)).toMatchObject({ state: 'processing', attempts: 1 });
  await start('worker');
  await expect
    .poll(async () => (await stateOf(second)).state, { timeout: 60_000 })
    .toMatch(/needs_review|unsupported|failed/);
  expect(await stateOf(second)).toMatchObject({ attempts: 2 });
  expect(Date.now() - killedAt).toBeLessThan(60_000);
});
