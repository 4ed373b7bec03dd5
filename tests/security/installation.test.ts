import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSampleCompany, signedInClient } from '../support/client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** A server whose data folder was open to every user of the machine before it started. */
let server: TestServer;
let parent: string;
let folder: string;
beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'folio-modes-'));
  folder = join(parent, 'data');
  const prepared = process.env.FOLIO_TEST_FOLDER;
  if (prepared === undefined) throw new Error('the run has no prepared folder');
  cpSync(prepared, folder, { recursive: true });
  chmodSync(parent, 0o755);
  for (const path of [folder, ...everythingIn(folder)]) chmodSync(path, statSync(path).isDirectory() ? 0o777 : 0o666);
  server = await startTestServer({ folder });
  const client = await signedInClient(server.url, folder, 'person@example.com');
  const companyId = await createSampleCompany(client);
  await client.upload(
    companyId,
    'one.pdf',
    Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n'),
  );
});
afterAll(async () => {
  await server?.stop();
  rmSync(parent, { recursive: true, force: true });
});

function everythingIn(of: string): string[] {
  return readdirSync(of, { recursive: true, encoding: 'utf8' }).map((path) => join(of, path));
}

/** Paths that another user of the machine can read, write or enter. */
function openToNobody(paths: readonly string[]): string[] {
  const script =
    'while IFS= read -r path; do if [ -r "$path" ] || [ -w "$path" ] || [ -x "$path" ]; then echo "$path"; fi; done';
  const nobody = { uid: 65_534, gid: 65_534 };
  const { stdout, status } = spawnSync('/bin/sh', ['-c', script], {
    ...nobody,
    cwd: '/',
    input: `${paths.join('\n')}\n`,
  });
  expect(status).toBe(0);
  return stdout.toString().split('\n').filter(Boolean);
}

/** GET with headers that `fetch` does not let a page choose. */
function get(path: string, headers: Record<string, string>): Promise<{ status: number; text: string }> {
  return new Promise((done, fail) => {
    const asked = request(`${server.url}${path}`, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    asked.on('error', fail);
    asked.end();
  });
}

describe('the data folder', () => {
  it('can be entered by its own user only, also when it was open before', () => {
    for (const path of [folder, ...readdirSync(folder).map((name) => join(folder, name))]) {
      const found = statSync(path);
      if (found.isDirectory()) expect([path, (found.mode & 0o777).toString(8)]).toEqual([path, '700']);
    }
  });

  it('keeps files that are made from now on to their user', () => {
    const mails = everythingIn(join(folder, 'outbox')).filter((path) => path.endsWith('.json'));
    expect(mails.length).toBeGreaterThan(0);
    for (const path of mails) expect(statSync(path).mode & 0o077).toBe(0);
  });

  it.runIf(process.getuid?.() === 0)('shows another user of the machine nothing', () => {
    const paths = [folder, ...everythingIn(folder)];
    expect(paths.length).toBeGreaterThan(900);
    expect(openToNobody([parent])).toEqual([parent]);
    expect(openToNobody(paths)).toEqual([]);
  });
});

describe('the development mailbox', () => {
  const host = () => new URL(server.url).host;

  it('is there for a browser on the same machine', async () => {
    const { status, text } = await get('/dev/mailbox', { host: host() });
    expect([status, text.includes('person@example.com')]).toEqual([200, true]);
    expect((await get('/api/config', { host: host() })).text).toContain('"dev_mailbox":true');
  });

  it.each([
    ['through a proxy', { 'x-forwarded-for': '203.0.113.9' }],
    ['through a proxy that names no address', { forwarded: 'for=203.0.113.9' }],
    ['by another name', { host: 'books.example.com' }],
  ])('is not there for somebody who comes %s', async (_, headers) => {
    expect((await get('/dev/mailbox', { host: host(), ...headers })).status).toBe(404);
    expect((await get('/api/config', { host: host(), ...headers })).text).toContain('"dev_mailbox":false');
  });
});
