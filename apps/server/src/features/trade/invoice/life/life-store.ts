import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import { at } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

async function update(tx: CompanyTransaction, id: string, set: RawBuilder<unknown>): Promise<void> {
  await sql`update invoice set ${set}, version = version + 1 where company_id = ${tx.companyId} and id = ${id}`.execute(
    tx.queries,
  );
}

export async function setPending(
  tx: CompanyTransaction,
  id: string,
  { by, at, draft }: { by: string; at: Date; draft: InvoiceDraft },
): Promise<void> {
  await update(
    tx,
    id,
    sql`confirm_status = 'pending', submitted_by = ${by}, submitted_at = ${at}, rejected_by = null, rejected_reason = null,
        draft = ${JSON.stringify(draft)}::jsonb`,
  );
}

export async function setRejected(
  tx: CompanyTransaction,
  id: string,
  { by, reason }: { by: string; reason: string },
): Promise<void> {
  await update(tx, id, sql`confirm_status = 'rejected', rejected_by = ${by}, rejected_reason = ${reason}`);
}

/** Makes a document editable again; the reason of its rejection stays readable until it is submitted again. */
export async function setReopened(tx: CompanyTransaction, id: string): Promise<void> {
  await update(tx, id, sql`confirm_status = 'unconfirmed', submitted_by = null, submitted_at = null`);
}

export async function setAnswer(
  tx: CompanyTransaction,
  id: string,
  { answer, at }: { answer: 'accepted' | 'declined' | null; at: Date },
): Promise<void> {
  await update(tx, id, sql`answer = ${answer}, answered_at = ${answer === null ? null : at}`);
}

/** Records the invoice made from a quotation: the quotation is accepted by it. */
export async function setConverted(
  tx: CompanyTransaction,
  id: string,
  { invoiceId, at }: { invoiceId: string; at: Date },
): Promise<void> {
  await update(
    tx,
    id,
    sql`converted_to = ${invoiceId}, answer = 'accepted', answered_at = case when answer = 'accepted' then answered_at else ${at} end`,
  );
}

/** Allows the quotation of an invoice to be invoiced again. */
export async function clearConverted(tx: CompanyTransaction, invoiceId: string): Promise<void> {
  await sql`update invoice set converted_to = null, version = version + 1
             where company_id = ${tx.companyId} and converted_to = ${invoiceId}`.execute(tx.queries);
}

/** Sets the number of a document at confirmation, in its draft too. */
export async function setNumber(tx: CompanyTransaction, id: string, number: string): Promise<void> {
  await sql`update invoice set number = ${number}, draft = jsonb_set(draft, '{number}', to_jsonb(${number}::text))
             where company_id = ${tx.companyId} and id = ${id}`.execute(tx.queries);
}

/** Sets a document's payment reference; false if another document has it already. */
export async function setPaymentReference(tx: CompanyTransaction, id: string, reference: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update invoice set payment_reference = ${reference}
     where company_id = ${tx.companyId} and id = ${id}
       and not exists (select 1 from invoice where company_id = ${tx.companyId} and payment_reference = ${reference})`.execute(
    tx.queries,
  );
  return numAffectedRows === 1n;
}

/** A related document and the kind of relation. */
export interface RelatedRow {
  id: string;
  type: InvoiceType;
  number: string;
  relation: 'quotation' | 'invoice' | 'credited' | 'credit_note';
}

/**
 * The related documents: the quotation it was made from and the invoice made from it; the document it credits and its
 * credit notes.
 */
export async function readRelated(tx: CompanyTransaction, id: string): Promise<RelatedRow[]> {
  const { rows } = await sql<RelatedRow>`
    with self as (select * from invoice where company_id = ${tx.companyId} and id = ${id})
    select other.id, other.type, other.number, related.relation
      from (select converted_to as id, 'invoice' as relation from self where converted_to is not null
            union all
            select (draft ->> 'credit_of')::uuid, 'credited' from self where draft ->> 'credit_of' is not null
            union all
            select (draft ->> 'from_quotation')::uuid, 'quotation' from self where draft ->> 'from_quotation' is not null
            union all
            select id, 'credit_note' from invoice
             where company_id = ${tx.companyId} and draft ->> 'credit_of' is not null and draft ->> 'credit_of' = ${id}) related
      join invoice other on other.company_id = ${tx.companyId} and other.id = related.id
     order by other.created_at, other.id`.execute(tx.queries);
  return rows;
}

/**
 * The sum of the confirmed credit notes over a document, in its currency, without voided ones and the caller's own.
 */
export async function creditedMinor(tx: CompanyTransaction, id: string, except: string): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(total_minor), 0)::bigint as sum from invoice
     where company_id = ${tx.companyId} and draft ->> 'credit_of' is not null and draft ->> 'credit_of' = ${id}
       and confirm_status = 'confirmed' and voided_on is null and id <> ${except}`.execute(tx.queries);
  return at(rows, 0).sum;
}
