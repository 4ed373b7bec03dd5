import type { AgedType, ContactPosting, ContactRecord, Day } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { entryKindOf } from '../../books/ledger/index.ts';
import { idsOfContact } from '../contact/index.ts';

interface Asked {
  contactId: string;
  accountCode: string;
  to: Day;
}

/** Records of a contact that may have an open amount: confirmed documents and payments. */
function records(tx: CompanyTransaction, contactId: string): RawBuilder<unknown> {
  const ids = idsOfContact(tx, contactId);
  return sql`
    select id, type, number, issue_date as date, due_date from invoice
     where company_id = ${tx.companyId} and contact_id in ${ids} and confirm_status = 'confirmed' and type <> 'quotation'
    union all
    select id, type || '_unapplied', number, date, date from money_record
     where company_id = ${tx.companyId} and contact_id in ${ids}`;
}

export async function readContactRecords(
  tx: CompanyTransaction,
  contactId: string,
): Promise<ReadonlyMap<string, ContactRecord>> {
  const { rows } = await sql<{ id: string; type: AgedType; number: string; date: Day; due_date: Day | null }>`${records(
    tx,
    contactId,
  )}`.execute(tx.queries);
  return new Map(rows.map(({ id, due_date: dueDate, ...row }) => [id, { ref: id, dueDate, ...row }]));
}

/** The lines of a control account on a contact's records, up to a day, in posting order. */
export async function readContactPostings(
  tx: CompanyTransaction,
  { contactId, accountCode, to }: Asked,
): Promise<ContactPosting[]> {
  const { rows } = await sql<Omit<ContactPosting, 'kind'> & { kind: string }>`
    select line.entry_id as "entryRef", entry.reverses_id as "reversesRef", line.date, entry.kind, entry.source_number as number,
           coalesce(invoice.reference, money.reference) as reference, entry.source_id as "sourceRef",
           line.document_ref as "documentRef", line.currency,
           coalesce(line.foreign_minor, line.debit_minor - line.credit_minor)::bigint as "amountMinor"
      from (${records(tx, contactId)}) record
      join journal_line line on line.company_id = ${tx.companyId} and line.document_ref = record.id
       and line.account_code = ${accountCode} and line.date <= ${to}
      join journal_entry entry on entry.company_id = ${tx.companyId} and entry.id = line.entry_id
      left join invoice on invoice.company_id = ${tx.companyId} and invoice.id = entry.source_id
      left join money_record money on money.company_id = ${tx.companyId} and money.id = entry.source_id
     order by line.entry_number, line.line_no`.execute(tx.queries);
  return rows.map((row) => ({ ...row, kind: entryKindOf(row.kind) }));
}
