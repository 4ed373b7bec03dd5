import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type LedgerCall, writeAudit } from '../../books/ledger/index.ts';
import { holdQuestion, writeClosed } from './question-store.ts';

/**
 * Closes a question: as settled (possible without an answer if the answer came another way) or as withdrawn. A
 * question that was already closed in the same way stays unchanged. Throws `not_found`, and `conflict` if it was
 * closed in the other way.
 */
export async function closeQuestion(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  { id, state }: { id: string; state: 'settled' | 'withdrawn' },
): Promise<void> {
  const question = await holdQuestion(tx, id);
  if (question === null) throw new DomainError('not_found');
  if (question.state === state) return;
  if (question.state === 'settled' || question.state === 'withdrawn')
    throw new DomainError('conflict', { word: 'question_closed', values: { number: String(question.number) } });
  await writeClosed(tx, id, { state, by: userId, at });
  const event = { userId, at, action: `question.${state}` as const, subjectType: 'client_question', subjectId: id };
  await writeAudit(tx, { ...event, change: { number: String(question.number) } });
}
