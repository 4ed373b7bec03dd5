import { type JournalTemplateRow, type ManualJournalDraft, manualJournalDraft } from '@folio/contract';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';
import type { LedgerCall } from '../ledger/index.ts';

export async function listTemplates(tx: CompanyTransaction): Promise<JournalTemplateRow[]> {
  const rows = await tx.queries
    .selectFrom('journal_template')
    .select(['id', 'name', 'draft'])
    .where('company_id', '=', tx.companyId)
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ ...row, draft: manualJournalDraft.parse(row.draft) }));
}

/** Null when the name is taken. */
export async function insertTemplate(
  tx: CompanyTransaction,
  { userId, now }: LedgerCall,
  { name, draft }: { name: string; draft: ManualJournalDraft },
): Promise<string | null> {
  const row = await tx.queries
    .insertInto('journal_template')
    .values({ company_id: tx.companyId, name, draft: JSON.stringify(draft), created_by: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** False when there is no such template. */
export async function deleteTemplateRow(tx: CompanyTransaction, id: string): Promise<boolean> {
  const row = await tx.queries.deleteFrom('journal_template').where(ownRow(tx, id)).returning('id').executeTakeFirst();
  return row !== undefined;
}
