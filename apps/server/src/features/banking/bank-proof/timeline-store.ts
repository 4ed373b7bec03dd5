import type { Day } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** A statement and the first day of its period. Balances are in minor units with the account's sign. */
export interface TimedStatement {
  id: string;
  start: Day;
  end: Day;
  openingMinor: bigint;
  closingMinor: bigint;
  state: string;
  toDo: number;
}

/** Statements of an account by their last day; where no first day is printed, their first line has it. */
export async function readTimeline(tx: CompanyTransaction, bankAccountId: string): Promise<TimedStatement[]> {
  const { rows } = await sql<TimedStatement>`
    select statement.id, statement.period_end as end, statement.opening_minor as "openingMinor",
           statement.closing_minor as "closingMinor", statement.state, statement.to_do as "toDo",
           coalesce(statement.period_start, (select min(line.date) from bank_line line
             where line.company_id = statement.company_id and line.statement_id = statement.id), statement.period_end) as start
      from bank_statement statement
     where statement.company_id = ${tx.companyId} and statement.bank_account_id = ${bankAccountId}
     order by statement.period_end, start, statement.created_at, statement.id`.execute(tx.queries);
  return rows;
}
