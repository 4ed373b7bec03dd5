import { type PostedType, postedType } from '@folio/contract';
import { at, type Day } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { idsOfContact } from '../contact/index.ts';

/** The date of the opening balances; null until some are entered. */
export async function readOpeningDate(tx: CompanyTransaction): Promise<Day | null> {
  const row = await tx.queries
    .selectFrom('opening_balance')
    .select('date')
    .where('company_id', '=', tx.companyId)
    .executeTakeFirst();
  return row?.date ?? null;
}

export async function writeOpeningDate(tx: CompanyTransaction, date: Day): Promise<void> {
  await tx.queries
    .insertInto('opening_balance')
    .values({ company_id: tx.companyId, date })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ date }))
    .execute();
}

/** An opening document that was not voided; amounts are positive, `isSettled` if something was allocated to it. */
export interface OpenDocumentRow {
  id: string;
  type: PostedType;
  number: string;
  contact: string;
  issueDate: Day | null;
  dueDate: Day | null;
  currency: string;
  rate: string | null;
  totalMinor: bigint;
  baseMinor: bigint;
  isSettled: boolean;
  /** The posting date. */
  date: Day;
}

/** Opening documents that were not voided, in order of issue; only the given one if an id is passed. */
export async function readOpeningDocuments(tx: CompanyTransaction, id?: string): Promise<OpenDocumentRow[]> {
  const one = id === undefined ? sql`` : sql`and invoice.id = ${id}`;
  const { rows } = await sql<OpenDocumentRow>`
    select invoice.id, invoice.type, invoice.number, coalesce(contact.name, invoice.contact_name) as contact,
           invoice.issue_date as "issueDate", invoice.due_date as "dueDate", invoice.currency, invoice.rate,
           invoice.total_minor as "totalMinor", coalesce(invoice.base_minor, 0)::bigint as "baseMinor",
           abs(coalesce(balance.open_minor, 0)) <> invoice.total_minor as "isSettled", entry.date
      from invoice
      join journal_entry entry on entry.company_id = invoice.company_id and entry.source_id = invoice.id
       and entry.kind = 'opening_document'
      left join contact_root contact on contact.company_id = invoice.company_id and contact.id = invoice.contact_id
      left join document_balance balance on balance.company_id = invoice.company_id and balance.document_ref = invoice.id
     where invoice.company_id = ${tx.companyId} and invoice.opening and invoice.voided_on is null ${one}
     order by invoice.issue_date, invoice.number, invoice.id`.execute(tx.queries);
  return rows.map((row) => ({ ...row, type: postedType.parse(row.type) }));
}

/** True if a document of the type that was not voided (of the contact, for suppliers' numbers) has the number. */
export async function documentNumberTaken(
  tx: CompanyTransaction,
  wanted: { type: PostedType; number: string; contactId: string | null },
): Promise<boolean> {
  let query = tx.queries
    .selectFrom('invoice')
    .select('id')
    .where('company_id', '=', tx.companyId)
    .where('type', '=', wanted.type)
    .where('number', '=', wanted.number)
    .where('confirm_status', '=', 'confirmed')
    .where((e) => e.or([e('opening', '=', false), e('voided_on', 'is', null)]));
  if (wanted.contactId !== null) query = query.where('contact_id', 'in', idsOfContact(tx, wanted.contactId));
  return (await query.executeTakeFirst()) !== undefined;
}

/** Balance of an account over all postings, debit positive. */
export async function balanceOf(tx: CompanyTransaction, accountCode: string): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    select coalesce(sum(debit_minor - credit_minor), 0)::bigint as balance from account_month
     where company_id = ${tx.companyId} and account_code = ${accountCode}`.execute(tx.queries);
  return at(rows, 0).balance;
}
