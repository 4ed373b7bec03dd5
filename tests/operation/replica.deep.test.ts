import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../apps/server/src/platform/database/open.ts';
import { UNLIMITED } from '../../apps/server/src/platform/database/server/settings.ts';
import { readInCompany } from '../../apps/server/src/platform/database/transaction.ts';
import { openTestBooks } from '../../apps/server/test/books.ts';
import { freePort } from '../../apps/server/test/free-port.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { installedPostgres, type OwnPostgres, type OwnStandby, startOwnPostgres } from './own-postgres.ts';

describe.each(installedPostgres())('a read replica of %s', (programs) => {
  let server: OwnPostgres;
  let standby: OwnStandby;
  let database: Database;
  let companyId: string;
  const reported: string[] = [];
  beforeAll(async () => {
    server = await startOwnPostgres(programs);
    const url = await server.createDatabase('books');
    standby = await server.startStandby();
    database = await openDatabase({
      url,
      folder: null,
      server: { ...UNLIMITED, readUrl: standby.of(url) },
      report: (sentence) => reported.push(sentence),
    });
    companyId = (await openTestBooks(database)).companyId;
  });
  afterAll(async () => {
    await database?.close();
    await standby?.stop();
    await server?.stop();
  });

  /** What a report would see: where it reads, and the name of the company there. */
  const seen = () =>
    readInCompany(
      database,
      companyId,
      async ({ queries }) => {
        const { rows } = await sql<{ on_replica: boolean; name: string }>`
          select pg_is_in_recovery() as on_replica, name from company`.execute(queries);
        return rows[0];
      },
      { mayUseReplica: true },
    );
  const rename = (name: string) =>
    database.queries.updateTable('company').set({ name }).where('id', '=', companyId).execute();

  it('answers reports, and always shows what was saved before', async () => {
    await rename('Warm');
    await expect.poll(async () => (await seen())?.on_replica, { timeout: 20_000, interval: 500 }).toBe(true);
    for (let n = 0; n < 40; n++) {
      await rename(`Name ${n}`);
      expect((await seen())?.name).toBe(`Name ${n}`);
    }
  });

  it('answers nothing else', async () => {
    const { rows } = await database.pool.query('select pg_is_in_recovery() as on_replica');
    const other = await readInCompany(database, companyId, async ({ queries }) =>
      sql<{ on_replica: boolean }>`select pg_is_in_recovery() as on_replica`.execute(queries),
    );
    expect([rows[0].on_replica, other.rows[0]?.on_replica]).toEqual([false, false]);
  });

  it('is not asked while it is late, and again when it has caught up', async () => {
    await expect.poll(async () => (await seen())?.on_replica, { timeout: 20_000, interval: 500 }).toBe(true);
    await standby.pause();
    await rename('Saved while it is late');
    expect(await seen()).toEqual({ on_replica: false, name: 'Saved while it is late' });
    expect(reported.at(-1)).toBe('the read replica is late, so reports are read from the primary');
    await standby.resume();
    await expect
      .poll(seen, { timeout: 20_000, interval: 500 })
      .toEqual({ on_replica: true, name: 'Saved while it is late' });
  });

  it('that is lost fails no report', async () => {
    await standby.stop();
    await rename('Saved without it');
    expect(await seen()).toEqual({ on_replica: false, name: 'Saved without it' });
    expect(reported.at(-1)).toMatch(/^the read replica cannot be used, so reports are read from the primary: /);
  });
});

it('a read replica that was never there fails no report', async () => {
  const url = await freshDatabase();
  const readUrl = new URL(url);
  readUrl.port = String(await freePort());
  const database = await openDatabase({ url, folder: null, server: { ...UNLIMITED, readUrl: readUrl.href } });
  const { companyId } = await openTestBooks(database);
  const read = () =>
    readInCompany(database, companyId, ({ queries }) => queries.selectFrom('company').select('id').execute(), {
      mayUseReplica: true,
    });
  expect([await read(), await read()]).toEqual([[{ id: companyId }], [{ id: companyId }]]);
  await database.close();
});
