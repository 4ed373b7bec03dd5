import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { type Account, accountByCode, chartOf, DEFAULT_CHART, isFixedByRole, isNameable } from '@folio/ledger';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/engines.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { BASELINE, readBaseline, readFollowing } from './migration-files.ts';
import { exactTypes } from './open.ts';

/** A company as it was kept before its people had rows of their own. */
const kept = {
  name: 'Old Lantern Limited',
  registration_number: '1234567',
  incorporated_date: '2019-05-02',
  industry: 'Trade',
  br: '12345678-002-05-26-A',
  ci: '1234567',
  address: 'Central',
  fye: '03-31',
  directors: JSON.stringify(['Chan Tai Man', '李小明']),
  shareholders: JSON.stringify(['Chan Tai Man']),
  secretaries: JSON.stringify([]),
  base_currency: 'HKD',
};

describe('a new database', () => {
  it('is built from the baseline alone', async () => {
    // Opening a migrated database migrates it again.
    const database = await openTestDatabase('postgres');
    const { rows } = await database.pool.query('select name, checksum from folio_migration order by name');
    expect(rows).toEqual([readBaseline(), ...readFollowing()].map(({ name, checksum }) => ({ name, checksum })));
    await database.close();
  });
});

describe('a database an older Folio left', () => {
  let pool: pg.Pool;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const pglite = await openEmbedded(null);
    pool = new pg.Pool({ ...createPgConfig(pglite), types: exactTypes, max: 1 });
    close = async () => {
      await pool.end();
      await pglite.close();
    };
    await migrate(pool, '0016-account-settings');
    const columns = Object.keys(kept);
    const places = columns.map((_, at) => `$${at + 1}`);
    const insert = `insert into company (${columns}) values (${places})`;
    await pool.query(insert, Object.values(kept));
    await pool.query(insert, Object.values({ ...kept, name: 'Plain Limited', br: '87654321' }));
    await migrate(pool);
  });
  afterAll(() => close());

  const company = async (name: string) => {
    const { rows } = await pool.query('select * from company where name = $1', [name]);
    return rows[0];
  };

  it('keeps the people of a company: what was a text is the name in a row', async () => {
    const { directors, shareholders, secretaries } = await company(kept.name);
    const nothingElse = { name_zh: null, kind: null, address: null, appointed_on: null, resigned_on: null };
    expect(directors).toEqual([
      { name: 'Chan Tai Man', ...nothingElse },
      { name: '李小明', ...nothingElse },
    ]);
    expect(shareholders).toEqual([
      { name: 'Chan Tai Man', name_zh: null, kind: null, share_class: null, shares: null, paid: null },
    ]);
    expect(secretaries).toEqual([]);
  });

  it('takes the registration number, the branch and the certificate apart', async () => {
    expect(await company(kept.name)).toMatchObject({
      br: '12345678',
      br_branch: '002',
      br_certificate: '12345678-002-05-26-A',
    });
    expect(await company('Plain Limited')).toMatchObject({ br: '87654321', br_branch: '000', br_certificate: null });
  });

  it('is brought up to date once: a second look finds nothing to do', async () => {
    const applied = () => pool.query('select name, applied_at from folio_migration order by name');
    const before = await applied();
    await migrate(pool);
    expect((await applied()).rows).toEqual(before.rows);
    expect(before.rows.map(({ name }) => name)).toContain(BASELINE);
  });

  it('may have been made with the other text of a migration that has the same effect', async () => {
    const other = 'cf20dd09ebdde4604c6ed1ef76fae86d917dbcd4afa41915277e0cf7d6a2d612';
    const [own] = (await pool.query(`select checksum from folio_migration where name = '0022-questions-of-uploaders'`))
      .rows;
    const set = (checksum: string) =>
      pool.query(`update folio_migration set checksum = $1 where name = '0022-questions-of-uploaders'`, [checksum]);
    expect(own.checksum).not.toBe(other);
    await set(other);
    await migrate(pool);
    await set(own.checksum);
  });

  it('is refused, with a sentence, when a newer Folio has upgraded it', async () => {
    await pool.query(`insert into folio_migration (name, checksum) values ('9999-of-tomorrow', 'x')`);
    await expect(migrate(pool)).rejects.toThrow('was upgraded by a newer Folio (9999-of-tomorrow)');
    await pool.query(`delete from folio_migration where name = '9999-of-tomorrow'`);
  });

  it('is left alone when a migration that was applied reads differently now', async () => {
    await pool.query(`update folio_migration set checksum = 'x' where name = '0001-people-and-companies'`);
    await expect(migrate(pool)).rejects.toThrow('migration 0001-people-and-companies was changed after it was applied');
  });
});

describe('the accounts an older Folio left', () => {
  let pool: pg.Pool;
  let close: () => Promise<void>;
  const withoutAdded = DEFAULT_CHART.map((account) =>
    isNameable(account.systemRole) && !isFixedByRole(account) ? { ...account, systemRole: null } : account,
  );
  const accountOf = (code: string, changes: Partial<Account>): Account => ({
    ...accountByCode(chartOf(DEFAULT_CHART), code),
    ...changes,
  });
  const keep = async (name: string, accounts: readonly Account[]) => {
    const columns = Object.keys(kept);
    const values = Object.values({ ...kept, name, directors: '[]', shareholders: '[]' });
    const places = columns.map((_, at) => `$${at + 1}`);
    const { rows } = await pool.query(`insert into company (${columns}) values (${places}) returning id`, values);
    const companyId: string = rows[0].id;
    for (const { code, name, nameZh, type, subtype, section, normalSide, cashFlow, systemRole } of accounts)
      await pool.query('insert into ledger_account values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
        ...[companyId, code, name, nameZh, type, subtype, section, normalSide, cashFlow, systemRole],
      ]);
    return companyId;
  };
  const rolesOf = async (companyId: string) => {
    const { rows } = await pool.query('select code, system_role from ledger_account where company_id = $1', [
      companyId,
    ]);
    return Object.fromEntries(rows.map(({ code, system_role }) => [code, system_role]));
  };
  beforeAll(async () => {
    const pglite = await openEmbedded(null);
    pool = new pg.Pool({ ...createPgConfig(pglite), types: exactTypes, max: 1 });
    close = async () => {
      await pool.end();
      await pglite.close();
    };
    await migrate(pool, '0031-reading-queue');
  });
  afterAll(() => close());

  it('get the roles of the default chart where they have its codes, and those of their kind', async () => {
    const till = accountOf('1080', { code: '1081', systemRole: 'bank' });
    const card = accountOf('2170', { code: '2171', systemRole: null });
    const usual = await keep('Usual Limited', [...withoutAdded, till, card]);
    const other = withoutAdded.map((account) => ({ ...account, code: `X${account.code}` }));
    const own = await keep('Own Limited', other);
    await pool.query(
      `insert into bank_account (company_id, account_code, currency, kind) values ($1, '1081', 'HKD', 'cash')`,
      [usual],
    );
    await migrate(pool);
    const roles = Object.fromEntries(DEFAULT_CHART.map(({ code, systemRole }) => [code, systemRole]));
    expect(await rolesOf(usual)).toEqual({ ...roles, '1081': 'petty_cash', '2171': 'credit_card' });
    expect(await rolesOf(own)).toEqual(Object.fromEntries(other.map(({ code, systemRole }) => [code, systemRole])));
  });
});
