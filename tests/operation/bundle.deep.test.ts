import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import type { ReportSheet } from '@folio/contract';
import {
  DINNER_RECEIPT,
  invoiceFromEvent,
  loadExample,
  renderInvoice,
  renderReceipt,
  toPng,
} from '@folio/sample-documents';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../apps/server/test/free-port.ts';
import { filesIn } from '../../tools/bundle/packages.ts';
import { type Client, createSampleCompany, dataOf, signedInClient } from '../support/client.ts';
import { invoiceDraft } from '../support/drafts.ts';

const root = resolve(import.meta.dirname, '..', '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** A user without rights, where this process may become another user; the bundle then belongs to root. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let place: string;
let program: string;
let data: string;
let port: number;
let server: ChildProcess;
let said = '';

/** Everything the process gets: nothing of this test's environment. */
const environment = () => ({
  PATH: '/usr/bin:/bin',
  PORT: String(port),
  FOLIO_DATA: data,
  FOLIO_DEMO: 'off',
  FOLIO_BACKUP_KEY: 'seven lanterns above the harbour',
  LOG_LEVEL: 'warn',
});

function writable(name: string): string {
  const folder = join(place, name);
  mkdirSync(folder);
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  return folder;
}

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join(program, 'folio'), args, {
    ...user,
    cwd: data,
    env: environment(),
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}

const probe = (path: string) =>
  spawnSync(join(program, 'bin/node'), [join(program, 'bin/probe.mjs'), path], { env: environment() }).status;

beforeAll(async () => {
  const bundled = spawnSync(join(root, 'node_modules/.bin/node'), ['tools/bundle.mjs', '--folder-only'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (bundled.status !== 0) throw new Error(`${bundled.stdout}${bundled.stderr}`);
  place = mkdtempSync(join(tmpdir(), 'folio-bundle-'));
  chmodSync(place, 0o755);
  program = join(place, 'program');
  cpSync(join(root, 'dist', `folio-${version}`), program, { recursive: true });
  spawnSync('chmod', ['-R', 'a-w', program]);
  data = writable('data');
  port = await freePort();
  server = spawn(join(program, 'folio'), { ...user, cwd: data, env: environment() });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (said += chunk));
  for (let tries = 0; tries < 1200 && !said.includes('is ready'); tries++) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}:\n${said}`);
    await new Promise((done) => setTimeout(done, 50));
  }
});
afterAll(() => {
  server.kill('SIGKILL');
  spawnSync('chmod', ['-R', 'u+w', program]);
  rmSync(place, { recursive: true, force: true });
});

/** The folders in which Node would look for packages after those of the bundle. */
function foldersAbove(folder: string): string[] {
  return folder === '/' ? [] : [dirname(folder), ...foldersAbove(dirname(folder))];
}

async function read(client: Client, companyId: string, fileName: string, bytes: Uint8Array) {
  const { id } = dataOf<{ id: string }>(await client.upload(companyId, fileName, bytes));
  for (let tries = 0; tries < 600; tries++) {
    const document = dataOf<{ state: string; problem: unknown }>(
      await client.get(`/api/company/${companyId}/document/${id}`),
    );
    if (!['queued', 'processing'].includes(document.state)) return document;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${fileName} is still being read`);
}

async function bytesOf(client: Client, path: string): Promise<Buffer> {
  const cookie = client.cookies().map(({ name, value }) => `${name}=${value}`);
  const answer = await fetch(`${client.url}${path}`, { headers: { cookie: cookie.join('; ') } });
  expect(answer.status, path).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

it('needs nothing but itself and the C libraries of the system', () => {
  expect(foldersAbove(program).filter((folder) => existsSync(join(folder, 'node_modules')))).toEqual([]);
  const mapped = readFileSync(`/proc/${server.pid}/maps`, 'utf8').match(/\/.*$/gm) ?? [];
  const outside = mapped.filter((file) => !file.startsWith(`${program}/`)).map((file) => basename(file));
  const libraries = /^(?:ld-linux-.*|lib(?:c|dl|gcc_s|m|pthread|resolv|rt|stdc\+\+))\.so/;
  expect(outside.filter((file) => !libraries.test(file))).toEqual([]);
});

it('has the SHA-256 of each file, the versions, and no licence that asks for the source of Folio', () => {
  const checked = spawnSync('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: program });
  expect(checked.status).toBe(0);
  const listed = readFileSync(join(program, 'SHA256SUMS'), 'utf8').trim().split('\n');
  expect(listed.map((line) => line.slice(66))).toEqual(filesIn(program).filter((file) => file !== 'SHA256SUMS'));
  const { folio, node, packages } = JSON.parse(readFileSync(join(program, 'VERSIONS.json'), 'utf8'));
  expect({ folio, node }).toEqual({ folio: version, node: process.version });
  expect(Object.values<string>(packages).filter((licence) => /(?<!L)GPL/.test(licence))).toEqual([]);
});

it('serves the web application and answers probes', async () => {
  const url = `http://127.0.0.1:${port}`;
  const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  const asset = /\/assets\/[^"]+\.js/.exec(page)?.[0];
  expect((await fetch(`${url}${asset}`)).status).toBe(200);
  expect(probe('/readyz')).toBe(0);
  expect(probe('/healthz')).toBe(1);
});

it('reads files, prints and reports as a user without rights who can write to the data folder only', async () => {
  const client = await signedInClient(`http://127.0.0.1:${port}`, data, 'bundle@example.com');
  const companyId = await createSampleCompany(client);
  const company = `/api/company/${companyId}`;
  const invoice = await renderInvoice(invoiceFromEvent(loadExample(), 'E007', 'en'));
  const picture = await toPng(await renderReceipt(DINNER_RECEIPT));
  expect(await read(client, companyId, 'invoice.pdf', invoice)).toMatchObject({ state: 'needs_review', problem: null });
  expect(await read(client, companyId, 'receipt.png', picture)).toMatchObject({ state: 'needs_review', problem: null });
  const draft = invoiceDraft({ number: 'INV-1' });
  const made = dataOf<{ id: string; version: number }>(
    await client.post(`${company}/invoice`, { type: 'sales_invoice', draft }),
  );
  const key = { 'idempotency-key': 'bundle-invoice-key' };
  dataOf(await client.post(`${company}/invoice/${made.id}/confirm`, { version: made.version }, key));
  const report = `${company}/report/trial-balance`;
  expect(dataOf<ReportSheet>(await client.get(`${report}?as_at=2026-03-31`)).rows.length).toBeGreaterThan(2);
  for (const path of [`${company}/invoice/${made.id}/pdf`, `${report}/export?as_at=2026-03-31&format=pdf`])
    expect((await bytesOf(client, path)).subarray(0, 5).toString()).toBe('%PDF-');
  const workbook = await bytesOf(client, `${report}/export?as_at=2026-03-31&format=xlsx`);
  expect(workbook.subarray(0, 2).toString()).toBe('PK');
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(workbook)]), 'invoices.xlsx');
  dataOf(await client.call('POST', `${company}/sales-import/sales`, form));
  await bytesOf(client, '/api/docs/static/swagger-ui.css');
});

it('stops on SIGTERM and runs its commands', async () => {
  const ended = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(run('verify-books')).toMatchObject({ status: 0 });
  expect(run('backup', writable('backup'))).toMatchObject({ status: 0 });
  expect(run('back-up')).toMatchObject({ status: 2, said: expect.stringContaining('no command back-up') });
});
