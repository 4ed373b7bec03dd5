import type { Day, EntryKind } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { AsRecordedOn } from '../../../books/ledger/index.ts';

/** Which entries of a period are meant: of kinds (null: all), recorded by then, and what else a report asks of `entry`. */
export interface EntryFilter {
  from: Day;
  to: Day;
  known: AsRecordedOn | null;
  kinds: readonly EntryKind[] | null;
  also?: RawBuilder<unknown> | undefined;
}

/** Order by day, or by journal number alone; `date_and_record`: by day, then by the record's own number. */
export type EntryOrder = 'date' | 'number' | 'date_and_record';

export interface StoredHead {
  id: string;
  number: bigint;
  date: Day;
  kind: string;
  sourceType: string;
  sourceId: string;
  sourceNumber: string;
  bankLineId: string | null;
  narration: string;
  postedAt: Date;
  postedBy: string | null;
}

/** Where a walk through the entries goes on. */
export type EntryCursor = Pick<StoredHead, 'date' | 'number' | 'sourceNumber'>;

function conditions(tx: CompanyTransaction, { from, to, known, kinds, also }: EntryFilter): RawBuilder<unknown> {
  const parts = [sql`entry.company_id = ${tx.companyId} and entry.date between ${from} and ${to}`];
  if (known !== null) parts.push(sql`entry.number <= ${known.number}`);
  if (kinds !== null) parts.push(sql`entry.kind = any(${[...kinds]}::text[])`);
  if (also !== undefined) parts.push(also);
  return sql.join(parts, sql` and `);
}

export async function countEntries(tx: CompanyTransaction, filter: EntryFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from journal_entry entry where ${conditions(tx, filter)}`.execute(tx.queries);
  return rows[0]?.count ?? 0;
}

const ORDERS: Record<EntryOrder, RawBuilder<unknown>> = {
  date: sql`entry.date, entry.number`,
  number: sql`entry.number`,
  date_and_record: sql`entry.date, entry.source_number collate "C", entry.number`,
};

function afterCursor(order: EntryOrder, { date, number, sourceNumber }: EntryCursor): RawBuilder<unknown> {
  if (order === 'number') return sql`entry.number > ${number}`;
  if (order === 'date') return sql`(entry.date, entry.number) > (${date}, ${number})`;
  return sql`entry.date >= ${date} and (entry.date, entry.source_number collate "C", entry.number) > (${date}, ${sourceNumber}, ${number})`;
}

/** Heads of entries in the order asked, from an offset or after the last one seen. */
export async function readHeads(
  tx: CompanyTransaction,
  filter: EntryFilter,
  order: EntryOrder,
  page: { limit: number } & ({ offset: number } | { after: EntryCursor | null }),
): Promise<StoredHead[]> {
  const after = 'after' in page && page.after !== null ? sql`and ${afterCursor(order, page.after)}` : sql``;
  const { rows } = await sql<StoredHead>`
    select entry.id, entry.number, entry.date, entry.kind, entry.source_type as "sourceType", entry.source_id as "sourceId",
           entry.source_number as "sourceNumber", entry.bank_line_id as "bankLineId", entry.narration,
           entry.posted_at as "postedAt", person.name as "postedBy"
      from journal_entry entry left join app_user person on person.id = entry.posted_by
     where ${conditions(tx, filter)} ${after}
     order by ${ORDERS[order]} limit ${page.limit} offset ${'offset' in page ? page.offset : 0}`.execute(tx.queries);
  return rows;
}

/** Σ debit and Σ credit of the entries meant. */
export async function sumEntries(
  tx: CompanyTransaction,
  filter: EntryFilter,
): Promise<{ debitMinor: bigint; creditMinor: bigint }> {
  const { rows } = await sql<{ debitMinor: bigint; creditMinor: bigint }>`
    select coalesce(sum(line.debit_minor), 0)::bigint as "debitMinor", coalesce(sum(line.credit_minor), 0)::bigint as "creditMinor"
      from journal_entry entry
      join journal_line line on line.company_id = entry.company_id and line.entry_id = entry.id
     where ${conditions(tx, filter)}`.execute(tx.queries);
  return rows[0] ?? { debitMinor: 0n, creditMinor: 0n };
}
