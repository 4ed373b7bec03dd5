import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

export interface StoredMarks {
  comments: number;
  openQuestion: boolean;
}

/** What was said about lines and asked about them; lines without a word are absent. */
export async function readMarks(tx: CompanyTransaction, lineIds: readonly string[]): Promise<Map<string, StoredMarks>> {
  const { rows } = await sql<StoredMarks & { id: string }>`
    with asked as materialized (select unnest(${[...lineIds]}::uuid[]) as id)
    select word.id, count(*)::int as comments, bool_or(word.open) as "openQuestion"
      from (select asked.id, comment.kind <> 'comment' and comment.answered_at is null as open
              from asked join bank_line_comment comment on comment.company_id = ${tx.companyId} and comment.bank_line_id = asked.id
            union all
            select asked.id, question.state = 'open'
              from asked join client_question question on question.company_id = ${tx.companyId} and question.bank_line_id = asked.id
             where question.state <> 'withdrawn') word
     group by word.id`.execute(tx.queries);
  return new Map(rows.map(({ id, ...marks }) => [id, marks]));
}

export async function countMarks(
  tx: CompanyTransaction,
  bankAccountId: string,
): Promise<{ missing: number; questions: number }> {
  const { rows } = await sql<{ missing: number; questions: number }>`
    select (select count(*)::int from bank_line line
             where line.company_id = ${tx.companyId} and line.bank_account_id = ${bankAccountId} and line.lacks_evidence) as missing,
           (select count(*)::int
              from (select bank_line_id from bank_line_comment
                     where company_id = ${tx.companyId} and kind <> 'comment' and answered_at is null
                    union
                    select bank_line_id from client_question
                     where company_id = ${tx.companyId} and state = 'open' and bank_line_id is not null) question
              join bank_line line on line.company_id = ${tx.companyId} and line.id = question.bank_line_id
             where line.bank_account_id = ${bankAccountId}) as questions`.execute(tx.queries);
  return rows[0] ?? { missing: 0, questions: 0 };
}
