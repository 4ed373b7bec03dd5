import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_FILES, openEmbedded } from './embedded.ts';

/** Each has a file of its rows, one of its key, and more once it was vacuumed. */
const TABLES = 250;

let folder: string;
let engine: PGlite;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-embedded-'));
  engine = await openEmbedded(join(folder, 'database'));
});
afterAll(async () => {
  await engine?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Files of the database that this process has open. */
function openFiles(): string[] {
  const names = readdirSync('/proc/self/fd').flatMap((name) => {
    try {
      return [readlinkSync(join('/proc/self/fd', name))];
    } catch {
      // The descriptor that read the list is closed by now.
      return [];
    }
  });
  return names.filter((name) => name.startsWith(folder));
}

it.runIf(process.platform === 'linux')(
  'the embedded engine keeps few files open, however many tables it used',
  async () => {
    await engine.exec(`
    do $$ begin
      for n in 1..${TABLES} loop
        execute format('create table used_%s (id int primary key)', n);
        execute format('insert into used_%s values (1)', n);
      end loop;
    end $$`);
    await engine.exec('vacuum analyze');
    const open = openFiles();
    expect(open.length).toBeGreaterThan(MOST_FILES / 2);
    expect(open.length).toBeLessThanOrEqual(MOST_FILES);
    expect(await engine.query('select id from used_1')).toMatchObject({ rows: [{ id: 1 }] });
  },
);
