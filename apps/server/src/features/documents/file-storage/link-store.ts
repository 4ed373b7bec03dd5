import type { Attachable } from '@folio/contract';
import { sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

export type LinkedType = 'invoice' | 'contact';

/** Whether the record exists. */
export async function isRecord(tx: CompanyTransaction, type: LinkedType, id: string): Promise<boolean> {
  const row = await tx.queries.selectFrom(type).select('id').where(ownRow(tx, id)).executeTakeFirst();
  return row !== undefined;
}

export interface Link {
  documentId: string;
  type: LinkedType;
  recordId: string;
}

/** Returns false if the file was already attached. */
export async function insertLink(
  tx: CompanyTransaction,
  { documentId, type, recordId }: Link,
  by: { userId: string; now: Date },
): Promise<boolean> {
  const row = await tx.queries
    .insertInto('document_link')
    .values({
      company_id: tx.companyId,
      document_id: documentId,
      type,
      record_id: recordId,
      attached_by: by.userId,
      attached_at: by.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('document_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if the file was not attached. */
export async function deleteLink(tx: CompanyTransaction, { documentId, type, recordId }: Link): Promise<boolean> {
  const row = await tx.queries
    .deleteFrom('document_link')
    .where('company_id', '=', tx.companyId)
    .where('document_id', '=', documentId)
    .where('type', '=', type)
    .where('record_id', '=', recordId)
    .returning('document_id')
    .executeTakeFirst();
  return row !== undefined;
}

const EACH = 6;

/** Records of every type whose number, party or text contains a search text, newest first within each type. */
export async function findAttachables(tx: CompanyTransaction, typed: string): Promise<Attachable[]> {
  const pattern = `%${typed.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const { rows } = await sql<Attachable>`
    (select 'invoice' as type, id, coalesce(nullif(number, ''), contact_name) as label, contact_name as detail, issue_date as date
       from invoice where company_id = ${tx.companyId} and (number ilike ${pattern} or contact_name ilike ${pattern})
      order by issue_date desc nulls last, id limit ${EACH})
    union all
    (select 'bank_line', id, coalesce(payee, description), description, date
       from bank_line where company_id = ${tx.companyId} and state <> 'excluded' and (payee ilike ${pattern} or description ilike ${pattern})
      order by date desc, id limit ${EACH})
    union all
    (select 'manual_journal', id, coalesce(number, narration), narration, date
       from manual_journal where company_id = ${tx.companyId} and (number ilike ${pattern} or narration ilike ${pattern})
      order by created_at desc, id limit ${EACH})
    union all
    (select 'contact', id, name, coalesce(name_zh, ''), null
       from contact where company_id = ${tx.companyId} and merged_into is null and (name ilike ${pattern} or name_zh ilike ${pattern})
      order by lower(name), id limit ${EACH})`.execute(tx.queries);
  return rows;
}
