import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Client, createSampleCompany, signedInClient } from '../support/client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { slowUpload } from '../support/slow-upload.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server?.clean();
  server = undefined;
});

const ask = async (path: string, accept = '*/*') => {
  const answer = await fetch(`${server?.url}${path}`, { headers: { accept } });
  return [answer.status, (await answer.text()).slice(0, 60)];
};

const readyz = async () => {
  const answer = await fetch(`${server?.url}/readyz`);
  return JSON.parse(await answer.text());
};
const checks = {
  accepting: 'ok',
  database: 'ok',
  migrations: 'ok',
  disk: 'ok',
  storage: 'ok',
  backup: 'off',
  object_store: 'off',
};

describe('what an operator asks of a server', () => {
  it('probes report the true state, and unknown paths are not found', async () => {
    server = await startTestServer();
    expect(await ask('/livez')).toEqual([200, '{"status":"alive"}']);
    expect(await readyz()).toEqual({ status: 'ready', checks });
    for (const path of ['/healthz', '/metrics', '/api/none', '/api'])
      expect((await ask(path, 'text/html'))[0], path).toBe(404);
    expect((await ask('/sales'))[0]).toBe(404);
  });

  it('a running request is finished after SIGTERM, and then the process ends', async () => {
    server = await startTestServer();
    const client = await signedInClient(server.url, server.folder, 'drain@example.com');
    const companyId = await createSampleCompany(client);
    const upload = slowUpload(client, companyId);
    await upload.begun;
    const ended = server.stop();
    const probe = () =>
      fetch(`${server?.url}/readyz`).then(
        () => 'answered',
        () => 'refused',
      );
    await expect.poll(probe, { timeout: 20_000 }).toBe('refused');
    upload.finish();
    expect(await upload.status).toBe(200);
    expect(await ended).toBe(0);
  });

  it('an upload that does not end is cut when the time is over, and the exit code says so', async () => {
    server = await startTestServer({ env: { FOLIO_DRAIN_S: '1' } });
    const client = await signedInClient(server.url, server.folder, 'cut@example.com');
    const upload = slowUpload(client, await createSampleCompany(client));
    await upload.begun;
    const cut = expect(upload.status).rejects.toThrow('socket hang up');
    expect(await server.stop()).toBe(2);
    await cut;
  });

  it('sign-up can be closed, or kept for people who were invited', async () => {
    for (const [setting, sentence] of [
      ['closed', 'Sign-up is closed on this server. Ask its administrator for an account.'],
      [
        'invited',
        'Only people who were invited can sign up on this server. Use the email address of your invitation, or ask for one.',
      ],
    ] as const) {
      server = await startTestServer({ env: { FOLIO_SIGN_UP: setting } });
      const stranger = new Client(server.url);
      await stranger.get('/fortify/csrf');
      const password = 'correct horse battery';
      const form = { name: 'A', email: 'a@example.com', account_type: 'company' };
      const answer = await stranger.post('/fortify/register', { ...form, password, password_confirmation: password });
      expect([answer.status, answer.body.message]).toEqual([403, sentence]);
      expect((await stranger.get('/api/config')).body.data).toMatchObject({ sign_up: setting });
      await server.stop();
      server.clean();
      server = undefined;
    }
  });

  it.each(smallDisks())(
    'on a disk that is nearly full writes are refused, and go on when there is room',
    async (disk) => {
      const folder = join(disk, 'data');
      cpSync(process.env.FOLIO_TEST_FOLDER ?? (await preparedFolder()), folder, { recursive: true });
      server = await startTestServer({ folder });
      const client = await signedInClient(server.url, folder, 'full@example.com');
      const filler = join(disk, 'filler');
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(filler, Buffer.alloc(bavail * bsize - 40 * 1024 * 1024));
      await new Promise((done) => setTimeout(done, 250));
      const refused = await client.post('/api/company', {});
      expect([refused.status, refused.body.error]).toEqual([507, 'storage_full']);
      await expect.poll(readyz).toMatchObject({ status: 'not_ready', reason: 'disk_full' });
      expect((await client.get('/api/user/profile')).status).toBe(200);
      rmSync(filler);
      await new Promise((done) => setTimeout(done, 250));
      await createSampleCompany(client);
      expect(await server.stop()).toBe(0);
      spawnSync('umount', [disk]);
      rmSync(disk, { recursive: true, force: true });
      server = undefined;
    },
  );
});

/** A file system in memory, small enough to fill, where the machine lets a test mount one. */
function smallDisks(): string[] {
  const disk = mkdtempSync(join(tmpdir(), 'folio-small-disk-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk]).status === 0;
  if (isMounted) return [disk];
  rmSync(disk, { recursive: true });
  return [];
}

async function preparedFolder(): Promise<string> {
  const first = await startTestServer();
  await first.stop();
  return first.folder;
}
