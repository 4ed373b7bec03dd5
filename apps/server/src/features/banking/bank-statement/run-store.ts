import type { Day } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** A statement and the first day of its period: as printed, else that of its first line. */
export interface StatementSpan {
  id: string;
  start: Day;
  end: Day;
  /** First day of its run when it was last counted; null = not yet counted. */
  countedSince: Day | null;
}

export async function readSpans(tx: CompanyTransaction, bankAccountId: string): Promise<StatementSpan[]> {
  const { rows } = await sql<StatementSpan>`
    select statement.id, statement.period_end as end, statement.since as "countedSince",
           coalesce(statement.period_start, (select min(line.date) from bank_line line
             where line.company_id = statement.company_id and line.statement_id = statement.id), statement.period_end) as start
      from bank_statement statement
     where statement.company_id = ${tx.companyId} and statement.bank_account_id = ${bankAccountId}
     order by statement.period_end, start, statement.id`.execute(tx.queries);
  return rows;
}

/** Amounts of linked entries dated before a day. The opening balance of the run already includes them. */
function movedBefore(line: string, since: string) {
  return sql.raw(`(select coalesce(sum(coalesce(posted.foreign_minor, posted.debit_minor - posted.credit_minor)), 0)
      from bank_line_link link
      join bank_account account on account.company_id = link.company_id and account.id = link.bank_account_id
      join journal_line posted on posted.company_id = link.company_id and posted.entry_id = link.entry_id
       and posted.account_code = account.account_code
     where link.company_id = ${line}.company_id and link.bank_line_id = ${line}.id and posted.date < ${since})`);
}

/** Counts the lines of statements again. `since` is the first day of each statement's run. */
export async function countAnew(
  tx: CompanyTransaction,
  statements: readonly { id: string; since: Day }[],
): Promise<void> {
  if (statements.length === 0) return;
  await sql`
    update bank_statement statement
       set since = asked.since, line_count = counted.lines, to_do = counted.to_do, moved_minor = counted.moved
      from unnest(${statements.map(({ id }) => id)}::uuid[], ${statements.map(({ since }) => since)}::date[]) as asked(id, since)
     cross join lateral (
       select count(*)::int as lines, (count(*) filter (where line.state in ('unreviewed', 'suggested')))::int as to_do,
              coalesce(sum(line.amount_minor - ${movedBefore('line', 'asked.since')})
                filter (where line.state in ('matched', 'classified')), 0)::bigint as moved
         from bank_line line where line.company_id = ${tx.companyId} and line.statement_id = asked.id) counted
     where statement.company_id = ${tx.companyId} and statement.id = asked.id`.execute(tx.queries);
}

/** Updates the counts of the statement of a line that is opened again, before its links are removed. `moves` as for `countCoded`. */
export async function countOpened(
  tx: CompanyTransaction,
  line: { id: string; statementId: string },
  { moves }: { moves: boolean },
): Promise<void> {
  await sql`
    update bank_statement statement
       set to_do = to_do + 1,
           moved_minor = moved_minor - case when ${moves} then coalesce((
             select line.amount_minor - ${movedBefore('line', 'statement.since')} from bank_line line
              where line.company_id = statement.company_id and line.id = ${line.id}), 0) else 0 end
     where statement.company_id = ${tx.companyId} and statement.id = ${line.statementId}`.execute(tx.queries);
}

/** A statement and the movements of its run up to its end date. Amounts have the account's sign: a card debt is negative. */
export interface StandingStatement {
  id: string;
  state: string;
  closingMinor: bigint;
  toDo: number;
  movedMinor: bigint;
  /** The balance in the books before the first day of the run. */
  beforeMinor: bigint;
}

/** The counted statements of an account that end on a day or later. */
export async function readStanding(
  tx: CompanyTransaction,
  account: { id: string; code: string; currency: string },
  from: Day,
): Promise<StandingStatement[]> {
  const moved = (table: string) =>
    sql.raw(
      `case when run.is_foreign then ${table}.foreign_minor else ${table}.debit_minor - ${table}.credit_minor end`,
    );
  const { rows } = await sql<StandingStatement>`
    with standing as materialized (
      select * from (
        select statement.id, statement.state, statement.since, statement.period_end, statement.to_do, statement.closing_minor,
               (sum(statement.moved_minor) over (partition by statement.since order by statement.period_end))::bigint as moved
          from bank_statement statement
         where statement.company_id = ${tx.companyId} and statement.bank_account_id = ${account.id}
           and statement.since is not null) counted
       where counted.period_end >= ${from}),
    run as materialized (
      select start.since, date_trunc('month', start.since - 1)::date as month,
             company.base_currency <> ${account.currency} as is_foreign
        from (select distinct since from standing) start
        join company on company.id = ${tx.companyId})
    select standing.id, standing.state, standing.closing_minor as "closingMinor", standing.to_do as "toDo",
           standing.moved as "movedMinor", books.balance as "beforeMinor"
      from standing
      join (select run.since,
                   (coalesce((select sum(${moved('month')}) from account_month month
                               where month.company_id = ${tx.companyId} and month.account_code = ${account.code}
                                 and month.month < run.month), 0)
                  + coalesce((select sum(${moved('line')}) from journal_line line
                               where line.company_id = ${tx.companyId} and line.account_code = ${account.code}
                                 and line.date >= run.month and line.date < run.since), 0))::bigint as balance
              from run) books on books.since = standing.since`.execute(tx.queries);
  return rows;
}

export async function writeStatementStates(
  tx: CompanyTransaction,
  ids: readonly string[],
  state: 'to_review' | 'reconciled',
): Promise<void> {
  if (ids.length === 0) return;
  await tx.queries
    .updateTable('bank_statement')
    .set({ state })
    .where('company_id', '=', tx.companyId)
    .where('id', 'in', [...ids])
    .execute();
}
