import type { DocumentDetail, DocumentDraft } from '@folio/contract';
import { isCurrency } from '@folio/ledger';
import type { CompanyCall } from '../../platform/http/call.ts';
import { type FieldFault, Refusal } from '../../platform/http/refusal.ts';
import { checkDraft } from '../ingestion/index.ts';
import { documentDetailOf } from './read-document.ts';
import { editableStates, findReviewed, saveDraft as storeDraft } from './store.ts';

/**
 * Saves a person's corrections and checks the arithmetic again. A stale version is refused and changes nothing: the caller
 * still has what was typed and can compare.
 */
export async function saveDraft(
  call: CompanyCall,
  id: string,
  version: number,
  draft: DocumentDraft,
): Promise<DocumentDetail> {
  checkShape(draft);
  return call.transaction(async (tx) => {
    const before = await findReviewed(tx, id);
    if (!before) throw new Refusal('not_found');
    if (before.state === 'processed') throw new Refusal('already_confirmed');
    if (!editableStates.includes(before.state)) throw new Refusal('document_not_ready');
    if (!(await storeDraft(tx, id, version, draft, checkDraft(draft), summaryOf(draft))))
      throw new Refusal('stale_version');
    return documentDetailOf(tx, id, call.language);
  });
}

/** Each kind has its own part, and money only in currencies that exist: the checks could not count otherwise. */
function checkShape(draft: DocumentDraft): void {
  const faults: FieldFault[] = [];
  if (draft.kind === 'bank_statement' && !draft.statements) faults.push({ path: 'draft.statements', word: 'required' });
  if (draft.kind !== 'bank_statement' && !draft.invoice) faults.push({ path: 'draft.invoice', word: 'required' });
  if (draft.invoice && !isCurrency(draft.invoice.currency))
    faults.push({ path: 'draft.invoice.currency', word: 'currency_unknown' });
  draft.statements?.forEach((statement, index) => {
    if (!isCurrency(statement.currency))
      faults.push({ path: `draft.statements.${index}.currency`, word: 'currency_unknown' });
  });
  if (faults.length > 0) throw new Refusal('validation_failed', { faults });
}

function summaryOf(draft: DocumentDraft) {
  const statement = draft.statements?.[0];
  if (statement)
    return {
      title: statement.bank,
      number: statement.account_number,
      total: statement.closing_balance,
      currency: statement.currency,
      confidence: 1,
    };
  const { invoice } = draft;
  const partner = draft.kind.startsWith('sales') ? invoice?.customer.name : invoice?.vendor.name;
  return {
    title: partner || null,
    number: invoice?.number || null,
    total: invoice?.total ?? null,
    currency: invoice?.currency ?? null,
    confidence: 1,
  };
}
