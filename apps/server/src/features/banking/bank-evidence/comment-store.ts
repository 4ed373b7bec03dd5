import type { LineComment } from '@folio/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

const kinds = z.enum(['comment', 'question_accountant']);

/** What was said about a line, oldest first. */
export async function readComments(tx: CompanyTransaction, lineId: string): Promise<LineComment[]> {
  const rows = await tx.queries
    .selectFrom('bank_line_comment as comment')
    .leftJoin('app_user as person', 'person.id', 'comment.author_id')
    .select([
      'comment.id',
      'comment.kind',
      'comment.text',
      'person.name as author',
      'comment.at',
      'comment.answered_at',
    ])
    .where('comment.company_id', '=', tx.companyId)
    .where('comment.bank_line_id', '=', lineId)
    .orderBy('comment.at')
    .orderBy('comment.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: kinds.parse(row.kind),
    text: row.text,
    author: row.author ?? '',
    at: row.at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
  }));
}

export async function insertComment(
  tx: CompanyTransaction,
  lineId: string,
  comment: { kind: LineComment['kind']; text: string; authorId: string; at: Date },
): Promise<void> {
  const { kind, text, authorId, at } = comment;
  await tx.queries
    .insertInto('bank_line_comment')
    .values({ company_id: tx.companyId, bank_line_id: lineId, kind, text, author_id: authorId, at })
    .execute();
}

/** Whether there is such a comment on the line, and whether it waits for an answer. */
export async function findComment(
  tx: CompanyTransaction,
  lineId: string,
  commentId: string,
): Promise<{ open: boolean } | null> {
  const row = await tx.queries
    .selectFrom('bank_line_comment')
    .select(sql<boolean>`kind <> 'comment' and answered_at is null`.as('open'))
    .where('company_id', '=', tx.companyId)
    .where('bank_line_id', '=', lineId)
    .where('id', '=', commentId)
    .executeTakeFirst();
  return row ?? null;
}

export async function markAnswered(
  tx: CompanyTransaction,
  commentId: string,
  by: { userId: string; at: Date },
): Promise<void> {
  await tx.queries
    .updateTable('bank_line_comment')
    .set({ answered_at: by.at, answered_by: by.userId })
    .where(ownRow(tx, commentId))
    .where('answered_at', 'is', null)
    .execute();
}
