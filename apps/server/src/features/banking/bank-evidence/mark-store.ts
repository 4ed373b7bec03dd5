import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

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
