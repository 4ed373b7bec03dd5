import { rmSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../../apps/server/test/free-port.ts';
import { type Client, createSampleCompany, signedInClient } from '../support/client.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { slowUpload } from '../support/slow-upload.ts';
import { type Balancer, openBalancer } from './balancer.ts';

const servers = new Set<TestServer>();
let balancer: Balancer | undefined;
let folder: string | undefined;
afterEach(async () => {
  await balancer?.close();
  await Promise.all([...servers].map((server) => server.kill()));
  servers.clear();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

/** Calls without a pause until `stop`, which returns every status that is not 200. */
function keepCalling(client: Client, companyId: string) {
  let isOver = false;
  let count = 0;
  const wrong: number[] = [];
  const note = ({ status }: { status: number }) => {
    count += 1;
    if (status !== 200) wrong.push(status);
  };
  const read = async () => {
    while (!isOver) note(await client.get('/api/user/profile'));
  };
  const write = async () => {
    while (!isOver) {
      const lines = [
        { account_code: '6100', debit: '1.00' },
        { account_code: '2110', credit: '1.00' },
      ];
      note(
        await client.post(`/api/company/${companyId}/journal-entry`, { date: '2026-04-10', narration: 'Tea', lines }),
      );
    }
  };
  const work = Promise.all([read(), read(), write()]);
  return {
    count: () => count,
    stop: async () => {
      isOver = true;
      await work;
      return wrong;
    },
  };
}

it('two servers are restarted one after the other, and no request and no upload fails', async () => {
  const env = { DATABASE_URL: await freshDatabase(), FOLIO_DRAIN_DELAY_S: '1' };
  const start = async (port: number) => {
    const server = await startTestServer({ port, env, ...(folder === undefined ? {} : { folder }) });
    folder = server.folder;
    servers.add(server);
    return server;
  };
  const stop = async (server: TestServer) => {
    const code = await server.stop();
    servers.delete(server);
    return code;
  };
  const ports = [await freePort(), await freePort()] as const;
  const [one, other] = ports.map((port) => `http://127.0.0.1:${port}`) as [string, string];
  const opened = await openBalancer([one, other]);
  balancer = opened;
  const untilReady = (address: string) => expect.poll(() => opened.isReady(address), { timeout: 20_000 }).toBe(true);

  const first = await start(ports[0]);
  await untilReady(one);
  const client = await signedInClient(opened.url, first.folder, 'rolling@example.com');
  const companyId = await createSampleCompany(client);
  // The only server that runs gets it.
  const upload = slowUpload(client, companyId);
  await upload.begun;
  const second = await start(ports[1]);
  await untilReady(other);
  const calls = keepCalling(client, companyId);

  const ended = stop(first);
  const accepts = () =>
    fetch(`${one}/livez`).then(
      () => true,
      () => false,
    );
  await expect.poll(accepts, { timeout: 20_000 }).toBe(false);
  expect(opened.isReady(one)).toBe(false);
  upload.finish();
  expect(await upload.status).toBe(200);
  expect(await ended).toBe(0);

  await start(ports[0]);
  await untilReady(one);
  expect(await stop(second)).toBe(0);
  const before = calls.count();
  await expect.poll(calls.count).toBeGreaterThan(before + 5);
  expect([await calls.stop(), opened.failed()]).toEqual([[], []]);
  for (const address of [one, other]) expect(opened.answered().get(address)).toBeGreaterThan(5);
});
