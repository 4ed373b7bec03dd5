import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type LedgerCall, writeAudit } from '../ledger/index.ts';
import { holdQuestion, writeClosed } from './question-store.ts';

/**
 * Done with a question: settled, also without an answer where it came another way, or taken back. What has ended so already stays as
 * it is. Throws `not_found`, and `conflict` where it ended the other way.
 */
export async function closeQuestion(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  { id, state }: { id: string; state: 'settled' | 'withdrawn' },
): Promise<void> {
  const question = await holdQuestion(tx, id);
  if (question === null) throw new Refusal('not_found');
  if (question.state === state) return;
  if (question.state === 'settled' || question.state === 'withdrawn')
    throw new Refusal('conflict', { word: 'question_closed', values: { number: String(question.number) } });
  await writeClosed(tx, id, { state, by: userId, at });
  const event = { userId, at, action: `question.${state}` as const, subjectType: 'client_question', subjectId: id };
  await writeAudit(tx, { ...event, change: { number: String(question.number) } });
}
