import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { markedWords } from './store.ts';

/** A document that was read and cannot be found by its words yet. */
export interface Untold {
  companyId: string;
  documentId: string;
}

/** Documents that were read before their words were kept, and texts that came in without them; newest first. */
export async function readUntold(queries: Queries, most: number): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    select document.company_id as "companyId", document.id as "documentId" from document
      left join document_text told on told.company_id = document.company_id and told.document_id = document.id
     where told.words is null and document.pages is not null and document.state in ('needs_review', 'processed')
     order by document.uploaded_at desc limit ${most}`.execute(queries);
  return rows;
}

/** Works the words out of a text that is there without them; false when there is no text at all. */
export async function indexKeptText(tx: CompanyTransaction, documentId: string): Promise<boolean> {
  const row = await tx.queries
    .selectFrom('document_text')
    .select('text')
    .where('company_id', '=', tx.companyId)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  if (row === undefined) return false;
  await sql`
    update document_text set words = array_to_tsvector(${markedWords(tx.companyId, row.text)}::text[])
     where company_id = ${tx.companyId} and document_id = ${documentId} and words is null`.execute(tx.queries);
  return true;
}
