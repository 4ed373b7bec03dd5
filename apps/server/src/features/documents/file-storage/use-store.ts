import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';

export interface RecordRow {
  type: string;
  id: string;
  label: string | null;
  detail: string | null;
  date: string | null;
  attached: boolean;
}

const MOST = 200;

/** Records that were created from a document or have it attached, with their names. */
export async function readRecords(tx: CompanyTransaction, id: string, language: Language): Promise<RecordRow[]> {
  const account = language === 'zh-Hant' ? sql`nullif(ledger.name_zh, '')` : sql`null`;
  const { rows } = await sql<RecordRow>`
    select record.type, record.id, bool_and(record.attached) as attached,
           coalesce(invoice.number, journal.number, contact.name, line.payee, ${account}, ledger.name) as label,
           coalesce(invoice.contact_name, journal.narration, line.description, bank.number) as detail,
           coalesce(invoice.issue_date, journal.date, line.date, statement.period_end) as date
      from document_records(${tx.companyId}, ${id}) record
      left join invoice on record.type = 'invoice' and invoice.company_id = ${tx.companyId} and invoice.id = record.id
      left join manual_journal journal on record.type = 'manual_journal' and journal.company_id = ${tx.companyId} and journal.id = record.id
      left join contact_root contact on record.type = 'contact' and contact.company_id = ${tx.companyId} and contact.id = record.id
      left join bank_line line on record.type = 'bank_line' and line.company_id = ${tx.companyId} and line.id = record.id
      left join bank_statement statement on record.type = 'bank_statement' and statement.company_id = ${tx.companyId} and statement.id = record.id
      left join bank_account bank on bank.company_id = ${tx.companyId} and bank.id = coalesce(statement.bank_account_id, line.bank_account_id)
      left join ledger_account ledger on ledger.company_id = ${tx.companyId} and ledger.code = bank.account_code
     group by 1, 2, 4, 5, 6 order by date desc nulls last, label limit ${MOST}`.execute(tx.queries);
  return rows;
}

export interface EntryRow {
  id: string;
  number: bigint;
  date: string;
  narration: string;
}

/** The newest posted entries that depend on a document, and their number. */
export async function readEntries(
  tx: CompanyTransaction,
  id: string,
  most: number,
): Promise<{ rows: EntryRow[]; total: number }> {
  const { rows } = await sql<EntryRow & { total: number }>`
    select entry.id, entry.number, entry.date, entry.narration, count(*) over ()::integer as total
      from document_entries(${tx.companyId}, ${id}) tied
      join journal_entry entry on entry.company_id = ${tx.companyId} and entry.id = tied.id
     order by entry.date desc, entry.number desc limit ${most}`.execute(tx.queries);
  return { rows, total: rows[0]?.total ?? 0 };
}

/**
 * The entry that requires a document to be kept for the longest time after `today`; null if there is no such entry.
 */
export async function readKept(
  tx: CompanyTransaction,
  id: string,
  today: string,
): Promise<{ number: bigint; date: string; until: string } | null> {
  const { rows } = await sql<{ number: bigint; date: string; until: string }>`
    select tied.number, tied.date, kept_until(tied.date, company.fye) as until
      from document_entries(${tx.companyId}, ${id}) tied, company
     where company.id = ${tx.companyId} and kept_until(tied.date, company.fye) >= ${today}::date
     order by tied.date desc, tied.number desc limit 1`.execute(tx.queries);
  return rows[0] ?? null;
}
