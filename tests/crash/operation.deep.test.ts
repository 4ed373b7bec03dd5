import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Client, createSampleCompany, signedInClient } from '../support/client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

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

describe('what an operator asks of a server', () => {
  it('probes report the true state, and unknown paths are not found', async () => {
    server = await startTestServer();
    expect(await ask('/livez')).toEqual([200, '{"status":"alive"}']);
    expect(await ask('/readyz')).toEqual([200, '{"status":"ready"}']);
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
      expect(await ask('/readyz')).toEqual([503, '{"status":"not_ready","reason":"disk_full"}']);
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

/** An upload whose last bytes wait until `finish`. */
function slowUpload(client: Client, companyId: string) {
  const boundary = 'folio-slow-upload';
  const { hostname, port } = new URL(client.url);
  const cookies = client.cookies().map(({ name, value }) => `${name}=${value}`);
  const headers = {
    cookie: cookies.join('; '),
    'x-xsrf-token': decodeURIComponent(client.cookie('XSRF-TOKEN') ?? ''),
    'content-type': `multipart/form-data; boundary=${boundary}`,
    connection: 'keep-alive',
  };
  const path = `/api/company/${companyId}/upload-files/`;
  const sent = request({ hostname, port, path, method: 'POST', headers });
  const status = new Promise<number>((done, fail) => {
    sent.once('response', (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    });
    sent.once('error', fail);
  });
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="files[0]"; filename="slow.pdf"\r\n\r\n%PDF-1.4\n`;
  const begun = new Promise<void>((done) => {
    sent.write(head, () => setTimeout(done, 100));
  });
  return { begun, status, finish: () => sent.end(`%%EOF\n\r\n--${boundary}--\r\n`) };
}
