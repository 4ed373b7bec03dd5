import { type CompanyTransaction, unlessRejected } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { type LedgerCall, writeAudit } from '../../../books/ledger/index.ts';
import { autoConfirmDue } from '../../bank-rule/index.ts';
import { lockLine } from '../list/line-store.ts';
import { isToDo } from '../stored-line.ts';
import { refreshSuggestions } from '../suggest/suggestions.ts';
import { applySuggestion } from './apply-suggestion.ts';
import { readHighConfidence } from './high-confidence-store.ts';

/**
 * Confirms the open lines of an account that have a high-confidence suggestion, if the company has enabled this. Each
 * line is marked as confirmed automatically, appears in the audit trail and can be undone like any other. Lines that
 * the ledger rejects stay open, as do lines that compete for the same document.
 */
export async function confirmHighConfidenceLines(
  tx: CompanyTransaction,
  call: LedgerCall,
  account: { id: string },
): Promise<void> {
  const { on, fromScore } = await autoConfirmDue(tx);
  if (!on) return;
  await refreshSuggestions(tx, account);
  for (const id of await readHighConfidence(tx, account.id, fromScore)) {
    const line = await lockLine(tx, id);
    const best = line?.candidates[0];
    if (line === null || best === undefined || !isToDo(line)) continue;
    const confirmed = await unlessRejected(
      tx,
      () => applySuggestion(tx, call, line, best, { taken: 0, auto: true }),
      (error) => error instanceof DomainError,
    );
    if (!confirmed) continue;
    await writeAudit(tx, {
      userId: call.userId,
      at: call.now,
      action: 'bank_line_auto_confirmed',
      subjectType: 'bank_line',
      subjectId: id,
      change: { value: { before: null, after: line.description }, score: { before: null, after: String(best.score) } },
    });
  }
}
