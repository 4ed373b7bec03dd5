import { type Day, startOfMonth } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';

export interface NewStatement {
  bankAccountId: string;
  documentId: string | null;
  currency: string;
  periodStart: Day | null;
  periodEnd: Day;
  openingMinor: bigint;
  closingMinor: bigint;
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
      state: 'to_review',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return inserted.id;
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

export async function pageOfStatements(
  tx: CompanyTransaction,
  bankAccountId: string,
  page: { limit: number; offset: number },
): Promise<{ rows: StatementRow[]; total: number }> {
  const { rows } = await sql<StatementRow>`
    select statement.id, period_start as "periodStart", period_end as "periodEnd", opening_minor as "openingMinor",
           closing_minor as "closingMinor", currency, state, document_id as "documentId",
           (select count(*)::int from bank_line line
             where line.company_id = statement.company_id and line.statement_id = statement.id) as lines
      from bank_statement statement
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

export async function countStates(
  tx: CompanyTransaction,
  bankAccountId: string,
): Promise<{ toDo: number; coded: number; all: number }> {
  const { rows } = await sql<{ toDo: number; coded: number; all: number }>`
    select count(*) filter (where state in ('unreviewed', 'suggested'))::int as "toDo",
           count(*) filter (where state not in ('unreviewed', 'suggested'))::int as coded, count(*)::int as all
      from bank_line where company_id = ${tx.companyId} and bank_account_id = ${bankAccountId}`.execute(tx.queries);
  return rows[0] ?? { toDo: 0, coded: 0, all: 0 };
}

/** The book balance of a bank account at the end of a day, in the account's currency. */
export async function bookBalance(
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
  return rows[0]?.balance ?? 0n;
}

/** How far each statement of an account from `from` on is: open lines, and what all coded lines up to its end sum to. */
export interface StatementProgress {
  id: string;
  state: string;
  closingMinor: bigint;
  toDo: number;
  codedMinor: bigint;
}

export async function readProgress(
  tx: CompanyTransaction,
  bankAccountId: string,
  from: Day,
): Promise<StatementProgress[]> {
  const { rows } = await sql<StatementProgress>`
    select statement.id, statement.state, statement.closing_minor as "closingMinor",
           (select count(*)::int from bank_line line
             where line.company_id = statement.company_id and line.statement_id = statement.id
               and line.state in ('unreviewed', 'suggested')) as "toDo",
           (select coalesce(sum(line.amount_minor), 0)::bigint from bank_line line
              join bank_statement earlier on earlier.company_id = line.company_id and earlier.id = line.statement_id
             where line.company_id = statement.company_id and line.bank_account_id = statement.bank_account_id
               and earlier.period_end <= statement.period_end
               and line.state in ('matched', 'classified')) as "codedMinor"
      from bank_statement statement
     where statement.company_id = ${tx.companyId} and statement.bank_account_id = ${bankAccountId}
       and statement.period_end >= ${from}`.execute(tx.queries);
  return rows;
}

/** The first day any statement of the account is about. */
export async function firstDay(tx: CompanyTransaction, bankAccountId: string): Promise<Day | null> {
  const { rows } = await sql<{ first: Day | null }>`
    select least((select min(period_start) from bank_statement
                   where company_id = ${tx.companyId} and bank_account_id = ${bankAccountId}),
                 (select min(date) from bank_line
                   where company_id = ${tx.companyId} and bank_account_id = ${bankAccountId})) as first`.execute(
    tx.queries,
  );
  return rows[0]?.first ?? null;
}

export async function periodEndOf(tx: CompanyTransaction, statementId: string): Promise<Day> {
  const row = await tx.queries
    .selectFrom('bank_statement')
    .select('period_end')
    .where('company_id', '=', tx.companyId)
    .where('id', '=', statementId)
    .executeTakeFirstOrThrow();
  return row.period_end;
}

export async function writeStatementState(
  tx: CompanyTransaction,
  id: string,
  state: 'to_review' | 'reconciled',
): Promise<void> {
  await tx.queries
    .updateTable('bank_statement')
    .set({ state })
    .where('company_id', '=', tx.companyId)
    .where('id', '=', id)
    .execute();
}
