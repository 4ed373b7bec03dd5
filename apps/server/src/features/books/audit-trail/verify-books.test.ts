import { readFileSync } from 'node:fs';
import { parseExampleCompany } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestUser } from '../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { replayExample } from '../../../wiring/demo/index.ts';
import { listAuditLog } from './audit-trail.ts';
import { verifyBooks } from './verify-books.ts';

const GOLDEN = new URL('../../../../../../packages/ledger/golden/harbour-lantern/events.json', import.meta.url);
const example = parseExampleCompany(JSON.parse(readFileSync(GOLDEN, 'utf8')));
const now = new Date('2026-04-30T04:00:00Z');

describe.each(bothEngines)('the proof of the books on %s', (engine) => {
  let database: Database;
  let companyId: string;
  let userId: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    userId = await insertTestUser(database);
    companyId = await replayExample(database, example, { userId, now, today: '2026-04-30' });
  });
  afterAll(() => database?.close());

  const prove = () => inCompany(database, companyId, (tx) => verifyBooks(tx, { now, language: 'en-US' }));

  /** Runs statements past every guard, proves the books, and puts them back as they were. */
  async function provedAfter(tamper: RawBuilder<unknown>) {
    const undo = new Error('undo');
    let proof: Awaited<ReturnType<typeof verifyBooks>> | undefined;
    await database.queries
      .transaction()
      .execute(async (queries) => {
        await sql`set local session_replication_role = replica`.execute(queries);
        await tamper.execute(queries);
        proof = await verifyBooks({ companyId, queries }, { now, language: 'en-US' });
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    if (proof === undefined) throw new Error('nothing was proved');
    return proof;
  }

  it('holds for the worked year, and says what was counted', async () => {
    const proof = await prove();
    expect(proof.findings).toEqual([]);
    expect(proof.checks.map(({ check, holds }) => [check, holds])).toEqual([
      ['chain', true],
      ['balance', true],
      ['month_balance', true],
      ['document_balance', true],
      ['document_list', true],
      ['control_account', true],
      ['trial_balance', true],
    ]);
    expect(proof.entries).toBe(101);
    expect(proof.head).toMatch(/^[0-9a-f]{64}$/);
  });

  const ofCompany = () => sql`company_id = ${companyId}`;
  it.each([
    ['a narration', () => sql`update journal_entry set narration = 'x' where ${ofCompany()} and number = 7`, ['chain']],
    [
      'an amount on one side',
      () =>
        sql`update journal_line set debit_minor = debit_minor + 1 where ${ofCompany()} and entry_number = 7 and debit_minor > 0 and line_no = 1`,
      ['chain', 'balance', 'month_balance'],
    ],
    ['an entry taken out', () => sql`delete from journal_entry where ${ofCompany()} and number = 50`, ['chain']],
    [
      'a month balance',
      () =>
        sql`update account_month set debit_minor = debit_minor + 1 where ${ofCompany()} and account_code = '6400' and month = '2025-05-01'`,
      ['month_balance', 'trial_balance'],
    ],
    [
      'a month balance removed',
      () => sql`delete from account_month where ${ofCompany()} and account_code = '6400' and month = '2025-05-01'`,
      ['month_balance', 'trial_balance'],
    ],
    [
      'what is open of a document',
      () =>
        sql`update document_balance set open_base_minor = open_base_minor + 1 where ${ofCompany()} and document_ref = (select id from invoice where number = 'INV-2026-002' and ${ofCompany()})`,
      ['document_balance', 'control_account'],
    ],
  ])('finds %s that was changed past the guards', async (_, tamper, checks) => {
    const proof = await provedAfter(tamper());
    const found = proof.checks.filter(({ holds }) => !holds).map(({ check }) => check);
    expect(checks.filter((check) => !found.includes(check as (typeof found)[number]))).toEqual([]);
    expect(found).toContain(checks[0]);
    expect(proof.findings.every(({ message }) => message.length > 20 && !message.includes('{'))).toBe(true);
  });

  it('names the entry, what it should be and what it is', async () => {
    const proof = await provedAfter(sql`update journal_entry set narration = 'x' where ${ofCompany()} and number = 7`);
    expect(proof.findings).toMatchObject([
      {
        check: 'chain',
        subject: 'J0007',
        message: 'The chain breaks at J0007: the entry was changed after it was posted.',
      },
    ]);
  });

  it('shows postings and moves of the lock in one trail, newest first, page by page', async () => {
    const page = (number: number, limit: number) =>
      inCompany(database, companyId, (tx) => listAuditLog(tx, { page: number, limit }, 'en-US'));
    const whole = await page(1, 1000);
    expect(whole.meta.total).toBe(whole.rows.length);
    expect(whole.rows.filter((row) => row.action === 'posted')).toHaveLength(101);
    expect(whole.rows.find((row) => row.action === 'period_lock')).toMatchObject({
      changes: [{ field: 'value', before: null, after: '2026-03-31' }],
    });
    const pages = Array.from({ length: Math.ceil(whole.rows.length / 40) }, (_, index) => page(index + 1, 40));
    const paged = (await Promise.all(pages)).flatMap(({ rows }) => rows);
    expect(paged).toEqual(whole.rows);
    const entry = whole.rows.find((row) => row.entry_id !== null);
    const own = await inCompany(database, companyId, (tx) =>
      listAuditLog(tx, { record: entry?.subject_id, page: 1, limit: 10 }, 'en-US'),
    );
    expect(own.rows).toEqual([entry]);
  });
});
