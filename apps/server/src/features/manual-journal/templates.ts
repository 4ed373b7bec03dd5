import type { JournalTemplateRow, ManualJournalDraft } from '@folio/contract';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { LedgerCall } from '../ledger/index.ts';
import { deleteTemplateRow, insertTemplate } from './template-store.ts';

/** Keeps a journal under a name, to begin others from. */
export async function createTemplate(
  tx: CompanyTransaction,
  call: LedgerCall,
  { name, draft }: { name: string; draft: ManualJournalDraft },
): Promise<JournalTemplateRow> {
  const id = await insertTemplate(tx, call, { name, draft });
  if (id !== null) return { id, name, draft };
  throw new Refusal('validation_failed', { faults: [{ path: 'name', word: 'template_name_taken', values: { name } }] });
}

/** Deletes a template. Throws `not_found`. */
export async function deleteTemplate(tx: CompanyTransaction, id: string): Promise<void> {
  if (!(await deleteTemplateRow(tx, id))) throw new Refusal('not_found');
}
