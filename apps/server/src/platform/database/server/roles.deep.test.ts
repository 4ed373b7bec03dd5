import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks } from '../../../../test/books.ts';
import { type RealPostgres, startRealPostgres } from '../../../../test/real-postgres.ts';
import { readBaseline, readLegacy } from '../migration-files.ts';
import { openDatabase } from '../open.ts';
import { withoutTakingRole } from './roles.ts';

/** A separate cluster, because roles belong to the whole cluster. */
let server: RealPostgres;
let admin: pg.Client;
beforeAll(async () => {
  server = await startRealPostgres();
  admin = new pg.Client({ connectionString: await server.createDatabase('admin') });
  await admin.connect();
  await admin.query(`create role ordinary login password 'folio' nosuperuser nocreatedb nocreaterole`);
});
afterAll(async () => {
  await admin?.end();
  await server?.stop();
});

/** The address of an empty database that belongs to the ordinary user. */
async function emptyDatabase(): Promise<string> {
  const name = `books_${randomBytes(4).toString('hex')}`;
  const url = new URL(await server.createDatabase(name));
  await admin.query(`alter database ${name} owner to ordinary`);
  url.username = 'ordinary';
  return url.href;
}

describe('a database whose owner is an ordinary user', () => {
  it('names the statements for the administrator, and works after them', async () => {
    const url = await emptyDatabase();
    const opening = openDatabase({ url, folder: null });
    await expect(opening).rejects.toThrow(
      [
        'The database user "ordinary" has no role folio_app and may not create it. Run once as an administrator of PostgreSQL:',
        '  create role folio_app nologin;  -- unless it exists',
        '  grant folio_app to "ordinary";',
      ].join('\n'),
    );
    await admin.query('create role folio_app nologin');
    await expect(openDatabase({ url, folder: null })).rejects.toThrow('has no role folio_app');
    await admin.query('grant folio_app to ordinary');
    const database = await openDatabase({ url, folder: null });
    const { companyId } = await openTestBooks(database);
    expect(companyId).toMatch(/^[0-9a-f-]{36}$/);
    await database.close();
    const { rows } = await admin.query(
      `select rolcreaterole or rolsuper or rolcreatedb as more from pg_roles where rolname = 'ordinary'`,
    );
    expect(rows).toEqual([{ more: false }]);
  });

  it('is refused when a dump was restored before the role existed', async () => {
    const url = await emptyDatabase();
    await (await openDatabase({ url, folder: null })).close();
    const owner = new pg.Client({ connectionString: url });
    await owner.connect();
    await owner.query('revoke all on all tables in schema public from folio_app').finally(() => owner.end());
    await expect(openDatabase({ url, folder: null })).rejects.toThrow(
      'The role folio_app has no rights on the tables of this database: a dump was restored before the role existed.',
    );
  });

  it('is refused to a user who does not own it', async () => {
    await admin.query(`create role visitor login password 'folio'`);
    await admin.query('grant folio_app to visitor');
    const url = new URL(await emptyDatabase());
    url.username = 'visitor';
    await expect(openDatabase({ url: url.href, folder: null })).rejects.toThrow(
      'The user "visitor" has too few rights in the database',
    );
  });
});

it('the first migration takes the role in one place, which can be left out', () => {
  for (const { sql } of [readBaseline(), readLegacy()[0] ?? readBaseline()]) {
    expect(sql).toContain('grant folio_app to %I');
    expect(withoutTakingRole(sql)).not.toContain('grant folio_app to %I');
    expect(withoutTakingRole(sql)).toContain('create role folio_app nologin');
  }
});
