import type { LineComment } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { LedgerCall } from '../../books/ledger/index.ts';
import { findComment, insertComment, markAnswered } from './comment-store.ts';
import { requireLine } from './evidence-store.ts';

/** Says something about a line, or asks the accountant; a question stays open until it is answered. */
export async function commentOnLine(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  { lineId, kind, text }: { lineId: string; kind: LineComment['kind']; text: string },
): Promise<void> {
  await requireLine(tx, lineId);
  await insertComment(tx, lineId, { kind, text, authorId: userId, at });
}

/** Marks a question as answered; one that is answered already stays as it is. */
export async function answerQuestion(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  { lineId, commentId }: { lineId: string; commentId: string },
): Promise<void> {
  await requireLine(tx, lineId);
  const comment = await findComment(tx, lineId, commentId);
  if (comment === null) throw new DomainError('not_found');
  if (comment.open) await markAnswered(tx, commentId, { userId, at });
}
