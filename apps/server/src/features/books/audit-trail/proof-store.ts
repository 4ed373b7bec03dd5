import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** A stored figure that differs from the sum of the lines. Amounts are minor units as text. */
export interface Difference {
  subject: string;
  expected: string;
  found: string;
}

const SHOWN = 50;

async function differences(tx: CompanyTransaction, query: RawBuilder<unknown>): Promise<Difference[]> {
  const { rows } = await sql<Difference>`${query} limit ${SHOWN}`.execute(tx.queries);
  return rows;
}

/** Entries whose debits and credits differ, or that lack lines. */
export function unbalancedEntries(tx: CompanyTransaction): Promise<Difference[]> {
  return differences(
    tx,
    sql`select entry.number::text as subject, entry.line_count || ' lines, difference 0' as expected,
               coalesce(line.count, 0) || ' lines, difference ' || coalesce(line.net, 0) as found
          from journal_entry entry
          left join (select entry_id, count(*) as count, sum(debit_minor - credit_minor) as net
                       from journal_line where company_id = ${tx.companyId} group by 1) line on line.entry_id = entry.id
         where entry.company_id = ${tx.companyId}
           and (coalesce(line.count, 0) <> entry.line_count or coalesce(line.net, 0) <> 0)
         order by entry.number`,
  );
}

/** Month balances that are not the sum of their lines. */
export function wrongMonthBalances(tx: CompanyTransaction): Promise<Difference[]> {
  const keys = sql`account_code, date_trunc('month', date::timestamp)::date, closing, recorded_month`;
  const shown = sql`debit_minor || ' / ' || credit_minor || ' / ' || foreign_minor || ' / ' || line_count`;
  return differences(
    tx,
    sql`select coalesce(kept.account_code, lines.account_code) || ' ' || to_char(coalesce(kept.month, lines.month), 'YYYY-MM') as subject,
               coalesce(lines.shown, 'none') as expected, coalesce(kept.shown, 'none') as found
          from (select account_code, month, closing, recorded_month, ${shown} as shown from account_month where company_id = ${tx.companyId}) kept
          full join (select account_code, month, closing, recorded_month, ${shown} as shown
                       from (select account_code, date_trunc('month', date::timestamp)::date as month, closing, recorded_month,
                                    sum(debit_minor)::bigint as debit_minor, sum(credit_minor)::bigint as credit_minor,
                                    coalesce(sum(foreign_minor), 0)::bigint as foreign_minor, count(*)::integer as line_count
                               from journal_line where company_id = ${tx.companyId} group by ${keys}) summed) lines
            on lines.account_code = kept.account_code and lines.month = kept.month and lines.closing = kept.closing
           and lines.recorded_month = kept.recorded_month
         where kept.shown is distinct from lines.shown order by 1`,
  );
}

/** Open amounts of documents that are not the sum of their control lines. */
export function wrongDocumentBalances(tx: CompanyTransaction): Promise<Difference[]> {
  return differences(
    tx,
    sql`select coalesce(kept.document_ref, lines.document_ref)::text as subject,
               coalesce(lines.open || ' / ' || lines.base, 'none') as expected,
               coalesce(kept.open_minor || ' / ' || kept.open_base_minor, 'none') as found
          from (select * from document_balance where company_id = ${tx.companyId}) kept
          full join (select line.document_ref, sum(coalesce(line.foreign_minor, line.debit_minor - line.credit_minor))::bigint as open,
                            sum(line.debit_minor - line.credit_minor)::bigint as base
                       from journal_line line
                       join ledger_account account on account.company_id = line.company_id and account.code = line.account_code
                        and account.system_role in ('accounts_receivable', 'accounts_payable')
                      where line.company_id = ${tx.companyId} and line.document_ref is not null group by 1) lines
            on lines.document_ref = kept.document_ref
         where (kept.open_minor, kept.open_base_minor) is distinct from (lines.open, lines.base) order by 1`,
  );
}

/**
 * Documents whose stored status for lists does not agree with their open amounts, and totals of lists that differ
 * from the sum of their documents.
 */
export function wrongStandings(tx: CompanyTransaction): Promise<Difference[]> {
  const key = sql`list, type, currency, confirm_status, stage, voided_on, late_after`;
  const sums = sql`documents || ' / ' || total_minor || ' / ' || base_minor || ' / ' || open_minor || ' / ' || open_base_minor`;
  return differences(
    tx,
    sql`select coalesce(now.number, kept.number) as subject, coalesce(now::text, 'none') as expected, coalesce(kept::text, 'none') as found
          from (select * from invoice_standing where company_id = ${tx.companyId}) kept
          full join (select * from invoice_standing_now where company_id = ${tx.companyId}) now on now.invoice_id = kept.invoice_id
         where now::text is distinct from kept::text
        union all
        select concat_ws(' ', ${key}), coalesce(counted.shown, 'none'), coalesce(kept.shown, 'none')
          from (select ${key}, ${sums} as shown from invoice_sum where company_id = ${tx.companyId}) kept
          full join (select ${key}, ${sums} as shown
                       from (select ${key}, count(*) as documents, sum(total_minor) as total_minor, sum(base_minor) as base_minor,
                                    sum(open_minor) as open_minor, sum(open_base_minor) as open_base_minor
                               from invoice_standing_now where company_id = ${tx.companyId} group by ${key}) summed) counted
         using (${key})
         where kept.shown is distinct from counted.shown order by 1`,
  );
}

/** Control accounts whose balance differs from the sum of their documents. */
export function wrongControlAccounts(tx: CompanyTransaction): Promise<Difference[]> {
  return differences(
    tx,
    sql`select account.code as subject, coalesce(documents.base, 0)::text as expected, coalesce(lines.net, 0)::text as found
          from ledger_account account
          left join lateral (select sum(open_base_minor) as base from document_balance
                              where company_id = account.company_id and account_code = account.code) documents on true
          left join lateral (select sum(debit_minor - credit_minor) as net from journal_line
                              where company_id = account.company_id and account_code = account.code) lines on true
         where account.company_id = ${tx.companyId} and account.system_role in ('accounts_receivable', 'accounts_payable')
           and coalesce(documents.base, 0) <> coalesce(lines.net, 0) order by 1`,
  );
}

/** The books as a whole: all debits against all credits, from the lines and from the month balances. */
export async function wholeDifference(tx: CompanyTransaction): Promise<Difference[]> {
  return differences(
    tx,
    sql`select 'all accounts' as subject, debit::text as expected, credit::text as found
          from (select coalesce(sum(debit_minor), 0) as debit, coalesce(sum(credit_minor), 0) as credit
                  from account_month where company_id = ${tx.companyId}) whole where debit <> credit`,
  );
}

export async function countBooks(
  tx: CompanyTransaction,
): Promise<Record<'entries' | 'lines' | 'months' | 'documents' | 'invoices' | 'controls', number>> {
  const { rows } = await sql<Record<'entries' | 'lines' | 'months' | 'documents' | 'invoices' | 'controls', number>>`
    select (select count(*)::int from journal_entry where company_id = ${tx.companyId}) as entries,
           (select count(*)::int from journal_line where company_id = ${tx.companyId}) as lines,
           (select count(*)::int from account_month where company_id = ${tx.companyId}) as months,
           (select count(*)::int from document_balance where company_id = ${tx.companyId}) as documents,
           (select count(*)::int from invoice where company_id = ${tx.companyId}) as invoices,
           (select count(*)::int from ledger_account where company_id = ${tx.companyId}
               and system_role in ('accounts_receivable', 'accounts_payable')) as controls`.execute(tx.queries);
  return rows[0] ?? { entries: 0, lines: 0, months: 0, documents: 0, invoices: 0, controls: 0 };
}
