import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReportSheet } from '@folio/contract';
import { afterEach, expect, it } from 'vitest';
import { smallPdf } from '../../apps/server/test/small-pdf.ts';
import { type Client, createSampleCompany, dataOf, signedInClient } from '../support/client.ts';
import { invoiceDraft } from '../support/drafts.ts';
import { roomyMemory, startTestServer } from '../support/server.ts';
import { cellOf } from '../support/sheet.ts';
import { commandFile } from './command-file.ts';

const root = resolve(import.meta.dirname, '..', '..');
const KEY = 'seven lanterns above the harbour';

/** People pause; without it, their sales would be most of the work of this test. */
const PAUSE_MS = 200;

let endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.reverse()) await end();
  endings = [];
});

const newFolder = () => {
  const folder = mkdtempSync(join(roomyMemory ?? tmpdir(), 'folio-drill-'));
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

async function sell(client: Client, companyId: string, n: number): Promise<void> {
  const draft = invoiceDraft({ number: `INV-${n}` });
  const path = `/api/company/${companyId}/invoice`;
  const made = dataOf<{ id: string; version: number }>(await client.post(path, { type: 'sales_invoice', draft }));
  const key = { 'idempotency-key': `drill-${n}-key` };
  dataOf(await client.post(`${path}/${made.id}/confirm`, { version: made.version }, key));
}

async function income(client: Client, companyId: string): Promise<number> {
  const path = `/api/company/${companyId}/report/trial-balance?as_at=2026-03-31`;
  return Number(cellOf(dataOf<ReportSheet>(await client.get(path)), '4000', 'credit_0'));
}

it('is restored after its server was killed: a backup made while people worked', async () => {
  const target = join(newFolder(), 'backups');
  const settings = { FOLIO_BACKUP_TARGET: target, FOLIO_BACKUP_KEY: KEY };
  const before = await startTestServer();
  endings.push(() => before.clean());
  const client = await signedInClient(before.url, before.folder, 'drill@example.com');
  const companyId = await createSampleCompany(client);
  const page = { widthPt: 400, heightPt: 800, content: 'BT /F1 14 Tf 40 700 Td (Lantern Supplies) Tj ET' };
  dataOf(await client.upload(companyId, 'receipt.pdf', smallPdf([page])));
  await sell(client, companyId, 1);
  await before.stop();

  const port = Number(new URL(before.url).port);
  const server = await startTestServer({ folder: before.folder, port, env: settings });
  endings.push(() => server.kill());
  const snapshots = () => readdirSync(join(target, 'snapshots')).length;
  let sold = 1;
  const isDone = () => {
    try {
      return snapshots() === 1;
    } catch {
      return false;
    }
  };
  while (!isDone()) {
    await sell(client, companyId, ++sold);
    await sleep(PAUSE_MS);
  }
  const probe = await fetch(`${server.url}/readyz`);
  expect([probe.status, await probe.json()]).toEqual([
    200,
    { status: 'ready', checks: expect.objectContaining({ backup: 'ok' }) },
  ]);
  await server.kill();

  const place = join(newFolder(), 'data');
  const restored = spawnSync(join(root, 'node_modules', '.bin', 'node'), [commandFile('restore'), target], {
    env: { ...process.env, FOLIO_BACKUP_KEY: KEY, FOLIO_DATA: place },
    encoding: 'utf8',
  });
  expect(`${restored.stdout}${restored.stderr}`).toContain('All checks hold.');
  expect(restored.status).toBe(0);
  const again = await startTestServer({ folder: place, port });
  endings.push(() => again.kill());
  const invoices = (await income(client, companyId)) / 37.5;
  // Everything from before the backup, and of the sales during it, those until its end.
  expect([Number.isInteger(invoices), invoices >= 1, invoices <= sold]).toEqual([true, true, true]);
  await sell(client, companyId, sold + 1);
  expect((await income(client, companyId)) / 37.5).toBe(invoices + 1);
});
