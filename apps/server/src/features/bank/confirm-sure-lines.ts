import { sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { autoConfirmDue } from '../bank-rule/index.ts';
import { type LedgerCall, writeAudit } from '../ledger/index.ts';
import { carryOut } from './carry-out.ts';
import { lockLine } from './line-store.ts';
import { isToDo } from './stored-line.ts';
import { refreshSuggestions } from './suggestions.ts';
import { readSure } from './sure-store.ts';

/**
 * Confirms the open lines of an account whose suggestion is sure, where the company has that switched on. Each is marked as
 * confirmed without a person, stands in the audit trail, and is undone like any other. What the books refuse stays open, and so do
 * lines that want the same document.
 */
export async function confirmSureLines(
  tx: CompanyTransaction,
  call: LedgerCall,
  account: { id: string },
): Promise<void> {
  const { on, fromScore } = await autoConfirmDue(tx);
  if (!on) return;
  await refreshSuggestions(tx, account);
  for (const id of await readSure(tx, account.id, fromScore)) {
    const line = await lockLine(tx, id);
    const best = line?.candidates[0];
    if (line === null || best === undefined || !isToDo(line)) continue;
    const confirmed = await unlessRefused(tx, () => carryOut(tx, call, line, best, { taken: 0, auto: true }));
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

/** Does it as a whole or, where a rule says no, not at all. */
async function unlessRefused(tx: CompanyTransaction, work: () => Promise<unknown>): Promise<boolean> {
  await sql`savepoint sure_line`.execute(tx.queries);
  const postedBefore = tx.posted?.length ?? 0;
  try {
    await work();
    await sql`release savepoint sure_line`.execute(tx.queries);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint sure_line`.execute(tx.queries);
    tx.posted?.splice(postedBefore);
    return false;
  }
}
