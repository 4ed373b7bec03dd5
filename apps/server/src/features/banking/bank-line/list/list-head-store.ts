import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

/** What a page of an account's lines needs to know before its lines. */
export interface ListHead {
  /** Nothing was posted and no line changed since the suggestions of the account were worked out. */
  current: boolean;
  /** Lines of the account, or of the statement if one was given; `toDo` of them are not coded. */
  all: number;
  toDo: number;
  chartVersion: bigint;
}

/** Null for an account that does not exist. */
export async function readListHead(
  tx: CompanyTransaction,
  { bankAccountId, statementId = null }: { bankAccountId: string; statementId?: string | null | undefined },
): Promise<ListHead | null> {
  const { rows } = await sql<ListHead>`
    select head.chart_version as "chartVersion", counted.all, counted.to_do as "toDo",
           account.suggested_at_number is not distinct from head.last_number
             and not exists (select from bank_line line
                              where line.company_id = account.company_id and line.bank_account_id = account.id and line.stale
                                and line.state in ('unreviewed', 'suggested')) as current
      from bank_account account
      join journal_head head on head.company_id = account.company_id
     cross join lateral (
       select coalesce(sum(statement.to_do), 0)::int as to_do, coalesce(sum(statement.line_count), 0)::int as all
         from bank_statement statement
        where statement.company_id = account.company_id and statement.bank_account_id = account.id
          and (${statementId}::uuid is null or statement.id = ${statementId})) counted
     where account.company_id = ${tx.companyId} and account.id = ${bankAccountId}`.execute(tx.queries);
  return rows[0] ?? null;
}
