import type { Day } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

export interface MovedSince {
  /** The first day of what was posted besides. */
  first: Day | null;
  /** What it came to by account, debit positive; accounts it did not move are not listed. */
  moved: { code: string; netMinor: bigint }[];
}

/**
 * What entries up to the day of the opening balances (`takenOver`) moved, besides those that are the opening balances: their kinds, what reverses
 * these, and a history that was imported before them. `known` leaves out entries recorded after that number. Reads the entries of
 * these days by their index and no others.
 */
export async function readMovedSince(
  tx: CompanyTransaction,
  takenOver: Day,
  known: bigint | null,
): Promise<MovedSince> {
  const { rows } = await sql<{ code: string; netMinor: bigint; first: Day }>`
    with early as materialized (
      select number, date, kind, reverses_id from journal_entry
       where company_id = ${tx.companyId} and date <= ${takenOver}
         and (${known}::bigint is null or number <= ${known}::bigint)
    ), besides as materialized (
      select early.number, early.date from early
        left join journal_entry reversed on reversed.company_id = ${tx.companyId} and reversed.id = early.reverses_id
       where early.kind not in ('opening_balance', 'opening_document')
         and coalesce(reversed.kind, '') not in ('opening_balance', 'opening_document')
         and not exists (
           select from import_run run
            where run.company_id = ${tx.companyId} and early.number between run.first_number and run.last_number
              and run.last_number < coalesce((select min(number) from early where kind in ('opening_balance', 'opening_document')), run.last_number + 1))
    )
    select line.account_code as code, sum(line.debit_minor - line.credit_minor)::bigint as "netMinor",
           (select min(date) from besides) as first
      from besides join journal_line line on line.company_id = ${tx.companyId} and line.entry_number = besides.number
     group by line.account_code having sum(line.debit_minor - line.credit_minor) <> 0
     order by line.account_code`.execute(tx.queries);
  return {
    first: rows[0]?.first ?? null,
    moved: rows.map(({ code, netMinor }) => ({ code, netMinor })),
  };
}
