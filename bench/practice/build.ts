import { type RawBuilder, sql } from 'kysely';
import { openDatabase, type Queries } from '../../apps/server/src/platform/database/open.ts';
import { CLIENTS, PER_CLIENT as PER } from './workload.ts';

/** Companies a transaction fills. */
const BATCH = 50;

/**
 * Fills a stopped server's data folder with clients of a practice, each with books as a small company has after three years. The rows
 * are put where the product keeps them, without its services: what the practice's home reads is theirs, how they came is not
 * measured. Answers how long looking at one client's books took, in milliseconds on average.
 */
export async function buildClients(folder: string, practiceId: string, userId: string): Promise<number> {
  const database = await openDatabase({ url: null, folder });
  try {
    for (let start = 0; start < CLIENTS; start += BATCH) {
      await database.queries.transaction().execute(async (queries) => {
        await sql`set local session_replication_role = replica`.execute(queries);
        await insertBatch(queries, { start, practiceId, userId });
      });
    }
    const { rows } = await sql<{ id: string }>`
      select company_id as id from access_request where practice_id = ${practiceId}`.execute(database.queries);
    const before = performance.now();
    for (const { id } of rows) await sql`select look_at_books(${id}, now())`.execute(database.queries);
    return (performance.now() - before) / rows.length;
  } finally {
    await database.close();
  }
}

interface Batch {
  start: number;
  practiceId: string;
  userId: string;
}

async function insertBatch(queries: Queries, { start, practiceId, userId }: Batch): Promise<void> {
  await sql`create temporary table made on commit drop as
    select gen_random_uuid() as id, n from generate_series(${start}::int, ${start + BATCH - 1}::int) n`.execute(
    queries,
  );
  const each = (count: number): RawBuilder<unknown> => sql`made cross join generate_series(1, ${count}::int) k`;
  const statements = [
    sql`insert into company (id, name, name_zh, registration_number, incorporated_date, industry, br, ci, address, fye, directors,
                             shareholders, secretaries, base_currency)
        select id, 'Client ' || n || ' Trading Limited', '客戶' || n || '有限公司', 'R' || n, '2020-01-01', 'Trade',
               (70000000 + n)::text, '1234567', 'Hong Kong', '03-31', '[]', '[]', '[]', 'HKD' from made`,
    sql`insert into access_request (practice_id, company_id, asked_number, asked_by, state, role, created_by)
        select ${practiceId}, id, (70000000 + n)::text, 'practice', 'accepted', 'adviser', ${userId} from made`,
    sql`insert into ledger_account (company_id, code, name, name_zh, type, subtype, section, normal_side, cash_flow, system_role)
        select id, (1000 + k)::text, 'Account', '科目', 'asset', 'x', 'x', 'debit', 'none',
               case k when 1 then 'accounts_receivable' when 2 then 'accounts_payable' end from ${each(PER.accounts)}`,
    sql`insert into account_month (company_id, account_code, month, closing, recorded_month, debit_minor, credit_minor, line_count)
        select id, (1000 + k)::text, month::date, false, month::date, case when k > 2 then 5000 else 0 end,
               case when k > 2 then 5000 else 0 end, 8
          from ${each(PER.accounts)} cross join generate_series('2023-04-01'::date, '2026-03-01', '1 month') month`,
    sql`insert into journal_head (company_id, last_number, last_hash, last_posted_at)
        select id, ${PER.entries}, md5(id::text || ${PER.entries}), now() - n * interval '1 hour' from made`,
    sql`insert into journal_entry (company_id, number, date, kind, source_type, source_id, source_number, narration, line_count,
                                   posted_at, previous_hash, hash)
        select id, k, '2026-01-01', 'manual', 'manual', gen_random_uuid(), k::text, 'x', 2, now(),
               case when k = 1 then '' else md5(id::text || (k - 1)) end, md5(id::text || k) from ${each(PER.entries)}`,
    sql`insert into bank_account (company_id, account_code, currency)
        select id, (1010 + k)::text, 'HKD' from ${each(PER.bankAccounts)}`,
    sql`insert into bank_statement (company_id, bank_account_id, currency, period_end, opening_minor, closing_minor, state, to_do)
        select account.company_id, account.id, 'HKD', '2023-04-30'::date + k * 30, 0, 0,
               case when k = ${PER.statements} and n % 3 = 0 then 'to_review' else 'reconciled' end,
               case when k = ${PER.statements} and n % 3 = 0 then 6 else 0 end
          from bank_account account join made on made.id = account.company_id
         cross join generate_series(1, ${PER.statements}::int) k`,
    sql`insert into bank_line (company_id, statement_id, bank_account_id, line_no, date, description, amount_minor, state)
        select statement.company_id, statement.id, statement.bank_account_id, k, statement.period_end, 'FPS line', 1000 + k,
               case when statement.period_end > '2026-03-01' and k <= ${PER.openLines / 2} then 'unreviewed' else 'matched' end
          from bank_statement statement join made on made.id = statement.company_id
         cross join generate_series(1, ${PER.bankLines / PER.statements / PER.bankAccounts}::int) k`,
    sql`insert into document (company_id, number, name, sha256, state, uploaded_at)
        select id, k, 'paper.pdf', md5(id::text || k), case when k <= ${PER.toReview} then 'needs_review' else 'processed' end,
               now() - k * interval '1 day' from ${each(PER.documents)}`,
    sql`insert into invoice_sum (company_id, list, type, currency, confirm_status, stage, voided_on, late_after, documents,
                                 total_minor, base_minor, open_minor, open_base_minor)
        select id, case k % 2 when 0 then 'sales' else 'purchases' end, case k % 2 when 0 then 'sales_invoice' else 'purchase_bill' end,
               'HKD', 'confirmed', case when k % 4 < 2 then 'unpaid' else 'paid' end, 'infinity',
               case when k % 4 < 2 then current_date + (k - 20) else 'infinity'::date end, k, 100000, 100000, 50000, 50000
          from ${each(PER.sums)} on conflict do nothing`,
    sql`insert into audit_event (company_id, at, action, subject_type, subject_id)
        select id, now() - k * interval '3 hours', 'invoice.confirmed', 'invoice', k::text from ${each(PER.auditEvents)}`,
  ];
  for (const statement of statements) await statement.execute(queries);
}
