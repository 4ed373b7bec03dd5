import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roomyMemory } from '../../../../../../tests/support/server.ts';
import { openEmbedded } from '../../database/embedded.ts';
import { restoreEmbedded } from '../embedded-copy.ts';
import { openFolderToWrite } from '../target.ts';
import { openVault, type Vault } from '../vault.ts';
import { copyRunning } from './running-copy.ts';

const KEY = 'a key that no one will guess';
const COST = 1024;

const endings: (() => unknown)[] = [];
let data: string;
let engine: PGlite;
let pool: pg.Pool;
let vault: Vault;

const newFolder = (name: string) => {
  const folder = mkdtempSync(join(roomyMemory ?? tmpdir(), `folio-running-${name}-`));
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Does something else before each of the first files is stored, as requests do while a backup runs. */
function interrupted(work: (n: number) => Promise<unknown>, times: number): Vault {
  let count = 0;
  return {
    ...vault,
    keep: async (...given) => {
      count += 1;
      if (count <= times) await work(count);
      return vault.keep(...given);
    },
  };
}

const restoredRows = async (database: Awaited<ReturnType<typeof copyRunning>>['database']) => {
  const place = newFolder('place');
  await restoreEmbedded(place, vault, database);
  const copy = await openEmbedded(join(place, 'database'));
  endings.push(() => copy.close());
  const { rows } = await copy.query<{ all: number; changed: number; added: number }>(
    `select count(*)::int as all, count(*) filter (where words = 'changed')::int as changed,
            count(*) filter (where id > 2000)::int as added from posting`,
  );
  return rows[0];
};

describe('a copy of the embedded database while it works', () => {
  beforeAll(async () => {
    data = newFolder('data');
    engine = await openEmbedded(join(data, 'database'));
    pool = new pg.Pool({ ...createPgConfig(engine), max: 1 });
    endings.push(() => engine.close());
    await engine.exec(`
      create table folio_migration (name text);
      insert into folio_migration values ('0001-first');
      create table stored_file (company_id uuid, sha256 text, size_bytes bigint);
      create table posting (id int primary key, words text);
      insert into posting select n, repeat(md5(n::text), 10) from generate_series(1, 2000) n`);
    const target = await openFolderToWrite(newFolder('target'));
    endings.push(() => target.close());
    vault = await openVault(target, KEY, COST);
  });
  afterAll(async () => {
    for (const end of endings.reverse()) await end();
  });

  it('contains everything that was committed before its end, also in files that were copied before', async () => {
    const busy = interrupted(
      (n) =>
        engine.exec(`update posting set words = 'changed' where id % 100 = ${n};
                     insert into posting select 2000 + ${n}, 'added'`),
      60,
    );
    const { facts, database } = await copyRunning(pool, data, busy);
    expect(facts).toEqual({ schema: '0001-first', files: [] });
    const names = database.files.map(({ path }) => path);
    expect(names).toEqual(expect.arrayContaining(['PG_VERSION', 'global/pg_control', 'backup_label']));
    expect(names.filter((path) => path.includes('postmaster'))).toEqual([]);
    expect(await restoredRows(database)).toEqual({ all: 2060, changed: 1200, added: 60 });
  });

  it('is right after one that failed, and while statements of requests fail', async () => {
    const broken = interrupted(() => Promise.reject(new Error('the disk of the backup is full')), 1);
    await expect(copyRunning(pool, data, broken)).rejects.toThrow('the disk of the backup is full');
    await engine.exec("update posting set words = 'after'");
    const failing = interrupted(() => pool.query('select 1 / 0').catch(() => undefined), 3);
    const { database } = await copyRunning(pool, data, failing);
    expect(await restoredRows(database)).toEqual({ all: 2060, changed: 0, added: 60 });
  });
});
