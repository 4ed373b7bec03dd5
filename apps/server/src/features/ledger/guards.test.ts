import { randomUUID } from 'node:crypto';
import type { JournalDraft } from '@folio/ledger';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../test/books.ts';
import { engines, openTestDatabase } from '../../../test/engines.ts';
import type { Database } from '../../platform/database/open.ts';
import { inCompany } from '../../platform/database/transaction.ts';
import { postEntries, refusalOfGuard, setPeriodLock, verifyChain } from './index.ts';

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

describe.each(engines)('the ledger on %s', (engine) => {
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

  /** An entry and its lines put in past the door, as its owner. */
  async function insertPastTheDoor(lines: { account: string; debit: bigint; credit: bigint }[], date = '2026-04-11') {
    const id = randomUUID();
    await database.queries.transaction().execute(async (queries) => {
      await sql`insert into journal_entry (company_id, id, number, date, kind, source_type, source_id, source_number,
                                           narration, line_count, posted_at, previous_hash, hash)
        values (${books.companyId}, ${id}, 9999, ${date}, 'manual_journal', 'manual_journal', ${id}, 'X', 'x', 2, now(), '', 'x')`.execute(
        queries,
      );
      for (const [index, line] of lines.entries()) {
        await sql`insert into journal_line (company_id, entry_id, line_no, date, entry_number, account_code, debit_minor, credit_minor, currency)
          values (${books.companyId}, ${id}, ${index + 1}, ${date}, 9999, ${line.account}, ${line.debit}, ${line.credit}, 'HKD')`.execute(
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

  it('has the database refuse an unbalanced entry when it commits', async () => {
    const unbalanced = insertPastTheDoor([
      { account: '6400', debit: 100n, credit: 0n },
      { account: '1080', debit: 0n, credit: 99n },
    ]);
    expect(await codeOf(unbalanced)).toBe('FO006');
  });

  it('has the database refuse an entry with a line missing', async () => {
    expect(await codeOf(insertPastTheDoor([]))).toBe('FO006');
  });

  it('has the database refuse an account of nobody or of another company', async () => {
    await other.run((tx) =>
      sql`insert into ledger_account select company_id, '6998', name, name_zh, type, subtype, section, normal_side, cash_flow, null, null, true
            from ledger_account where code = '6400' and company_id = ${other.companyId}`.execute(tx.queries),
    );
    const foreign = insertPastTheDoor([
      { account: '6998', debit: 100n, credit: 0n },
      { account: '1080', debit: 0n, credit: 100n },
    ]);
    expect(await codeOf(foreign)).toBe('23503');
  });

  it.each([
    ['the presentation account 2220', '2220', 'FO003'],
    ['a control account without its document', '1100', 'FO004'],
  ])('has the database refuse a line on %s', async (_, account, code) => {
    const wrong = insertPastTheDoor([
      { account, debit: 100n, credit: 0n },
      { account: '1080', debit: 0n, credit: 100n },
    ]);
    expect(await codeOf(wrong)).toBe(code);
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
      sql`insert into journal_line (company_id, entry_id, line_no, date, entry_number, account_code, debit_minor, currency)
          select company_id, entry_id, 3, date, entry_number, account_code, 5, currency from journal_line
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
    await database.queries
      .updateTable('company')
      .set({ locked_through: '2026-03-31' })
      .where('id', '=', books.companyId)
      .execute();
    const behind: unknown = await insertPastTheDoor([], '2026-03-31').catch((error: unknown) => error);
    expect(refusalOfGuard(behind)).toMatchObject({ code: 'period_locked', values: { date: '2026-03-31' } });
    await database.queries
      .updateTable('company')
      .set({ locked_through: null })
      .where('id', '=', books.companyId)
      .execute();
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
