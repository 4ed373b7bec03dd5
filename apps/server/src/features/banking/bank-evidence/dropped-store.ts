import { sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

export interface PaperRow {
  id: string;
  name: string;
  state: string;
  forLineId: string | null;
  /** The document this one is a copy of. */
  copyOf: string | null;
}

export async function findPaper(tx: CompanyTransaction, id: string): Promise<PaperRow | null> {
  const row = await tx.queries
    .selectFrom('document')
    .select(['id', 'name', 'state', 'for_bank_line_id as forLineId'])
    .select(sql<string | null>`coalesce(duplicate_of, same_as)`.as('copyOf'))
    .where(ownRow(tx, id))
    .executeTakeFirst();
  return row ?? null;
}

export async function writeForLine(tx: CompanyTransaction, id: string, lineId: string | null): Promise<void> {
  await tx.queries.updateTable('document').set({ for_bank_line_id: lineId }).where(ownRow(tx, id)).execute();
}

/** A document that was kept as evidence of this line alone waits for review again. */
export async function returnToReview(tx: CompanyTransaction, id: string, lineId: string): Promise<void> {
  await sql`
    update document set state = 'needs_review', outcomes = '[]', version = version + 1
     where company_id = ${tx.companyId} and id = ${id} and state = 'processed' and draft is not null
       and jsonb_array_length(outcomes) = 1
       and outcomes @> ${JSON.stringify([{ type: 'bank_line', id: lineId }])}::jsonb`.execute(tx.queries);
}
