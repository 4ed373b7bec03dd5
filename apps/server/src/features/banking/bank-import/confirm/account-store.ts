import type { Day } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

/** What a statement of an account covers, and where it ended. */
export interface StandingStatement {
  start: Day;
  end: Day;
  closingMinor: bigint;
}

/** The statements of an account, oldest first. */
export async function readStanding(tx: CompanyTransaction, bankAccountId: string): Promise<StandingStatement[]> {
  const { rows } = await sql<StandingStatement>`
    select statement.period_end as end, statement.closing_minor as "closingMinor",
           coalesce(statement.period_start, (select min(line.date) from bank_line line
             where line.company_id = statement.company_id and line.statement_id = statement.id), statement.period_end) as start
      from bank_statement statement
     where statement.company_id = ${tx.companyId} and statement.bank_account_id = ${bankAccountId}
     order by statement.period_end, statement.created_at`.execute(tx.queries);
  return rows;
}

/** Whether anything was ever posted to an account. */
export async function hasPostings(tx: CompanyTransaction, accountCode: string): Promise<boolean> {
  const row = await tx.queries
    .selectFrom('account_month')
    .select('month')
    .where('company_id', '=', tx.companyId)
    .where('account_code', '=', accountCode)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
