import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

/** An entry as a suggestion names it. */
export interface EntryName {
  id: string;
  number: string;
  date: string;
  kind: string;
  contact: string | null;
  /** What it moved on each account, in the account's currency: minor units as text. */
  amounts: Readonly<Record<string, string>>;
}

export async function readEntryNames(tx: CompanyTransaction, ids: readonly string[]): Promise<EntryName[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<EntryName>`
    select entry.id, entry.source_number as number, entry.date, entry.kind,
           (select contact.name from journal_line line
              join contact_root contact on contact.company_id = line.company_id and contact.id = line.contact_id
             where line.company_id = entry.company_id and line.entry_id = entry.id limit 1) as contact,
           (select jsonb_object_agg(moved.account_code, moved.amount::text)
              from (select line.account_code, sum(coalesce(line.foreign_minor, line.debit_minor - line.credit_minor)) as amount
                      from journal_line line
                     where line.company_id = entry.company_id and line.entry_id = entry.id
                     group by line.account_code) moved) as amounts
      from journal_entry entry
     where entry.company_id = ${tx.companyId} and entry.id = any(${[...ids]}::uuid[])`.execute(tx.queries);
  return rows;
}
