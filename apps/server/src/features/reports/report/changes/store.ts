import type { Day } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

/** Entries recorded after a number and dated in a range, of the accounts named (all when absent). */
export interface ChangeFilter {
  after: bigint;
  from: Day | null;
  to: Day;
  accounts: readonly string[] | undefined;
}

export interface StoredChange {
  id: string;
  number: bigint;
  date: Day;
  kind: string;
  sourceNumber: string;
  narration: string;
  amountMinor: bigint;
  postedAt: Date;
  postedBy: string | null;
}

function conditions(tx: CompanyTransaction, { after, from, to, accounts }: ChangeFilter): RawBuilder<unknown> {
  const touched = sql`exists (select from journal_line line where line.company_id = entry.company_id and line.entry_id = entry.id
    and line.account_code = any(${[...(accounts ?? [])]}::text[]))`;
  return sql.join(
    [
      sql`entry.company_id = ${tx.companyId} and entry.number > ${after} and entry.date <= ${to}`,
      ...(from === null ? [] : [sql`entry.date >= ${from}`]),
      ...(accounts === undefined ? [] : [touched]),
    ],
    sql` and `,
  );
}

export async function countChanges(tx: CompanyTransaction, filter: ChangeFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from journal_entry entry where ${conditions(tx, filter)}`.execute(tx.queries);
  return rows[0]?.count ?? 0;
}

/** In order of recording; the amount is the entry's total. */
export async function readChanges(
  tx: CompanyTransaction,
  filter: ChangeFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<StoredChange[]> {
  const { rows } = await sql<StoredChange>`
    select entry.id, entry.number, entry.date, entry.kind, entry.source_number as "sourceNumber", entry.narration,
           (select sum(line.debit_minor)::bigint from journal_line line
             where line.company_id = entry.company_id and line.entry_id = entry.id) as "amountMinor",
           entry.posted_at as "postedAt", person.name as "postedBy"
      from journal_entry entry left join app_user person on person.id = entry.posted_by
     where ${conditions(tx, filter)} order by entry.number limit ${limit} offset ${offset}`.execute(tx.queries);
  return rows;
}
