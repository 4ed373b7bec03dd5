import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { guardSpace } from '../../apps/server/src/platform/free-space/index.ts';
import { objectShelf } from '../../apps/server/src/platform/storage/object-shelf.ts';
import { MIGRATED } from '../../apps/server/test/engines.ts';
import { type S3Server, startS3Server } from '../../apps/server/test/s3-server.ts';
import { smallPdf } from '../../apps/server/test/small-pdf.ts';
import { Client, createSampleCompany, dataOf, signedInClient } from '../support/client.ts';
import { roomyMemory, startTestServer } from '../support/server.ts';

const root = resolve(import.meta.dirname, '..', '..');

let store: S3Server;
beforeAll(async () => {
  store = await startS3Server();
});
afterAll(() => store?.clean());

let endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.reverse()) await end();
  endings = [];
});

const newFolder = () => {
  const folder = mkdtempSync(join(roomyMemory ?? tmpdir(), 'folio-object-store-'));
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** A receipt of one page, different for each number. */
const paper = (n: number) =>
  smallPdf([{ widthPt: 400, heightPt: 800, content: `BT /F1 14 Tf 40 700 Td (Lantern Supplies receipt ${n}) Tj ET` }]);

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isSo()) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('it did not happen within 30 seconds');
}

/** What is in the bucket below a prefix, without derived data. */
async function kept(prefix: string): Promise<string[]> {
  const shelf = await objectShelf(store.config(prefix), guardSpace(tmpdir()));
  const names: string[] = [];
  for await (const { name } of shelf.list('')) if (!name.includes('/derived/')) names.push(name);
  return names;
}

describe('two processes that share a database and an object store, but no folder', () => {
  it('serve each other’s files; a store that goes away is an outage of files alone', async () => {
    const admin = new pg.Client({ connectionString: process.env.FOLIO_TEST_POSTGRES_URL });
    const name = `folio_${randomBytes(6).toString('hex')}`;
    await admin.connect();
    await admin.query(`create database ${name} template ${MIGRATED} strategy file_copy`).finally(() => admin.end());
    const database = new URL(process.env.FOLIO_TEST_POSTGRES_URL ?? '');
    database.pathname = `/${name}`;
    const env = { DATABASE_URL: database.href, ...store.env('shared/') };
    const servers = await Promise.all([0, 1].map(() => startTestServer({ folder: newFolder(), env })));
    const [one, two] = servers;
    if (one === undefined || two === undefined) throw new Error('two servers were started');
    endings.push(() => Promise.all(servers.map((server) => server.stop())));
    const client = await signedInClient(one.url, one.folder, 'store@example.com');
    const other = new Client(two.url);
    other.adopt(client);
    const companyId = await createSampleCompany(client);
    const at = (id: string) => `/api/company/${companyId}/document/${id}`;
    const { id } = dataOf<{ id: string }>(await client.upload(companyId, 'one.pdf', paper(1)));
    const readBy = async (caller: Client, document: string) => {
      const { state } = dataOf<{ state: string }>(await caller.get(at(document)));
      return state !== 'queued' && state !== 'processing';
    };
    await until(() => readBy(other, id));
    const original = await other.call('GET', `${at(id)}/original`);
    expect([original.status, original.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await other.call('GET', `${at(id)}/page/1?width=400`)).status).toBe(200);
    expect(existsSync(join(one.folder, 'files', companyId))).toBe(false);
    expect(await kept('shared/')).toHaveLength(1);

    await store.stop();
    const refused = await client.upload(companyId, 'two.pdf', paper(2));
    expect([refused.status, refused.headers.get('retry-after'), refused.body.message]).toEqual([
      503,
      '5',
      'The storage of files cannot be reached at the moment. Please try again in a few seconds.',
    ]);
    expect((await other.get(`${at(id)}/original`)).status).toBe(503);
    expect((await other.get('/api/user/profile')).status).toBe(200);
    const ready = async () =>
      (await fetch(`${two.url}/readyz`)).json() as Promise<{ status: string; checks: { object_store: string } }>;
    await until(async () => (await ready()).checks.object_store === 'failed');
    expect((await ready()).status).toBe('ready');
    expect(readdirSync(join(one.folder, 'files', 'arriving'))).toEqual([]);

    await store.start();
    await until(async () => (await ready()).checks.object_store === 'ok');
    const again = dataOf<{ id: string }>(await client.upload(companyId, 'two.pdf', paper(2)));
    await until(() => readBy(client, again.id));
    expect((await other.call('GET', `${at(again.id)}/original`)).status).toBe(200);
    expect(await kept('shared/')).toHaveLength(2);
  });
});

/** Runs a command as an administrator would. */
function run(command: string, args: string[], env: Record<string, string>) {
  const program = join(root, 'apps', 'server', 'src', 'tools', `${command}.ts`);
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules', '.bin', 'node'), [program, ...args], {
    env: { ...process.env, FOLIO_BACKUP_KEY: 'seven lanterns above the harbour', ...env },
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}

describe('the files of an installation', () => {
  it('move from the folder to the store, are backed up and restored there, and are checked', async () => {
    const data = newFolder();
    const prepared = process.env.FOLIO_TEST_FOLDER;
    if (prepared !== undefined) cpSync(prepared, data, { recursive: true });
    const server = await startTestServer({ folder: data });
    const client = await signedInClient(server.url, server.folder, 'files@example.com');
    const companyId = await createSampleCompany(client);
    for (const n of [1, 2, 3]) dataOf(await client.upload(companyId, `${n}.pdf`, paper(n)));
    await server.stop();
    const inFolder = { FOLIO_DATA: data };
    const inStore = { FOLIO_DATA: data, ...store.env('moved/') };

    expect(run('move-files', ['to-store'], inFolder)).toMatchObject({ status: 2 });
    expect(run('move-files', ['elsewhere'], inStore)).toMatchObject({ status: 2 });
    const copied = '3 files were copied and read back; 0 were there already.\n';
    expect(run('move-files', ['to-store'], inStore)).toEqual({ status: 0, said: copied });
    const removed = '0 files were copied and read back; 3 were there already.\n3 files were removed';
    const moved = run('move-files', ['to-store', '--remove'], inStore);
    expect(moved).toEqual({ status: 0, said: expect.stringContaining(removed) });
    expect(run('verify-books', ['--skip-contents'], inFolder)).toMatchObject({
      status: 1,
      said: expect.stringContaining('FAILS  Every file that the books name is in the storage (3)'),
    });
    expect(run('verify-books', [], inStore)).toMatchObject({
      status: 0,
      said: expect.stringContaining('holds  Every file has its hash (3)'),
    });

    const target = newFolder();
    expect(run('backup', [target], inStore)).toMatchObject({ status: 0 });
    const copy = { FOLIO_DATA: join(newFolder(), 'data'), ...store.env('restored/') };
    expect(run('restore', [target], copy)).toMatchObject({ status: 0 });
    const names = await kept('moved/');
    expect(await kept('restored/')).toEqual(names);

    const shelf = await objectShelf(store.config('moved/'), guardSpace(tmpdir()));
    const [gone = '', changed = ''] = names;
    const bytes = await shelf.read(changed);
    bytes.reverse();
    await shelf.remove(gone);
    await shelf.write(changed, bytes);
    const checked = run('verify-books', [], inStore);
    expect(checked.status).toBe(1);
    expect(checked.said).toContain(`Company ${companyId}: ${gone.slice(-64)} is missing`);
    expect(checked.said).toContain(`Company ${companyId}: ${changed.slice(-64)} is damaged`);
    expect(run('verify-books', ['--skip-contents'], inStore).said).not.toContain('is damaged');
    expect(run('move-files', ['to-folder'], inStore)).toMatchObject({
      status: 1,
      said: expect.stringContaining('1 files are damaged and were not copied.'),
    });
  });
});
