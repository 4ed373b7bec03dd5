import { sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';

export interface EvidencedLine {
  id: string;
  state: string;
}

/** Throws `not_found`. */
export async function requireLine(tx: CompanyTransaction, id: string): Promise<EvidencedLine> {
  const row = await tx.queries.selectFrom('bank_line').select(['id', 'state']).where(ownRow(tx, id)).executeTakeFirst();
  if (row === undefined) throw new DomainError('not_found');
  return row;
}

export async function lockLine(tx: CompanyTransaction, id: string): Promise<EvidencedLine | null> {
  const row = await tx.queries
    .selectFrom('bank_line')
    .select(['id', 'state'])
    .where(ownRow(tx, id))
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Documents attached to the line, and those of the records it is matched to. */
export async function readLineDocuments(
  tx: CompanyTransaction,
  lineId: string,
): Promise<{ id: string; name: string; attached: boolean }[]> {
  const { rows } = await sql<{ id: string; name: string; attached: boolean }>`
    select document.id, document.name, bool_or(paper.attached) as attached
      from (select attached.document_id, true as attached from bank_line_document attached
             where attached.company_id = ${tx.companyId} and attached.bank_line_id = ${lineId}
            union all
            select invoice.document_id, false from bank_line_link link
              join journal_entry entry on entry.company_id = link.company_id and entry.id = link.entry_id
              join journal_line posted on posted.company_id = entry.company_id and posted.entry_id = entry.id
              join invoice on invoice.company_id = entry.company_id
                          and invoice.id in (entry.source_id, posted.document_ref)
             where link.company_id = ${tx.companyId} and link.bank_line_id = ${lineId}) paper
      join document on document.company_id = ${tx.companyId} and document.id = paper.document_id
     group by document.id, document.name, document.uploaded_at order by document.uploaded_at, document.id`.execute(
    tx.queries,
  );
  return rows;
}

/** Files dropped onto a line that are still being read or could not be read. */
export async function readUnread(
  tx: CompanyTransaction,
  lineId: string,
): Promise<{ id: string; name: string; reading: boolean }[]> {
  return tx.queries
    .selectFrom('document')
    .select(['id', 'name', sql<boolean>`state in ('queued', 'processing')`.as('reading')])
    .where('company_id', '=', tx.companyId)
    .where('for_bank_line_id', '=', lineId)
    .where('state', 'in', ['queued', 'processing', 'failed', 'unsupported'])
    .orderBy('uploaded_at')
    .execute();
}

/** Returns false if the document was attached before. */
export async function insertLineDocument(
  tx: CompanyTransaction,
  row: { lineId: string; documentId: string; by: string | null; at: Date },
): Promise<boolean> {
  const inserted = await tx.queries
    .insertInto('bank_line_document')
    .values({
      company_id: tx.companyId,
      bank_line_id: row.lineId,
      document_id: row.documentId,
      attached_by: row.by,
      attached_at: row.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('document_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Returns false if the document was not attached by hand. */
export async function deleteLineDocument(
  tx: CompanyTransaction,
  row: { lineId: string; documentId: string },
): Promise<boolean> {
  const deleted = await tx.queries
    .deleteFrom('bank_line_document')
    .where('company_id', '=', tx.companyId)
    .where('bank_line_id', '=', row.lineId)
    .where('document_id', '=', row.documentId)
    .returning('document_id')
    .executeTakeFirst();
  return deleted !== undefined;
}
