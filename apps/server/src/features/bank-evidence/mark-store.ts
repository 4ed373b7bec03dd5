import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';

/** Whether the bank line called `line` in the query was spent and has no document: the column says it, an index knows it. */
export function lacksEvidence(): RawBuilder<boolean> {
  return sql<boolean>`line.lacks_evidence`;
}

/** Whether somebody was asked about the bank line called `line` in the query and has not answered. */
export function hasOpenQuestion(): RawBuilder<boolean> {
  return sql<boolean>`exists (select from bank_line_comment question
    where question.company_id = line.company_id and question.bank_line_id = line.id
      and question.kind <> 'comment' and question.answered_at is null)`;
}

export interface StoredMarks {
  id: string;
  comments: number;
  openQuestion: boolean;
  evidence: number;
}

export async function readMarks(tx: CompanyTransaction, lineIds: readonly string[]): Promise<StoredMarks[]> {
  const { rows } = await sql<StoredMarks>`
    select line.id, line.evidence, coalesce(said.comments, 0)::int as comments, coalesce(said.open, false) as "openQuestion"
      from bank_line line
      left join (select comment.bank_line_id, count(*) as comments,
                        bool_or(comment.kind <> 'comment' and comment.answered_at is null) as open
                   from bank_line_comment comment
                  where comment.company_id = ${tx.companyId} and comment.bank_line_id = any(${[...lineIds]}::uuid[])
                  group by comment.bank_line_id) said on said.bank_line_id = line.id
     where line.company_id = ${tx.companyId} and line.id = any(${[...lineIds]}::uuid[])`.execute(tx.queries);
  return rows;
}

/** How many lines of an account lack a document, and how many wait for an answer. */
export async function countMarks(
  tx: CompanyTransaction,
  bankAccountId: string,
): Promise<{ missing: number; questions: number }> {
  const { rows } = await sql<{ missing: number; questions: number }>`
    select (select count(*)::int from bank_line line
             where line.company_id = ${tx.companyId} and line.bank_account_id = ${bankAccountId} and line.lacks_evidence) as missing,
           (select count(distinct question.bank_line_id)::int from bank_line_comment question
              join bank_line line on line.company_id = question.company_id and line.id = question.bank_line_id
             where question.company_id = ${tx.companyId} and question.kind <> 'comment' and question.answered_at is null
               and line.bank_account_id = ${bankAccountId}) as questions`.execute(tx.queries);
  return rows[0] ?? { missing: 0, questions: 0 };
}
