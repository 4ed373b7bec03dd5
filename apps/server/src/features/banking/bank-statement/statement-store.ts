import { at, type Day, startOfMonth } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

export interface NewStatement {
  bankAccountId: string;
  documentId: string | null;
  currency: string;
  periodStart: Day | null;
  periodEnd: Day;
  /** In the account's sense, as a draft has them: what a card owes is negative. */
  openingMinor: bigint;
  closingMinor: bigint;
  /** Where both are printed. */
  spots: { opening?: object; closing?: object };
}

export async function insertStatement(tx: CompanyTransaction, row: NewStatement): Promise<string> {
  const inserted = await tx.queries
    .insertInto('bank_statement')
    .values({
      company_id: tx.companyId,
      bank_account_id: row.bankAccountId,
      document_id: row.documentId,
      currency: row.currency,
      period_start: row.periodStart,
      period_end: row.periodEnd,
      opening_minor: row.openingMinor,
      closing_minor: row.closingMinor,
      spots: JSON.stringify(row.spots),
      state: 'to_review',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return inserted.id;
}

/** Whether the account has a statement of an earlier period already. */
export async function existsBefore(tx: CompanyTransaction, bankAccountId: string, periodEnd: Day): Promise<boolean> {
  const row = await tx.queries
    .selectFrom('bank_statement')
    .select('id')
    .where('company_id', '=', tx.companyId)
    .where('bank_account_id', '=', bankAccountId)
    .where('period_end', '<', periodEnd)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface StatementRow {
  id: string;
  periodStart: Day | null;
  periodEnd: Day;
  openingMinor: bigint;
  closingMinor: bigint;
  currency: string;
  state: string;
  documentId: string | null;
  lines: number;
}

export async function readPageOfStatements(
  tx: CompanyTransaction,
  bankAccountId: string,
  page: { limit: number; offset: number },
): Promise<{ rows: StatementRow[]; total: number }> {
  const { rows } = await sql<StatementRow>`
    select id, period_start as "periodStart", period_end as "periodEnd", opening_minor as "openingMinor",
           closing_minor as "closingMinor", currency, state, document_id as "documentId", line_count as lines
      from bank_statement
     where company_id = ${tx.companyId} and bank_account_id = ${bankAccountId}
     order by period_end desc, created_at desc, id limit ${page.limit} offset ${page.offset}`.execute(tx.queries);
  const { total } = await tx.queries
    .selectFrom('bank_statement')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('company_id', '=', tx.companyId)
    .where('bank_account_id', '=', bankAccountId)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** How many lines an account has and how many are open, from what is kept with its statements. */
export async function countLines(
  tx: CompanyTransaction,
  bankAccountId: string,
): Promise<{ toDo: number; all: number }> {
  const { rows } = await sql<{ toDo: number; all: number }>`
    select coalesce(sum(to_do), 0)::int as "toDo", coalesce(sum(line_count), 0)::int as all
      from bank_statement where company_id = ${tx.companyId} and bank_account_id = ${bankAccountId}`.execute(
    tx.queries,
  );
  return rows[0] ?? { toDo: 0, all: 0 };
}

/** The book balance of a bank account at the end of a day, in the account's currency. */
export async function sumBooks(
  tx: CompanyTransaction,
  account: { code: string; foreign: boolean },
  upTo: Day,
): Promise<bigint> {
  const amount = (table: string) =>
    account.foreign ? sql.raw(`${table}.foreign_minor`) : sql.raw(`${table}.debit_minor - ${table}.credit_minor`);
  const { rows } = await sql<{ balance: bigint }>`
    select (coalesce((select sum(${amount('month')}) from account_month month
                       where month.company_id = ${tx.companyId} and month.account_code = ${account.code}
                         and month.month < ${startOfMonth(upTo)}), 0)
          + coalesce((select sum(${amount('line')}) from journal_line line
                       where line.company_id = ${tx.companyId} and line.account_code = ${account.code}
                         and line.date between ${startOfMonth(upTo)} and ${upTo}), 0))::bigint as balance`.execute(
    tx.queries,
  );
  return at(rows, 0).balance;
}
