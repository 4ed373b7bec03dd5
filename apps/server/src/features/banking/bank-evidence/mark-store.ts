import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

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
      left join (select word.bank_line_id, count(*) as comments, bool_or(word.open) as open
                   from (select comment.bank_line_id, comment.kind <> 'comment' and comment.answered_at is null as open
                           from bank_line_comment comment
                          where comment.company_id = ${tx.companyId} and comment.bank_line_id = any(${[...lineIds]}::uuid[])
                         union all
                         select asked.bank_line_id, asked.state = 'open' from client_question asked
                          where asked.company_id = ${tx.companyId} and asked.bank_line_id = any(${[...lineIds]}::uuid[])
                            and asked.state <> 'withdrawn') word
                  group by word.bank_line_id) said on said.bank_line_id = line.id
     where line.company_id = ${tx.companyId} and line.id = any(${[...lineIds]}::uuid[])`.execute(tx.queries);
  return rows;
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
