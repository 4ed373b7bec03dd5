import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../apps/server/src/platform/database/open.ts';
import { smallPdf } from '../../apps/server/test/small-pdf.ts';
import { Client, createSampleCompany, dataOf, signedInClient } from '../support/client.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { installedPooler, startOwnPooler } from './own-pooler.ts';

let endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.reverse()) await end();
  endings = [];
});

const NEEDS_DIRECT = 'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.';

describe.each(installedPooler())('two processes behind %s', (program) => {
  it('work with fewer connections than requests, and see at once what the other one changed', async () => {
    const direct = await freshDatabase();
    const pooler = await startOwnPooler(program, direct);
    endings.push(() => pooler.stop());
    const url = pooler.through(direct);
    await expect(openDatabase({ url, folder: null })).rejects.toThrow(NEEDS_DIRECT);

    const env = { DATABASE_URL: url, DATABASE_DIRECT_URL: direct, DATABASE_POOL_SIZE: '20' };
    const start = async (folder?: string): Promise<TestServer> => {
      const server = await startTestServer({ env, ...(folder !== undefined && { folder }) });
      endings.push(() => server.stop().then(() => server.clean()));
      return server;
    };
    const one = await start();
    const other = await start(one.folder);
    const client = await signedInClient(one.url, one.folder, 'pooler@example.com');
    const companyId = await createSampleCompany(client);
    const post = async (n: number) => {
      const lines = [
        { account_code: '6100', debit: '1.00' },
        { account_code: '2110', credit: '1.00' },
      ];
      return client.post(`/api/company/${companyId}/journal-entry`, {
        date: '2026-04-10',
        narration: `Tea ${n}`,
        lines,
      });
    };
    const read = () => client.get(`/api/company/${companyId}/report/trial-balance?as_at=2026-04-30`);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => (n % 3 === 0 ? read() : post(n))));
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    const journals = await client.get(`/api/company/${companyId}/manual-journal?limit=1`);
    expect(journals.body.meta).toMatchObject({ total: 40 });

    const page = { widthPt: 595, heightPt: 842, content: 'BT /F1 12 Tf 60 760 Td (Minutes of a meeting) Tj ET' };
    const { id } = dataOf<{ id: string }>(await client.upload(companyId, 'minutes.pdf', Buffer.from(smallPdf([page]))));
    const state = async () =>
      dataOf<{ state: string }>(await client.get(`/api/company/${companyId}/document/${id}`)).state;
    await expect.poll(state, { timeout: 30_000 }).not.toMatch(/queued|processing/);

    const there = new Client(other.url);
    there.adopt(client);
    expect((await there.get('/api/user/profile')).status).toBe(200);
    expect((await client.post('/fortify/logout')).status).toBe(200);
    expect((await there.get('/api/user/profile')).status).toBe(401);
  });
});

/** What PgBouncer answers to a connection that asks for a limit. */
function refusal(): Buffer {
  const fields = Buffer.from('SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

it('a pooler without a direct address stops the start with a sentence', async () => {
  const server = createServer((socket) => socket.once('data', () => socket.end(refusal())));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  endings.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  await expect(openDatabase({ url: `postgres://folio@127.0.0.1:${port}/books`, folder: null })).rejects.toThrow(
    `A connection pooler answers at 127.0.0.1:${port}. ${NEEDS_DIRECT}`,
  );
});
