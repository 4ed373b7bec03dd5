import { type DocumentDetail, type DocumentDraft, documentDraft, isStatementKind } from '@folio/contract';
import { isCurrency } from '@folio/ledger';
import { may } from '@folio/permissions';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { beforeLookingAlike, checkDraft, type EvidenceMap, noteLookAlikes } from '../ingestion/index.ts';
import { learnAccounts } from '../reading/index.ts';
import { correctedEvidence, evidenceOf } from './corrected-evidence.ts';
import { documentDetailOf } from './show/read-document.ts';
import { summaryOf } from './show/summary-of.ts';
import { editableStates, findReviewed, nameOfUser, saveDraft as storeDraft } from './store.ts';

/**
 * Saves a person's corrections, checks the arithmetic again and looks for other copies again; a corrected account is learnt at
 * once. A stale version is refused and changes nothing: the caller
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
    await beforeLookingAlike(tx);
    const before = await findReviewed(tx, id);
    if (!before) throw new DomainError('not_found');
    if (before.state === 'processed') throw new DomainError('already_confirmed');
    if (!editableStates.includes(before.state)) throw new DomainError('document_not_ready');
    const evidence = await evidenceAfter(tx, call, before, draft);
    const saved = { draft, checks: checkDraft(draft), summary: summaryOf(draft), evidence };
    if (!(await storeDraft(tx, id, version, saved))) throw new DomainError('stale_version');
    await noteLookAlikes(tx, id, draft);
    // Only who keeps the books teaches them.
    if (before.draft !== null && may(call.role, 'write'))
      await learnAccounts(tx, draft, { at: call.now, before: documentDraft.parse(before.draft) });
    return documentDetailOf(tx, id, call.language);
  });
}

/** A draft that was never there, as of a kind that is not read, has no evidence to correct. */
async function evidenceAfter(
  tx: CompanyTransaction,
  call: CompanyCall,
  before: { draft: unknown; evidence: unknown },
  draft: DocumentDraft,
): Promise<EvidenceMap> {
  const evidence = evidenceOf(before.evidence);
  if (before.draft === null) return evidence;
  const name = await nameOfUser(tx, call.userId);
  return correctedEvidence(evidence, documentDraft.parse(before.draft), draft, { name, at: call.now });
}

/** Each kind has its own part, and money only in currencies that exist: the checks could not count otherwise. */
function checkShape(draft: DocumentDraft): void {
  const faults: FieldIssue[] = [];
  if (isStatementKind(draft.kind) && !draft.statements) faults.push({ path: 'draft.statements', word: 'required' });
  if (!isStatementKind(draft.kind) && !draft.invoice) faults.push({ path: 'draft.invoice', word: 'required' });
  if (draft.invoice && !isCurrency(draft.invoice.currency))
    faults.push({ path: 'draft.invoice.currency', word: 'currency_unknown' });
  draft.statements?.forEach((statement, index) => {
    if (!isCurrency(statement.currency))
      faults.push({ path: `draft.statements.${index}.currency`, word: 'currency_unknown' });
  });
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
}
