import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { commandFile } from '../../tests/operation/command-file.ts';
import type { Client } from '../../tests/support/client.ts';
import type { Site } from './site.ts';
import { type Done, startWork } from './work.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const BEFORE_MS = 3000;

/** A backup that was made while people worked, restored into an empty database and an empty part of the object store. */
export interface Restored {
  done: Done;
  backupS: number;
  restoreS: number;
  /** Entries acknowledged before the backup began, and how many of them were restored. */
  before: number;
  found: number;
  /** Entries of the time of the backup that were restored as well. */
  later: number;
}

export async function restoreBackup(site: Site, client: Client, companyId: string): Promise<Restored> {
  const { cluster, store } = site;
  const target = join(site.root, 'backups');
  const work = startWork(client, companyId);
  await setTimeout(BEFORE_MS);
  const acknowledged = [...work.done.entries];
  const env = { PATH: [cluster.programs, process.env.PATH].join(':'), FOLIO_BACKUP_KEY: randomUUID() };
  const origin = { DATABASE_URL: cluster.url, FOLIO_DATA: site.webs[0].folder, ...store.env('site/'), ...env };
  const backupS = await run('backup', target, origin);
  const done = await work.stop();
  await cluster.ask('create database restored');
  const url = new URL(cluster.url);
  url.pathname = '/restored';
  const place = { DATABASE_URL: url.href, FOLIO_DATA: join(site.root, 'restored'), ...store.env('restored/'), ...env };
  const restoreS = await run('restore', target, place);
  const rows = await cluster.ask<{ narration: string }>(
    'select narration from journal_entry where company_id = $1 and narration = any($2)',
    [companyId, done.entries],
    url.href,
  );
  const restored = new Set(rows.map(({ narration }) => narration));
  const found = acknowledged.filter((words) => restored.has(words)).length;
  return { done, backupS, restoreS, before: acknowledged.length, found, later: restored.size - found };
}

/** Seconds of a command of the administrator. Throws with what it printed if it failed; a restore also fails if its books or files are wrong. */
function run(command: 'backup' | 'restore', target: string, env: Record<string, string>): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(join(ROOT, 'node_modules', '.bin', 'node'), [commandFile(command), target], {
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (said += bytes));
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('close', (code) => {
      if (code === 0) done((performance.now() - startedAt) / 1000);
      else failed(new Error(`${command} ended with ${code}: ${said}`));
    });
  });
}
