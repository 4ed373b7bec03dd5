import { randomUUID } from 'node:crypto';
import type { JournalDraft } from '@folio/ledger';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { refusalOfGuard } from '../../../platform/http/guard.ts';
import { ledgerGuards, postEntries, setPeriodLock, verifyChain } from './index.ts';

function manual(over: Partial<JournalDraft> = {}, debitMinor = 1000n, creditMinor = 1000n): JournalDraft {
  const line = {
    currency: 'HKD',
    foreignAmountMinor: null,
    rate: null,
    contactId: null,
    documentRef: null,
    taxCode: null,
    description: 'test',
  };
  return {
    date: '2026-04-10',
    kind: 'manual_journal',
    sourceType: 'manual_journal',
    sourceRef: randomUUID(),
    number: 'MJ-1',
    narration: 'test',
    lines: [
      { ...line, accountCode: '6400', debitMinor, creditMinor: 0n },
      { ...line, accountCode: '1080', debitMinor: 0n, creditMinor },
    ],
    ...over,
  };
}

async function codeOf(work: Promise<unknown>): Promise<string | null> {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return String(error.code);
}

describe.each(bothEngines)('the ledger on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let other: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    books = await openTestBooks(database);
    other = await openTestBooks(database);
  });
  afterAll(() => database?.close());

  const post = (draft: JournalDraft, of = books) => of.run((tx) => postEntries(tx, of.call, [draft]));

  /** What an entry put in past the door says wrong. */
  interface Wrong {
    date?: string;
    kind?: string;
    lineDate?: string;
    numberAhead?: bigint;
    previousHash?: string;
    postedAt?: string;
    recordedMonth?: string;
  }
  interface RawLine {
    account: string;
    debit: bigint;
    credit: bigint;
  }
  const PAIR: RawLine[] = [
    { account: '6400', debit: 100n, credit: 0n },
    { account: '1080', debit: 0n, credit: 100n },
  ];

  /** An entry and its lines written past the door, by plain SQL as the application's role in the company. */
  function insertPastTheDoor(lines: readonly RawLine[], wrong: Wrong = {}, of = books) {
    const id = randomUUID();
    const { date = '2026-04-11', kind = 'manual_journal' } = wrong;
    return of.run(async ({ queries }) => {
      const head = await queries.selectFrom('journal_head').selectAll().executeTakeFirstOrThrow();
      const number = head.last_number + 1n + (wrong.numberAhead ?? 0n);
      const postedAt = wrong.postedAt ?? (head.last_posted_at ?? new Date('2026-04-30T04:00:00Z')).toISOString();
      const recordedMonth = wrong.recordedMonth ?? `${postedAt.slice(0, 7)}-01`;
      await sql`insert into journal_entry (company_id, id, number, date, kind, source_type, source_id, source_number,
                                           narration, line_count, posted_at, previous_hash, hash)
        values (${of.companyId}, ${id}, ${number}, ${date}, ${kind}, 'manual_journal', ${id}, 'X', 'x', 2, ${postedAt},
                ${wrong.previousHash ?? head.last_hash}, ${id})`.execute(queries);
      for (const [index, line] of lines.entries()) {
        await sql`insert into journal_line (company_id, entry_id, line_no, date, entry_number, recorded_month, account_code, debit_minor, credit_minor, currency)
          values (${of.companyId}, ${id}, ${index + 1}, ${wrong.lineDate ?? date}, ${number}, ${recordedMonth}, ${line.account}, ${line.debit}, ${line.credit}, 'HKD')`.execute(
          queries,
        );
      }
    });
  }

  it('refuses at the door what does not balance, and names both sides', async () => {
    await expect(post(manual({}, 1000n, 999n))).rejects.toMatchObject({
      code: 'journal_unbalanced',
      values: { debit: '10.00', credit: '9.99' },
    });
  });

  it.each([
    ['an account that does not exist', '6999', 'entry_unknown_account'],
    ['an account for presentation only', '3200', 'entry_presentation_only_account'],
    ['a control account by hand', '1100', 'entry_control_line_without_document'],
  ])('refuses at the door %s', async (_, accountCode, word) => {
    const draft = manual();
    const lines = draft.lines.map((line, index) => (index === 0 ? { ...line, accountCode } : line));
    await expect(post({ ...draft, lines })).rejects.toMatchObject({ code: 'posting_refused', word });
  });

  it('has the database take an entry that follows every rule', async () => {
    const plain = await openTestBooks(database);
    await insertPastTheDoor(PAIR, {}, plain);
    const rows = await plain.run((tx) => tx.queries.selectFrom('journal_entry').select('number').execute());
    expect(rows).toEqual([{ number: 1n }]);
  });

  const debit = (account: string): RawLine[] => [{ account, debit: 100n, credit: 0n }, ...PAIR.slice(1)];
  it.each<[string, RawLine[], Wrong, string]>([
    ['an unbalanced entry', [PAIR[0], { account: '1080', debit: 0n, credit: 99n }] as RawLine[], {}, 'FO006'],
    ['an entry with its lines missing', [], {}, 'FO006'],
    ['a line on both sides', [{ account: '6400', debit: 5n, credit: 5n }, ...PAIR.slice(1)], {}, '23514'],
    ['a negative amount', [{ account: '6400', debit: -5n, credit: 0n }, ...PAIR.slice(1)], {}, '23514'],
    ['a line of nil', [{ account: '6400', debit: 0n, credit: 0n }, ...PAIR.slice(1)], {}, '23514'],
    ['an account that does not exist', debit('6999'), {}, '23503'],
    ['the presentation account 2220', debit('2220'), {}, 'FO003'],
    ['the presentation account 3200', debit('3200'), {}, 'FO003'],
    ['a control account by hand', debit('1100'), {}, 'FO008'],
    ['a control account without its document', debit('1100'), { kind: 'receipt' }, 'FO004'],
    ['a line that is dated otherwise than its entry', PAIR, { lineDate: '2026-04-12' }, 'FO005'],
    ['a line recorded in another month than its entry', PAIR, { recordedMonth: '2020-01-01' }, 'FO005'],
    ['a number left out', PAIR, { numberAhead: 1n }, 'FO007'],
    ['a number given twice', PAIR, { numberAhead: -1n }, '23505'],
    ['a hash that is not the last one', PAIR, { previousHash: 'another' }, 'FO007'],
    ['an entry recorded before the last one', PAIR, { postedAt: '2020-01-01T00:00:00Z' }, 'FO007'],
  ])('has the database refuse %s', async (_, lines, wrong, code) => {
    await post(manual());
    expect(await codeOf(insertPastTheDoor(lines, wrong))).toBe(code);
  });

  it('has the database refuse an account of another company', async () => {
    await other.run((tx) =>
      sql`insert into ledger_account select company_id, '6998', name, name_zh, type, subtype, section, normal_side, cash_flow, null, null, true
            from ledger_account where code = '6400' and company_id = ${other.companyId}`.execute(tx.queries),
    );
    expect(await codeOf(insertPastTheDoor(debit('6998')))).toBe('23503');
  });

  it('refuses an account no longer in use, at the door and behind it', async () => {
    const own = await openTestBooks(database);
    await own.run((tx) =>
      sql`update ledger_account set active = false where company_id = ${own.companyId} and code = '6690'`.execute(
        tx.queries,
      ),
    );
    const lines = manual().lines.map((line, index) => (index === 0 ? { ...line, accountCode: '6690' } : line));
    await expect(post({ ...manual(), lines }, own)).rejects.toMatchObject({ word: 'entry_inactive_account' });
    expect(await codeOf(insertPastTheDoor(debit('6690'), {}, own))).toBe('FO009');
  });

  it.each([
    [
      'the type of an account with postings',
      sql`update ledger_account set type = 'asset' where code = '6400'`,
      'FO010',
    ],
    ['a system role', sql`update ledger_account set system_role = null where code = '1100'`, 'FO010'],
    [
      'a role that only Folio gives',
      sql`update ledger_account set system_role = 'suspense' where code = '6400'`,
      'FO010',
    ],
    ['an account of two', sql`update ledger_account set system_role = 'rounding' where code = '6690'`, '23505'],
    [
      'an account with a system role, by taking it out of use',
      sql`update ledger_account set active = false where code = '3100'`,
      'FO010',
    ],
    ['the code of an account', sql`update ledger_account set code = '6401' where code = '6400'`, 'FO010'],
    ['the base currency of books with postings', sql`update company set base_currency = 'USD'`, 'FO011'],
    ['the audit trail', sql`delete from audit_event`, '42501'],
    ['the audit trail', sql`update audit_event set action = 'nothing'`, '42501'],
  ])('has the database refuse to change %s', async (_, statement, code) => {
    await post(manual());
    expect(await codeOf(books.run((tx) => statement.execute(tx.queries)))).toBe(code);
  });

  it('writes down every move of the period lock, whichever way it is made', async () => {
    const own = await openTestBooks(database);
    await own.run((tx) => setPeriodLock(tx, own.call, '2026-03-31', 'accounts signed'));
    await own.run((tx) => setPeriodLock(tx, own.call, '2026-02-28'));
    await own.run((tx) => sql`update company set locked_through = null`.execute(tx.queries));
    const trail = await own.run((tx) =>
      tx.queries.selectFrom('audit_event').select(['user_id', 'action', 'change']).orderBy('id').execute(),
    );
    expect(trail).toEqual([
      {
        user_id: own.call.userId,
        action: 'period_lock',
        change: { from: null, to: '2026-03-31', reason: 'accounts signed' },
      },
      { user_id: own.call.userId, action: 'period_lock', change: { from: '2026-03-31', to: '2026-02-28', reason: '' } },
      { user_id: null, action: 'period_lock', change: { from: '2026-02-28', to: null, reason: '' } },
    ]);
  });

  it('has the database refuse to change, delete or add to what is posted, the tables owner included', async () => {
    const [posted] = await post(manual());
    const id = posted?.id ?? '';
    for (const statement of [
      sql`update journal_line set debit_minor = debit_minor + 1 where entry_id = ${id}`,
      sql`delete from journal_line where entry_id = ${id}`,
      sql`update journal_entry set narration = 'changed' where id = ${id}`,
      sql`delete from journal_entry where id = ${id}`,
      sql`truncate journal_line cascade`,
      sql`delete from audit_event`,
      sql`insert into journal_line (company_id, entry_id, line_no, date, entry_number, recorded_month, account_code, debit_minor, currency)
          select company_id, entry_id, 3, date, entry_number, recorded_month, account_code, 5, currency from journal_line
           where entry_id = ${id} and line_no = 1`,
    ]) {
      expect(await codeOf(statement.execute(database.queries))).toBe('FO001');
    }
  });

  it('gives the application role no way to write balances or delete entries', async () => {
    const denied = [
      sql`delete from journal_entry`,
      sql`update account_month set debit_minor = 0`,
      sql`update document_balance set open_minor = 0`,
    ];
    for (const statement of denied)
      expect(await codeOf(books.run((tx) => statement.execute(tx.queries)))).toBe('42501');
  });

  it('keeps a locked period shut, at the door and behind it', async () => {
    const locked = await openTestBooks(database);
    await locked.run((tx) => setPeriodLock(tx, locked.call, '2026-03-31'));
    await expect(post(manual({ date: '2026-03-31' }), locked)).rejects.toMatchObject({
      code: 'period_locked',
      values: { date: '2026-03-31' },
    });
    await expect(post(manual({ date: '2026-04-01' }), locked)).resolves.toHaveLength(1);
    const behind: unknown = await insertPastTheDoor(PAIR, { date: '2026-03-31' }, locked).catch(
      (error: unknown) => error,
    );
    expect(refusalOfGuard(ledgerGuards, behind)).toMatchObject({
      code: 'period_locked',
      values: { date: '2026-03-31' },
    });
  });

  it('shows one company nothing of another, whatever it asks', async () => {
    await post(manual(), other);
    for (const table of ['journal_entry', 'journal_line', 'ledger_account', 'account_month', 'company'] as const) {
      const rows = await books.run((tx) =>
        sql<{ foreign: number }>`select count(*)::int as foreign from ${sql.table(table)}
          where ${sql.ref(table === 'company' ? 'id' : 'company_id')} <> ${books.companyId}`.execute(tx.queries),
      );
      expect(rows.rows[0]?.foreign).toBe(0);
    }
    const written = books.run((tx) =>
      sql`insert into contact (company_id, name, name_key) values (${other.companyId}, 'x', 'X')`.execute(tx.queries),
    );
    expect(await codeOf(written)).toBe('42501');
  });

  it('numbers and chains concurrent postings without a gap', async () => {
    const busy = await openTestBooks(database);
    await Promise.all(Array.from({ length: 12 }, () => post(manual(), busy)));
    const numbers = await busy.run((tx) =>
      tx.queries.selectFrom('journal_entry').select('number').orderBy('number').execute(),
    );
    expect(numbers.map((row) => Number(row.number))).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(await busy.run(verifyChain)).toEqual({ intact: true, entries: 12 });
    const months = await busy.run((tx) =>
      tx.queries
        .selectFrom('account_month')
        .select(['account_code', 'debit_minor', 'line_count'])
        .where('account_code', '=', '6400')
        .execute(),
    );
    expect(months).toEqual([{ account_code: '6400', debit_minor: 12_000n, line_count: 12 }]);
  });

  it.each([
    [
      'an amount changed',
      (id: string) => sql`update journal_line set debit_minor = 2000 where entry_id = ${id} and line_no = 1`,
      'content',
    ],
    [
      'a narration changed',
      (id: string) => sql`update journal_entry set narration = 'other' where id = ${id}`,
      'content',
    ],
  ])('sees by the hash chain %s behind the guards', async (_, tamper, fault) => {
    const victim = await openTestBooks(database);
    await post(manual(), victim);
    const [second] = await post(manual(), victim);
    await post(manual(), victim);
    await database.queries.connection().execute(async (queries) => {
      await sql`set session_replication_role = replica`.execute(queries);
      await tamper(second?.id ?? '').execute(queries);
      await sql`set session_replication_role = origin`.execute(queries);
    });
    expect(await inCompany(database, victim.companyId, verifyChain)).toEqual({
      intact: false,
      journalNumber: 'J0002',
      fault,
    });
  });

  it('sees by the hash chain an entry removed', async () => {
    const victim = await openTestBooks(database);
    await post(manual(), victim);
    const [last] = await post(manual(), victim);
    await database.queries.connection().execute(async (queries) => {
      await sql`set session_replication_role = replica`.execute(queries);
      await sql`delete from journal_line where entry_id = ${last?.id}`.execute(queries);
      await sql`delete from journal_entry where id = ${last?.id}`.execute(queries);
      await sql`set session_replication_role = origin`.execute(queries);
    });
    expect(await victim.run(verifyChain)).toEqual({ intact: false, journalNumber: 'J0001', fault: 'missing' });
  });
});
