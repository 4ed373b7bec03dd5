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

/** Whether the account has a statement of an earlier period already. */
export async function hasStatementBefore(
  tx: CompanyTransaction,
  bankAccountId: string,
  periodEnd: Day,
): Promise<boolean> {
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

/** A statement with the first day it is about: as printed, else its first line's. */
export interface StatementSpan {
  id: string;
  state: string;
  start: Day;
  end: Day;
  closingMinor: bigint;
}

/** The statements of an account, oldest first. */
export async function readSpans(tx: CompanyTransaction, bankAccountId: string): Promise<StatementSpan[]> {
  const { rows } = await sql<StatementSpan>`
    select statement.id, statement.state, statement.period_end as end, statement.closing_minor as "closingMinor",
           coalesce(statement.period_start, (select min(line.date) from bank_line line
             where line.company_id = statement.company_id and line.statement_id = statement.id), statement.period_end) as start
      from bank_statement statement
     where statement.company_id = ${tx.companyId} and statement.bank_account_id = ${bankAccountId}
     order by statement.period_end, start, statement.id`.execute(tx.queries);
  return rows;
}

/** Lines still open of a statement, and what the coded lines of its run up to its end moved since the run began. */
export interface StatementProgress {
  id: string;
  toDo: number;
  movedMinor: bigint;
}

/** `since`: the first day of the run of statements each one belongs to; entries before it stand in the books already. */
export async function readProgress(
  tx: CompanyTransaction,
  bankAccountId: string,
  statements: readonly (StatementSpan & { since: Day })[],
): Promise<StatementProgress[]> {
  const { rows } = await sql<StatementProgress>`
    select asked.id,
           (select count(*)::int from bank_line line
             where line.company_id = ${tx.companyId} and line.statement_id = asked.id
               and line.state in ('unreviewed', 'suggested')) as "toDo",
           (select coalesce(sum(line.amount_minor), 0)::bigint from bank_line line
              join bank_statement statement on statement.company_id = line.company_id and statement.id = line.statement_id
              join journal_entry entry on entry.company_id = line.company_id and entry.id = line.entry_id
             where line.company_id = ${tx.companyId} and line.bank_account_id = ${bankAccountId}
               and statement.period_end between asked.since and asked.last and entry.date >= asked.since
               and line.state in ('matched', 'classified')) as "movedMinor"
      from unnest(${statements.map(({ id }) => id)}::uuid[], ${statements.map(({ since }) => since)}::date[],
                  ${statements.map(({ end }) => end)}::date[]) as asked(id, since, last)`.execute(tx.queries);
  return rows;
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
