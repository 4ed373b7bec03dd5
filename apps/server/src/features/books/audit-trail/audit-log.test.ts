import { auditActions } from '@folio/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestUser, openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import { journal, journalLine, postJournal } from '../../../../test/journals.ts';
import type { Database } from '../../../platform/database/open.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { noteAccountEvent } from '../../people/account-event/index.ts';
import { addMember } from '../../people/company/index.ts';
import { writeAudit } from '../ledger/index.ts';
import { listAuditLog, listHistory, listPeople } from './audit-trail.ts';

const from = { address: '192.0.2.7', userAgent: 'Firefox' };
const at = new Date('2026-05-01T01:00:00Z');

describe.each(engines)('the log on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let colleague: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    books = await openTestBooks(database);
    colleague = await insertTestUser(database, 'Ho Siu Ming');
  });
  afterAll(() => database?.close());

  const log = (asked: Partial<Parameters<typeof listAuditLog>[1]> = {}, language: 'en-US' | 'zh-Hant' = 'en-US') =>
    books.run((tx) => listAuditLog(tx, { page: 1, limit: 200, ...asked }, language));
  const act = (
    action: 'contact_added' | 'tax_code_added',
    subjectId: string,
    actor?: { practiceId: string | null; address: string },
  ) =>
    inCompany(
      database,
      books.companyId,
      (tx) =>
        writeAudit(tx, {
          userId: books.call.userId,
          at,
          action,
          subjectType: 'x',
          subjectId,
          change: { name: subjectId },
        }),
      actor,
    );

  it('rejects every change, deletion or truncation, by any database user', async () => {
    await act('contact_added', 'kept');
    await noteAccountEvent(database.queries, { userId: colleague, action: 'signed_out', from });
    for (const table of ['audit_event', 'account_event'])
      for (const statement of [`update ${table} set action = 'x'`, `delete from ${table}`, `truncate ${table}`])
        await expect(database.pool.query(statement), statement).rejects.toThrow(/stays written|never changed/);
  });

  it('lets the role that serves companies only add to it', async () => {
    const mayNot = (statement: string) =>
      expect(books.run((tx) => sql.raw(statement).execute(tx.queries))).rejects.toThrow();
    await mayNot(`update audit_event set action = 'x'`);
    await mayNot('delete from audit_event');
    await mayNot(`insert into account_event (action) values ('signed_in')`);
    await mayNot('select change from account_event');
    await mayNot('select practice_id from account_event');
  });

  it('shows sign-ins of people only while they have access to the company', async () => {
    const stranger = await insertTestUser(database, 'A Stranger');
    const note = (userId: string, action: 'signed_in' | 'signed_out' = 'signed_in') =>
      noteAccountEvent(database.queries, { userId, action, from });
    await note(colleague);
    await note(stranger);
    await addMember(database.queries, books.companyId, colleague, 'reader');
    await note(colleague);
    await database.queries
      .deleteFrom('company_member')
      .where('company_id', '=', books.companyId)
      .where('user_id', '=', colleague)
      .execute();
    await note(colleague, 'signed_out');
    const { rows } = await log({ group: 'sign_ins' });
    expect(rows.map(({ by, what, address, changes }) => ({ by, what, address, changes }))).toEqual([
      {
        by: 'Ho Siu Ming',
        what: 'Signed in',
        address: '192.0.2.7',
        changes: [{ field: 'device', label: 'Device', before: null, after: 'Firefox' }],
      },
    ]);
    const { people } = await books.run(listPeople);
    expect(people.map(({ name }) => name)).toContain('Ho Siu Ming');
    expect(people.map(({ name }) => name)).not.toContain('A Stranger');
  });

  it('says which practice somebody acted for, and from where', async () => {
    const practice = await database.queries
      .insertInto('practice')
      .values({
        owner_user_id: colleague,
        name: 'Lantern CPA',
        pc_number: 'P1',
        phone: '2345 6789',
        email: 'cpa@example.com',
        address: 'Central',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await act('tax_code_added', 'UK20', { practiceId: practice.id, address: '198.51.100.9' });
    const { rows } = await log({ practice_id: practice.id });
    expect(rows).toMatchObject([
      { practice: { name: 'Lantern CPA' }, address: '198.51.100.9', what: 'Added a tax code', subject: 'UK20' },
    ]);
    const history = await books.run((tx) => listHistory(tx, { subject_id: 'UK20', page: 1, limit: 10 }, 'zh-Hant'));
    expect(history.rows).toMatchObject([{ practice: { name: 'Lantern CPA' }, address: null, what: '加入稅碼' }]);
  });

  it('is narrowed by person, kind, record, day and words in the language of the caller', async () => {
    expect((await log({ group: 'settings' })).rows.map(({ action }) => action)).toEqual(['tax_code_added']);
    expect((await log({ record: 'kept' })).rows).toHaveLength(1);
    expect((await log({ from: '2026-05-01', to: '2026-05-01' })).rows).toHaveLength(2);
    expect((await log({ to: '2026-04-30' })).rows).toHaveLength(0);
    expect((await log({ user_id: colleague })).rows.every(({ by }) => by === 'Ho Siu Ming')).toBe(true);
    expect((await log({ q: '稅碼' }, 'zh-Hant')).rows).toHaveLength(1);
    expect((await log({ q: '稅碼' })).rows).toHaveLength(0);
    expect((await log({ q: '198.51.100.9' })).rows).toHaveLength(1);
  });

  it('goes on from a place as deep as it reaches, each row once', async () => {
    await books.run(async (tx) => {
      for (let n = 0; n < 25; n++)
        await writeAudit(tx, {
          userId: null,
          at,
          action: 'contact_changed',
          subjectType: 'x',
          subjectId: `n${n}`,
          change: {},
        });
    });
    const whole = await log();
    const walked: string[] = [];
    let before: string | undefined;
    do {
      const { rows, meta } = await log({ limit: 7, before });
      walked.push(...rows.map(({ id }) => id));
      before = meta.next ?? undefined;
    } while (before !== undefined);
    expect(walked).toEqual(whole.rows.map(({ id }) => id));
    await expect(log({ before: 'somewhere' })).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('says of an entry which practice posted it, and by which token', async () => {
    const { id } = await database.queries.selectFrom('practice').select('id').executeTakeFirstOrThrow();
    const actor = { practiceId: id, address: '198.51.100.9', tokenName: 'Till' };
    const asPractice: TestBooks = {
      ...books,
      call: { ...books.call, actor, transaction: (work) => inCompany(database, books.companyId, work, actor) },
    };
    await postJournal(asPractice, journal([journalLine('5010', 12), journalLine('1010', -12)]));
    const posted = (await log({ practice_id: id })).rows.find(({ action }) => action === 'posted');
    expect(posted).toMatchObject({ practice: { name: 'Lantern CPA' }, address: actor.address, token: 'Till' });
    expect(posted?.subject).toContain('A journal');
  });

  it('lets owners see of accounts what is theirs to see, as the list of acts says', async () => {
    const { rows } = await database.pool.query<{ action: string }>(
      'select action from unnest($1::text[]) action where is_owners_business(action) order by action',
      [[...auditActions]],
    );
    const shown = rows.map(({ action }) => action);
    expect(shown.filter((action) => !ownersBusiness.includes(action))).toEqual([]);
    expect(ownersBusiness.filter((action) => !shown.includes(action))).toEqual([]);
  });
});

/** Events of signing in and of account security. Events about a user's personal data are not among them. */
const ownersBusiness: readonly string[] = [
  'signed_in',
  'signed_out',
  'sign_in_failed',
  'password_changed',
  'password_reset',
  'password_failed',
  'code_failed',
  'device_trusted',
  'device_untrusted',
  'session_revoked',
  'sessions_revoked',
  'authenticator_added',
  'authenticator_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_made',
  'mail_codes_on',
  'mail_codes_off',
  'identity_linked',
  'identity_unlinked',
  'token_made',
  'token_revoked',
  'account_closed',
  'factors_reset',
];
