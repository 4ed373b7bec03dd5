import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

/** The journal number at which the account's suggestions were last calculated, and the current journal number. */
export async function readSuggestedAt(
  tx: CompanyTransaction,
  bankAccountId: string,
): Promise<{ suggestedAt: bigint | null; lastNumber: bigint }> {
  return tx.queries
    .selectFrom('bank_account')
    .innerJoin('journal_head', 'journal_head.company_id', 'bank_account.company_id')
    .select(['bank_account.suggested_at_number as suggestedAt', 'journal_head.last_number as lastNumber'])
    .where('bank_account.company_id', '=', tx.companyId)
    .where('bank_account.id', '=', bankAccountId)
    .executeTakeFirstOrThrow();
}

/** Records that the open lines of every account are calculated, or marked for calculation, up to a journal entry. */
export async function noteSuggested(tx: CompanyTransaction, at: bigint): Promise<void> {
  await tx.queries
    .updateTable('bank_account')
    .set({ suggested_at_number: at })
    .where('company_id', '=', tx.companyId)
    .where((where) => where.or([where('suggested_at_number', 'is', null), where('suggested_at_number', '<', at)]))
    .execute();
}

/**
 * Postings that do not come from a statement line: the entries (with those they reverse) and the affected documents.
 */
export interface PostedElsewhere {
  entryIds: string[];
  documentIds: string[];
}

/** What was posted after a journal entry, except from statement lines; null if there are more than `most` entries. */
export async function readPostedElsewhere(
  tx: CompanyTransaction,
  after: bigint,
  most: number,
): Promise<PostedElsewhere | null> {
  const { rows } = await sql<{ id: string; reverses: string | null }>`
    select id, reverses_id as reverses from journal_entry
     where company_id = ${tx.companyId} and number > ${after} and bank_line_id is null
     order by number limit ${most + 1}`.execute(tx.queries);
  if (rows.length > most) return null;
  const entryIds = rows.flatMap(({ id, reverses }) => (reverses === null ? [id] : [id, reverses]));
  if (entryIds.length === 0) return { entryIds, documentIds: [] };
  const documents = await sql<{ ref: string }>`
    select distinct document_ref as ref from journal_line
     where company_id = ${tx.companyId} and entry_id = any(${entryIds}::uuid[]) and document_ref is not null`.execute(
    tx.queries,
  );
  return { entryIds, documentIds: documents.rows.map(({ ref }) => ref) };
}
