import { randomUUID } from 'node:crypto';
import { type Day, type JournalDraft, type JournalLineDraft, payeeKey } from '@folio/ledger';
import { sql } from 'kysely';
import { refreshStatements } from '../../apps/server/src/features/banking/bank-statement/index.ts';
import { postEntries } from '../../apps/server/src/features/books/ledger/index.ts';
import type { CompanyTransaction } from '../../apps/server/src/platform/database/transaction.ts';
import { LAST_MONTH, linesOfMonth, OPEN_LINES, openLine, type WorkDocument, type WorkLine } from './workload.ts';

export interface PostingCall {
  userId: string;
  now: Date;
  today: Day;
}

interface BenchAccount {
  id: string;
  code: string;
  currency: string;
}

/** A line of an entry in base currency, debit positive. */
export function line(accountCode: string, netMinor: bigint, over: Partial<JournalLineDraft> = {}): JournalLineDraft {
  return {
    accountCode,
    debitMinor: netMinor > 0n ? netMinor : 0n,
    creditMinor: netMinor < 0n ? -netMinor : 0n,
    currency: 'HKD',
    foreignAmountMinor: null,
    rate: null,
    contactId: null,
    documentRef: null,
    taxCode: null,
    description: '',
    ...over,
  };
}

async function insertStatement(
  tx: CompanyTransaction,
  bankAccountId: string,
  days: { first: Day; last: Day },
): Promise<string> {
  const { id } = await tx.queries
    .insertInto('bank_statement')
    .values({
      company_id: tx.companyId,
      bank_account_id: bankAccountId,
      currency: 'HKD',
      period_start: days.first,
      period_end: days.last,
      opening_minor: 0n,
      closing_minor: 0n,
      state: 'to_review',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Row {
  id: string;
  n: number;
  line: Omit<WorkLine, 'account'>;
  /** What a past line was categorized to. */
  coded: { entryId: string; account: string } | null;
}

async function insertRows(tx: CompanyTransaction, account: BenchAccount, statementId: string, rows: readonly Row[]) {
  const codings = rows.map(({ coded }) =>
    coded === null
      ? null
      : JSON.stringify({ kind: 'classify', posted: true, about: [coded.account], moneyId: null, mirrorLineId: null }),
  );
  const keys = rows.map((row) => payeeKey({ ...row.line, payee: null }));
  await sql`
    insert into bank_line (company_id, id, statement_id, bank_account_id, line_no, date, description, amount_minor, payee_key,
                           period_end, state, coded, entry_id, stale)
    select ${tx.companyId}, id, ${statementId}, ${account.id}, line_no, day, description, amount, payee_key,
           (select period_end from bank_statement where company_id = ${tx.companyId} and id = ${statementId}),
           case when entry_id is null then 'unreviewed' else 'classified' end, coded::jsonb, entry_id, entry_id is null
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map((_, at) => at + 1)}::int[], ${rows.map((row) => row.line.date)}::date[],
                  ${rows.map((row) => row.line.description)}::text[], ${rows.map((row) => row.line.amountMinor)}::bigint[],
                  ${keys}::text[], ${codings}::text[], ${rows.map((row) => row.coded?.entryId ?? null)}::uuid[])
           as given(id, line_no, day, description, amount, payee_key, coded, entry_id)`.execute(tx.queries);
  await sql`
    insert into bank_line_link (company_id, bank_line_id, bank_account_id, entry_id)
    select company_id, id, bank_account_id, entry_id from bank_line
     where company_id = ${tx.companyId} and statement_id = ${statementId} and entry_id is not null`.execute(tx.queries);
  await refreshStatements(tx, account, rows[0]?.line.date ?? LAST_MONTH.first);
}

/** Inserts a month whose lines are all categorized, with the rules learnt from that. */
export async function insertPastMonth(
  tx: CompanyTransaction,
  call: PostingCall,
  account: BenchAccount,
  month: number,
): Promise<void> {
  const lines = linesOfMonth(month).map((row) => ({ ...row, id: randomUUID() }));
  const drafts = lines.map(({ id, n, line: past }): JournalDraft => {
    const head = {
      date: past.date,
      kind: 'bank_line',
      sourceType: 'bank_line',
      sourceRef: id,
      number: `BNK-${n}`,
    } as const;
    const postings = [line(account.code, past.amountMinor), line(past.account, -past.amountMinor)];
    return { ...head, narration: past.description, lines: postings };
  });
  const posted = await postEntries(tx, call, drafts);
  const rows = lines.map(
    ({ id, n, line: past }, at): Row => ({
      id,
      n,
      line: past,
      coded: { entryId: posted[at]?.id ?? '', account: past.account },
    }),
  );
  const first = `${rows[0]?.line.date.slice(0, 8)}01`;
  const last = new Date(`${first}T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  const statementId = await insertStatement(tx, account.id, { first, last: last.toISOString().slice(0, 10) });
  await insertRows(tx, account, statementId, rows);
  await sql`
    insert into payee_memory as known (company_id, payee_key, payee, direction, account_code, times, last_used)
    select company_id, payee_key, payee_key, case when amount_minor > 0 then 'received' else 'spent' end, coded -> 'about' ->> 0,
           count(*), max(date)
      from bank_line where company_id = ${tx.companyId} and statement_id = ${statementId}
     group by 1, 2, 3, 4, 5
    on conflict (company_id, payee_key, account_code) do update
       set times = known.times + excluded.times, last_used = excluded.last_used`.execute(tx.queries);
}

/** Inserts the month whose lines are not categorized yet; answers its statement. */
export async function insertOpenMonth(
  tx: CompanyTransaction,
  account: BenchAccount,
  documents: readonly WorkDocument[],
): Promise<string> {
  const statementId = await insertStatement(tx, account.id, LAST_MONTH);
  const rows = Array.from(
    { length: OPEN_LINES },
    (_, n): Row => ({ id: randomUUID(), n, line: openLine(n, documents), coded: null }),
  );
  await insertRows(tx, account, statementId, rows);
  return statementId;
}
