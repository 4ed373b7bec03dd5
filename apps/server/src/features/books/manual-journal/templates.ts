import type { JournalTemplateRow, ManualJournalDraft } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { LedgerCall } from '../ledger/index.ts';
import { deleteTemplateRow, insertTemplate } from './template-store.ts';

/** Saves a journal as a named template for new journals. */
export async function createTemplate(
  tx: CompanyTransaction,
  call: LedgerCall,
  { name, draft }: { name: string; draft: ManualJournalDraft },
): Promise<JournalTemplateRow> {
  const id = await insertTemplate(tx, call, { name, draft });
  if (id !== null) return { id, name, draft };
  throw new DomainError('validation_failed', {
    faults: [{ path: 'name', word: 'template_name_taken', values: { name } }],
  });
}

/** Throws `not_found`. */
export async function deleteTemplate(tx: CompanyTransaction, id: string): Promise<void> {
  if (!(await deleteTemplateRow(tx, id))) throw new DomainError('not_found');
}
