import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** Whether the bank line called `line` in the query was spent and has no document: the column says it, an index knows it. */
export function lacksEvidence(): RawBuilder<boolean> {
  return sql<boolean>`line.lacks_evidence`;
}

/** Whether the client or the accountant was asked about the bank line called `line` in the query and has not answered. */
export function hasOpenQuestion(): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from bank_line_comment question
             where question.company_id = line.company_id and question.bank_line_id = line.id
               and question.kind <> 'comment' and question.answered_at is null)
    or exists (select from client_question question
                where question.company_id = line.company_id and question.bank_line_id = line.id and question.state = 'open'))`;
}

export interface StoredMarks {
  comments: number;
  openQuestion: boolean;
}

/** Selects what was said about lines and asked about them; lines without a word are absent. */
export function marksOf(tx: CompanyTransaction, lineIds: readonly string[]): RawBuilder<StoredMarks & { id: string }> {
  return sql<StoredMarks & { id: string }>`
    with asked as materialized (select unnest(${[...lineIds]}::uuid[]) as id)
    select word.id, count(*)::int as comments, bool_or(word.open) as "openQuestion"
      from (select asked.id, comment.kind <> 'comment' and comment.answered_at is null as open
              from asked join bank_line_comment comment on comment.company_id = ${tx.companyId} and comment.bank_line_id = asked.id
            union all
            select asked.id, question.state = 'open'
              from asked join client_question question on question.company_id = ${tx.companyId} and question.bank_line_id = asked.id
             where question.state <> 'withdrawn') word
     group by word.id`;
}
