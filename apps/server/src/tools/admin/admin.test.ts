import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/engines.ts';
import { readConfig } from '../../config.ts';
import type { Database } from '../../platform/database/open.ts';
import type { Mail } from '../../platform/mail/index.ts';
import { createSecretBox } from '../../platform/secret-box/index.ts';
import { forgetsOfPerson } from '../../wiring/forgets.ts';
import type { AdminDesk } from './desk.ts';
import { listFailed, retryFailed } from './failed.ts';
import { createUser, erasePerson, exportPerson, resetSecondFactors } from './people.ts';
import { listQuotas, setQuota } from './quotas.ts';
import { changeSecretKey } from './secret-key.ts';

const now = new Date('2026-11-27T08:00:00Z');
const from = { address: null, userAgent: 'npm run admin, by operator on host' };
const olderKey = Buffer.alloc(32, 1);
const newerKey = Buffer.alloc(32, 2);

let database: Database;
let desk: AdminDesk;
let lines: string[];
let mails: Mail[];
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
  folder = mkdtempSync(join(tmpdir(), 'folio-admin-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});
beforeEach(() => {
  lines = [];
  mails = [];
  const config = {
    ...readConfig({}, '/'),
    publicUrl: 'http://folio.example',
    secretKey: newerKey,
    oldSecretKey: olderKey,
  };
  const send = async (mail: Mail) => {
    mails.push(mail);
    return { refused: [] };
  };
  const platform = { config, database, log: pino({ level: 'silent' }), now: () => now, webFolder: null };
  desk = { platform, mailer: { send }, from, say: (line) => lines.push(line) };
});

let count = 0;
/** A person, and the id. */
async function person(): Promise<{ id: string; email: string }> {
  const email = `person${count++}@example.com`;
  await createUser(desk, { email, name: 'Kay Lam', language: 'en-US', showLink: false });
  lines.length = 0;
  mails.length = 0;
  const { id } = await database.queries
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { id, email };
}

const actionsOf = async (userId: string | null) => {
  const { rows } = await sql<{ action: string; user_agent: string; change: object }>`
    select action, user_agent, change from account_event where user_id is not distinct from ${userId} order by id`.execute(
    database.queries,
  );
  return rows.map(({ action, user_agent, change }) => [action, user_agent, change]);
};

describe('the administrator', () => {
  it('creates an account whose link sets the password, and says who has one already', async () => {
    const given = { email: 'new@example.com', name: 'New Person', language: 'zh-Hant', showLink: true } as const;
    await createUser(desk, given);
    const [mail] = mails;
    expect(mail).toMatchObject({ to: 'new@example.com', subject: '你的富理用戶賬戶' });
    const [, link = ''] = lines;
    expect(link).toMatch(/^http:\/\/folio\.example\/auth\/reset-password#token=[\w-]+&email=new%40example\.com$/);
    expect(mail?.text).toContain(link);
    const { rows } = await sql`
      select password_hash, language, (select expires_at from password_reset where user_id = id) as expires_at
        from app_user where email = 'new@example.com'`.execute(database.queries);
    expect(rows).toEqual([{ password_hash: null, language: 'zh-Hant', expires_at: new Date('2026-11-28T08:00:00Z') }]);
    await expect(createUser(desk, { ...given, email: 'NEW@example.com' })).rejects.toThrow('has an account already');
    await expect(createUser(desk, { ...given, email: 'nobody' })).rejects.toThrow('is not an email address');
    expect(mails).toHaveLength(1);
  });

  it('removes second factors, ends sessions, mails the person and leaves a line in the log', async () => {
    const { id, email } = await person();
    const { queries } = database;
    await sql`insert into authenticator (user_id, sealed_secret, confirmed_at) values (${id}, ${Buffer.from('x')}, ${now})`.execute(
      queries,
    );
    await sql`insert into passkey (user_id, credential_id, public_key, name) values (${id}, 'credential', ${Buffer.from('k')}, 'Phone')`.execute(
      queries,
    );
    await sql`insert into recovery_code (user_id, code_hash) values (${id}, ${Buffer.from('r')})`.execute(queries);
    await sql`insert into user_session (token_hash, user_id, second_factor_pending, expires_at) values (${Buffer.from(id)}, ${id}, false, ${new Date('2026-12-01')})`.execute(
      queries,
    );
    await sql`update app_user set mails_codes = false where id = ${id}`.execute(queries);
    await resetSecondFactors(desk, email.toUpperCase());
    const { rows } = await sql`
      select mails_codes, (select count(*)::int from authenticator where user_id = id) as apps,
             (select count(*)::int from passkey where user_id = id) as passkeys,
             (select count(*)::int from recovery_code where user_id = id) as codes,
             (select count(*)::int from user_session where user_id = id) as sessions
        from app_user where id = ${id}`.execute(queries);
    expect(rows).toEqual([{ mails_codes: true, apps: 0, passkeys: 0, codes: 0, sessions: 0 }]);
    await expect
      .poll(() => mails.map(({ to, subject }) => [to, subject]))
      .toEqual([[email, 'The second factors of your Folio account were removed']]);
    expect(await actionsOf(id)).toEqual([
      ['account_opened', from.userAgent, {}],
      ['factors_reset', from.userAgent, { authenticator: true, passkeys: 1 }],
    ]);
    await expect(resetSecondFactors(desk, 'missing@example.com')).rejects.toThrow('No account has the email');
  });

  it('encrypts secrets with a new key, also after an interruption', async () => {
    const [older, newer] = [createSecretBox(olderKey), createSecretBox(newerKey)];
    const people = [await person(), await person(), await person()];
    const [first, second, third] = people.map(({ id }) => id);
    const seal = (id = '', sealed: Buffer) =>
      sql`insert into authenticator (user_id, sealed_secret, confirmed_at) values (${id}, ${sealed}, ${now})`.execute(
        database.queries,
      );
    await seal(first, older.seal('ONE', first ?? ''));
    await seal(second, newer.seal('TWO', second ?? ''));
    await changeSecretKey(desk);
    expect(lines[0]).toBe('Encrypted 1 secrets with the new key; 1 were already.');
    const { rows } = await sql<{
      user_id: string;
      sealed_secret: Buffer;
    }>`select user_id, sealed_secret from authenticator`.execute(database.queries);
    expect(rows.map((row) => newer.open(row.sealed_secret, row.user_id)).sort()).toEqual(['ONE', 'TWO']);
    await seal(third, createSecretBox(Buffer.alloc(32, 3)).seal('LOST', third ?? ''));
    await expect(changeSecretKey(desk)).rejects.toThrow(`1 secrets were encrypted with neither key`);
    expect((await actionsOf(null)).at(-1)).toEqual(['secrets_sealed_again', from.userAgent, { sealed: 0 }]);
  });

  it('exports the data of a person to a private file, once', async () => {
    const { id, email } = await person();
    const file = join(folder, 'person.json');
    await exportPerson(desk, email, file);
    const data = JSON.parse(readFileSync(file, 'utf8'));
    expect(data).toMatchObject({ account: [{ name: 'Kay Lam', email }], account_log: [{ action: 'account_opened' }] });
    expect(readFileSync(file, 'utf8')).not.toMatch(/hash|secret/i);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await actionsOf(id)).at(-1)?.[0]).toBe('person_exported');
    await expect(exportPerson(desk, email, file)).rejects.toThrow('EEXIST');
  });

  it('erases a person, but not the only owner of a company', async () => {
    const { id, email } = await person();
    const { rows } = await sql<{ id: string }>`
      insert into company (name, registration_number, industry, br, ci, address, fye, directors, shareholders, secretaries, base_currency)
      values ('Lantern', '1', 'x', '1', '1', 'x', '03-31', '[]', '[]', '[]', 'HKD') returning id`.execute(
      database.queries,
    );
    const companyId = rows[0]?.id;
    const join = (userId: string, number: number) =>
      sql`insert into company_member (company_id, user_id, role, number) values (${companyId}, ${userId}, 'owner', ${number})`.execute(
        database.queries,
      );
    await join(id, 1);
    await expect(erasePerson(desk, email, forgetsOfPerson)).rejects.toThrow(
      `${email} is the only owner or manager of Lantern. Give another person this role first.`,
    );
    await join((await person()).id, 2);
    await erasePerson(desk, email, forgetsOfPerson);
    const left = await sql`select name, password_hash from app_user where id = ${id}`.execute(database.queries);
    expect(left.rows).toEqual([{ name: 'Closed account', password_hash: null }]);
    await expect(erasePerson(desk, email, forgetsOfPerson)).rejects.toThrow('No account has the email');
    expect((await actionsOf(id)).at(-1)?.slice(0, 2)).toEqual(['account_closed', from.userAgent]);
  });

  it('lists what failed and queues it again', async () => {
    await sql`
      insert into company (id, name, registration_number, industry, br, ci, address, fye, directors, shareholders, secretaries, base_currency)
      values ('6f0a0c9e-2a0c-4f6e-8d53-0f0f0f0f0f09', 'Harbour', '2', 'x', '2', '2', 'x', '03-31', '[]', '[]', '[]', 'HKD')`.execute(
      database.queries,
    );
    const companyId = '6f0a0c9e-2a0c-4f6e-8d53-0f0f0f0f0f09';
    const sha256 = 'ab'.repeat(32);
    await sql`insert into stored_file (company_id, sha256, size_bytes, type) values (${companyId}, ${sha256}, 3, 'application/pdf')`.execute(
      database.queries,
    );
    await sql`
      insert into document (company_id, name, sha256, state, problem, attempts) values
        (${companyId}, 'a.pdf', ${sha256}, 'failed', '{"code":"file_missing"}', 3)`.execute(database.queries);
    await sql`
      insert into outgoing_mail (company_id, kind, receivers, subject, body, state, last_error, attempts)
      values (${companyId}, 'invoice', '[]', 'Invoice', 'Text', 'failed', '{"word":"mail_no_answer"}', 5)`.execute(
      database.queries,
    );
    await listFailed(desk);
    expect(lines).toEqual([
      '1 documents that could not be read',
      expect.stringMatching(/Z {2}Harbour {2}file_missing$/),
      '1 emails that could not be sent',
      expect.stringMatching(/Z {2}Harbour {2}mail_no_answer$/),
    ]);
    lines.length = 0;
    await retryFailed(desk, ['documents', 'mails']);
    expect(lines).toEqual([
      '1 documents that could not be read are queued again.',
      '1 emails that could not be sent are queued again.',
    ]);
    const { rows } = await sql`
      select document.state, document.attempts, mail.state as mail, mail.attempts as tries
        from document, outgoing_mail mail where document.company_id = ${companyId} and mail.company_id = ${companyId}`.execute(
      database.queries,
    );
    expect(rows).toEqual([{ state: 'queued', attempts: 0, mail: 'queued', tries: 0 }]);
    expect((await actionsOf(null)).at(-1)).toEqual(['failed_work_retried', from.userAgent, { documents: 1, mails: 1 }]);
  });

  it('limits a company, and leaves a line in its log', async () => {
    const { rows } = await sql<{ id: string }>`
      insert into company (name, registration_number, industry, br, ci, address, fye, directors, shareholders, secretaries, base_currency)
      values ('Junk', '3', 'x', '3', '3', 'x', '03-31', '[]', '[]', '[]', 'HKD') returning id`.execute(
      database.queries,
    );
    const companyId = rows[0]?.id ?? '';
    await setQuota(desk, companyId, { storageMb: 500, documentsADay: null });
    await listQuotas(desk);
    expect(lines[0]).toBe(`Company ${companyId}: 500 MB of storage, no limit of documents.`);
    expect(lines[1]).toBe('The settings: no limit of storage, no limit of documents');
    expect(lines).toContain(
      `  ${companyId}  Junk: 500 MB of storage, no limit of documents; uses 0 MB, 0 documents today`,
    );
    await setQuota(desk, companyId, null);
    lines.length = 0;
    await listQuotas(desk);
    expect(lines).toContain(`  ${companyId}  Junk: as the settings; uses 0 MB, 0 documents today`);
    const log = await sql`select action, change from audit_event where company_id = ${companyId} order by id`.execute(
      database.queries,
    );
    expect(log.rows).toEqual([
      { action: 'quota_changed', change: { storageMb: 500, documentsADay: null, by: from.userAgent } },
      { action: 'quota_changed', change: { by: from.userAgent } },
    ]);
    for (const unknown of ['6f0a0c9e-2a0c-4f6e-8d53-0f0f0f0f0f99', 'nonsense'])
      await expect(setQuota(desk, unknown, null)).rejects.toThrow('There is no company');
  });
});
