import { type RawBuilder, sql } from 'kysely';

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
