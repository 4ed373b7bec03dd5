import type { ControlLine } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { type StoredControlLine, toControlLine } from '../entries/stored.ts';

/** Moves a series forward by one, and reads the control lines of documents, in one statement. */
export async function moveSeriesAndReadLines(
  tx: CompanyTransaction,
  prefix: string,
  refs: readonly string[],
): Promise<{ lastNumber: bigint; lines: ControlLine[] }> {
  const { rows } = await sql<StoredControlLine & { last_number: bigint; entry_number: bigint | null }>`
    with taken as (
      insert into number_series as series (company_id, prefix, last_number) values (${tx.companyId}, ${prefix}, 1)
      on conflict (company_id, prefix) do update set last_number = series.last_number + 1
      returning last_number)
    select taken.last_number, found.*
      from taken
      left join (
        select entry.number as entry_number, line.line_no, line.account_code, contact.root_id as contact_id, line.document_ref,
               line.currency, line.foreign_minor, line.debit_minor, line.credit_minor, line.description, entry.kind, entry.source_id
          from journal_line line
          join journal_entry entry on entry.company_id = line.company_id and entry.id = line.entry_id
          left join contact_root contact on contact.company_id = line.company_id and contact.id = line.contact_id
         where line.company_id = ${tx.companyId} and line.document_ref = any(${[...refs]}::uuid[])) found on true
     order by found.entry_number, found.line_no`.execute(tx.queries);
  const [first] = rows;
  if (first === undefined) throw new Error('a series gave no number');
  return { lastNumber: first.last_number, lines: rows.filter((row) => row.entry_number !== null).map(toControlLine) };
}
