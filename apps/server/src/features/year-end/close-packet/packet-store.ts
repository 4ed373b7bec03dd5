import type { CloseKind } from '@folio/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

interface Period {
  kind: CloseKind;
  start: string;
  end: string;
}

/** A sign-off with the text that was signed. */
export interface WholeSignOff {
  account_code: string;
  role: string;
  by: string | null;
  signed_at: Date;
  hash: string;
  content: string;
}

/** Every sign-off of a period, in the order they were given. */
export async function readSignOffs(tx: CompanyTransaction, { kind, end }: Period): Promise<WholeSignOff[]> {
  const { rows } = await sql<WholeSignOff>`
    select signed.account_code, signed.role, person.name as by, signed.signed_at, signed.hash, signed.content
      from close_sign_off signed left join app_user person on person.id = signed.user_id
     where signed.company_id = ${tx.companyId} and signed.kind = ${kind} and signed.period_end = ${end}
     order by signed.signed_at, signed.account_code, signed.id`.execute(tx.queries);
  return rows;
}

/** A document behind an entry, or a file of a schedule. */
export interface EvidenceRow {
  entry: string | null;
  date: string | null;
  record: string;
  narration: string;
  file: string;
  sha256: string;
}

/** The documents behind the entries of a period, and then the files of its schedules. */
export async function readEvidence(tx: CompanyTransaction, { kind, start, end }: Period): Promise<EvidenceRow[]> {
  const { rows } = await sql<EvidenceRow>`
    with posted as materialized (
      select entry.id, entry.number, entry.date, entry.source_id, entry.source_number, entry.narration, entry.bank_line_id
        from journal_entry entry where entry.company_id = ${tx.companyId} and entry.date between ${start} and ${end}),
    behind as (
      select posted.id, document.name, document.sha256
        from posted join invoice on invoice.company_id = ${tx.companyId} and invoice.id = posted.source_id
        join document on document.company_id = invoice.company_id and document.id = invoice.document_id
      union
      select posted.id, document.name, document.sha256
        from posted join document_link link on link.company_id = ${tx.companyId} and link.type = 'invoice' and link.record_id = posted.source_id
        join document on document.company_id = link.company_id and document.id = link.document_id
      union
      select posted.id, document.name, document.sha256
        from posted join bank_line_document attached on attached.company_id = ${tx.companyId} and attached.bank_line_id = posted.bank_line_id
        join document on document.company_id = attached.company_id and document.id = attached.document_id
      union
      select posted.id, attached.name, attached.sha256
        from posted join manual_journal journal on journal.company_id = ${tx.companyId} and journal.entry_id = posted.id
        join manual_journal_attachment attached on attached.company_id = journal.company_id and attached.manual_journal_id = journal.id)
    select 'J' || lpad(posted.number::text, greatest(4, length(posted.number::text)), '0') as entry, posted.date,
           posted.source_number as record, posted.narration, behind.name as file, behind.sha256, posted.number as place
      from behind join posted on posted.id = behind.id
    union all
    select null, null, attached.account_code, '', attached.name, attached.sha256, 9223372036854775807
      from close_schedule_file attached
     where attached.company_id = ${tx.companyId} and attached.kind = ${kind} and attached.period_end = ${end}
     order by place, record, file, sha256`.execute(tx.queries);
  return rows.map(({ entry, date, record, narration, file, sha256 }) => ({
    entry,
    date,
    record,
    narration,
    file,
    sha256,
  }));
}
