import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { markOf, readableText, wordsOf } from './search-words.ts';

/** What was read of a document. */
export interface ReadText {
  documentId: string;
  read: string;
}

export async function writeTexts(tx: CompanyTransaction, texts: readonly ReadText[]): Promise<void> {
  const rows = texts.map(({ documentId, read }) => {
    const text = readableText(read);
    return { document_id: documentId, text, words: markedWords(tx.companyId, text) };
  });
  await sql`
    insert into document_text (company_id, document_id, text, words)
    select ${tx.companyId}, document_id, text, array_to_tsvector(words)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told(document_id uuid, text text, words text[])
    on conflict (company_id, document_id) do update set text = excluded.text, words = excluded.words`.execute(
    tx.queries,
  );
}

export function markedWords(companyId: string, text: string): string[] {
  const mark = markOf(companyId);
  return wordsOf(text).map((word) => mark + word);
}

export async function textsById(tx: CompanyTransaction, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.queries
    .selectFrom('document_text')
    .select(['document_id', 'text'])
    .where('company_id', '=', tx.companyId)
    .where('document_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.document_id, row.text]));
}
