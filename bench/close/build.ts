import { type RawBuilder, sql } from 'kysely';
import { openDatabase, type Queries } from '../../apps/server/src/platform/database/open.ts';
import { COUNTS } from './workload.ts';

interface Owner {
  companyId: string;
  practiceId: string;
  userId: string;
}

/**
 * Fills a stopped server's data folder with a company and a practice. The rows are put where the product keeps them, without
 * its services: how they came is not measured, only how they are read.
 */
export async function buildClose(folder: string, owner: Owner): Promise<void> {
  const database = await openDatabase({ url: null, folder });
  try {
    for (const part of [journal, assets, schedules, clients]) {
      await database.queries.transaction().execute(async (queries) => {
        await sql`set local session_replication_role = replica`.execute(queries);
        for (const statement of part(owner)) await statement.execute(queries);
      });
    }
    await analyze(database.queries);
  } finally {
    await database.close();
  }
}

function analyze(queries: Queries): Promise<unknown> {
  return sql`analyze`.execute(queries);
}

const posted = COUNTS.schedules * COUNTS.postedLines;

/** Month ends from April 2026 on for the lines of schedules, other days of 28 months for the rest. */
function journal({ companyId }: Owner): RawBuilder<unknown>[] {
  return [
    sql`insert into journal_entry (company_id, id, number, date, kind, source_type, source_id, source_number, narration, line_count,
                                   posted_at, previous_hash, hash)
        select ${companyId}, gen_random_uuid(), k,
               case when k <= ${posted} then (date '2026-05-01' + make_interval(months => (k - 1) / ${COUNTS.schedules}))::date - 1
                    else date '2024-04-01' + k % 850 end,
               kind, kind, gen_random_uuid(), 'J-' || k, 'Entry ' || k, 2, now(), md5((k - 1)::text), md5(k::text)
          from generate_series(1, ${COUNTS.entries}::int) k
         cross join lateral (select case when k <= ${posted} or k % 4 = 0 then 'manual_journal' when k % 4 = 1 then 'purchase_bill'
                                         else 'sales_invoice' end as kind) given`,
    sql`insert into journal_line (company_id, entry_id, line_no, date, entry_number, account_code, debit_minor, credit_minor, currency,
                                  recorded_month)
        select entry.company_id, entry.id, side.no, entry.date, entry.number,
               case when side.no = 1 then (array['6100', '6110', '6120', '6130', '6140'])[1 + entry.number % 5]
                    when entry.number <= ${posted} then '1140' else '2200' end,
               case side.no when 1 then 10000 else 0 end, case side.no when 2 then 10000 else 0 end, 'HKD',
               date_trunc('month', now())::date
          from journal_entry entry cross join (values (1), (2)) as side (no) where entry.company_id = ${companyId}`,
    sql`insert into account_month (company_id, account_code, month, closing, recorded_month, debit_minor, credit_minor, line_count)
        select company_id, account_code, date_trunc('month', date)::date, false, recorded_month, sum(debit_minor), sum(credit_minor), count(*)
          from journal_line where company_id = ${companyId} group by 1, 2, 3, 5`,
    sql`insert into manual_journal (company_id, number, state, date, narration, total_minor, entry_id)
        select company_id, source_number, 'posted', date, narration, 10000, id
          from journal_entry where company_id = ${companyId} and kind = 'manual_journal'`,
    sql`update journal_head set last_number = ${COUNTS.entries}, last_hash = md5(${COUNTS.entries}::text), last_posted_at = now()
         where company_id = ${companyId}`,
  ];
}

function assets({ companyId }: Owner): RawBuilder<unknown>[] {
  return [
    sql`insert into asset_class (company_id, name, cost_account, depreciation_account, expense_account, disposal_account, method,
                                 convention, life_months, tax_class)
        select ${companyId}, 'Class ' || k, '1510', '1511', '6500', '7120', 'straight_line', 'full_month', 60, 'pool_20'
          from generate_series(1, ${COUNTS.classes}::int) k`,
    sql`insert into fixed_asset (company_id, number, name, class_id, tax_class, acquired_on, in_use_on, supplier)
        select ${companyId}, 'FA-' || lpad(k::text, greatest(4, length(k::text)), '0'), 'Lantern ' || k, class.ids[1 + k % ${COUNTS.classes}], 'pool_20',
               date '2026-04-01' - k % 700, date '2026-04-01' - k % 700, 'Supplier ' || k % 50
          from generate_series(1, ${COUNTS.assets}::int) k
         cross join (select array_agg(id) as ids from asset_class where company_id = ${companyId}) class`,
    sql`insert into asset_estimate (company_id, asset_id, from_day, method, convention, life_months, residual_minor)
        select company_id, id, in_use_on, 'straight_line', 'full_month', 60, 0 from fixed_asset where company_id = ${companyId}`,
    sql`insert into asset_posting (company_id, id, kind, date, class_id)
        select company_id, id, 'addition', acquired_on, class_id
          from fixed_asset where company_id = ${companyId}`,
    sql`insert into asset_line (company_id, posting_id, asset_id, kind, cost_minor, depreciation_minor)
        select posting.company_id, posting.id, posting.id, posting.kind, 600000, 0
          from asset_posting posting where posting.company_id = ${companyId}`,
    sql`insert into asset_posting (company_id, kind, date, class_id, month)
        select ${companyId}, 'depreciation', (month + interval '1 month')::date - 1, id, month::date
          from asset_class cross join generate_series(date '2026-04-01', date '2026-04-01' + make_interval(months => ${COUNTS.runs - 1}),
                                                      interval '1 month') month
         where company_id = ${companyId}`,
    sql`insert into asset_line (company_id, posting_id, asset_id, kind, cost_minor, depreciation_minor)
        select run.company_id, run.id, asset.id, 'depreciation', 0, 10000
          from asset_posting run join fixed_asset asset on asset.company_id = run.company_id and asset.class_id = run.class_id
         where run.company_id = ${companyId} and run.kind = 'depreciation'`,
    sql`insert into asset_sum (company_id, class_id, kind, date, cost_minor, depreciation_minor, line_count)
        select line.company_id, posting.class_id, line.kind, posting.date, sum(cost_minor), sum(depreciation_minor), count(*)
          from asset_line line
          join asset_posting posting on posting.company_id = line.company_id and posting.id = line.posting_id
         where line.company_id = ${companyId} group by 1, 2, 3, 4`,
  ];
}

function schedules({ companyId }: Owner): RawBuilder<unknown>[] {
  return [
    sql`insert into schedule (company_id, kind, name, balance_account, result_account, starts_on, ends_on, method, created_at)
        select ${companyId}, 'prepayment', 'Insurance ' || k, '1140', '6100', '2026-04-01', '2027-03-31', 'full_months', now()
          from generate_series(1, ${COUNTS.schedules}::int) k`,
    sql`insert into schedule_amount (company_id, schedule_id, number, on_day, amount_minor, entered_at)
        select company_id, id, 1, starts_on, 120000, now() from schedule where company_id = ${companyId}`,
    sql`insert into schedule_posting (company_id, schedule_id, due_on, attempt, amount_minor, interest_minor, journal_id, entry_id)
        select entry.company_id, own.ids[1 + (entry.number - 1) % ${COUNTS.schedules}], entry.date, 1, 10000, 0, journal.id, entry.id
          from journal_entry entry
          join manual_journal journal on journal.company_id = entry.company_id and journal.entry_id = entry.id
         cross join (select array_agg(id) as ids from schedule where company_id = ${companyId}) own
         where entry.company_id = ${companyId} and entry.number <= ${posted}`,
  ];
}

function clients({ practiceId, userId }: Owner): RawBuilder<unknown>[] {
  return [
    sql`with made as (
          insert into company (name, name_zh, registration_number, incorporated_date, industry, br, ci, address, fye, directors,
                               shareholders, secretaries, base_currency, br_expires_on)
          select 'Client ' || n || ' Trading Limited', '客戶' || n || '有限公司', 'R' || n, '2020-01-01', 'Trade',
                 (70000000 + n)::text, '1234567', 'Hong Kong', '03-31', '[]', '[]', '[]', 'HKD', date '2026-12-01' + n % 200
            from generate_series(1, ${COUNTS.clients}::int) n returning id),
        let_in as (
          insert into access_request (practice_id, company_id, asked_number, asked_by, state, role, created_by)
          select ${practiceId}, id, left(id::text, 8), 'practice', 'accepted', 'adviser', ${userId} from made)
        insert into deadline_fact (company_id, has_employees) select id, true from made`,
    sql`insert into deadline_mark (company_id, kind, period, done_on, marked_at)
        select company_id, 'employers_return', year::text, '2026-04-20', now()
          from deadline_fact cross join generate_series(2024, 2026) year`,
  ];
}
