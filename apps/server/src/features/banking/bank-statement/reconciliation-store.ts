import type { Day } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** A statement with its account. Balances have the account's sign: a card debt is negative. */
export interface ComparedStatement {
  id: string;
  documentId: string | null;
  bankAccountId: string;
  accountCode: string;
  currency: string;
  foreign: boolean;
  kind: 'bank' | 'card' | 'cash';
  periodStart: Day | null;
  periodEnd: Day;
  /** First day of the statement's run. */
  since: Day;
  openingMinor: bigint;
  closingMinor: bigint;
  state: string;
  previousClosingMinor: bigint | null;
}

export async function findCompared(tx: CompanyTransaction, id: string): Promise<ComparedStatement | null> {
  const { rows } = await sql<ComparedStatement>`
    select statement.id, statement.document_id as "documentId", statement.bank_account_id as "bankAccountId",
           account.account_code as "accountCode", account.kind, statement.currency,
           statement.currency <> company.base_currency as "foreign", statement.period_start as "periodStart",
           statement.period_end as "periodEnd", coalesce(statement.since, statement.period_start, statement.period_end) as since,
           statement.opening_minor as "openingMinor", statement.closing_minor as "closingMinor", statement.state,
           (select earlier.closing_minor from bank_statement earlier
             where earlier.company_id = statement.company_id and earlier.bank_account_id = statement.bank_account_id
               and earlier.period_end < coalesce(statement.period_start, statement.period_end)
             order by earlier.period_end desc, earlier.created_at desc limit 1) as "previousClosingMinor"
      from bank_statement statement
      join bank_account account on account.company_id = statement.company_id and account.id = statement.bank_account_id
      join company on company.id = statement.company_id
     where statement.company_id = ${tx.companyId} and statement.id = ${id}`.execute(tx.queries);
  return rows[0] ?? null;
}

/** Totals of a statement's lines; amounts are positive. */
export interface LineTotals {
  receivedMinor: bigint;
  spentMinor: bigint;
  matched: number;
  classified: number;
  excluded: number;
  toDo: number;
}

/** Includes lines excluded as copies of an earlier statement's, because they are printed on this statement. */
export async function readLineTotals(tx: CompanyTransaction, statementId: string): Promise<LineTotals> {
  const { rows } = await sql<LineTotals>`
    select coalesce(sum(amount_minor) filter (where amount_minor > 0), 0)::bigint as "receivedMinor",
           coalesce(-sum(amount_minor) filter (where amount_minor < 0), 0)::bigint as "spentMinor",
           (count(*) filter (where state = 'matched'))::int as matched,
           (count(*) filter (where state = 'classified'))::int as classified,
           (count(*) filter (where state = 'excluded'))::int as excluded,
           (count(*) filter (where state in ('unreviewed', 'suggested')))::int as "toDo"
      from bank_line where company_id = ${tx.companyId} and statement_id = ${statementId}`.execute(tx.queries);
  return rows[0] ?? { receivedMinor: 0n, spentMinor: 0n, matched: 0, classified: 0, excluded: 0, toDo: 0 };
}

/**
 * An entry that the books and the statement show at different times. `amountMinor` is signed as the bank would show
 * it.
 */
export interface OutstandingEntry {
  journalEntryId: string;
  date: Day;
  number: string;
  contact: string | null;
  amountMinor: bigint;
}

/** The columns of a statement that its outstanding entries depend on, as parameters or as columns of a query. */
interface StatementColumns {
  bankAccountId: RawBuilder<unknown>;
  accountCode: RawBuilder<unknown>;
  since: RawBuilder<unknown>;
  periodEnd: RawBuilder<unknown>;
}

/** Selects the entries outstanding on a statement, with the amount as the bank would show it. */
function outstandingOn(tx: CompanyTransaction, statement: StatementColumns): RawBuilder<unknown> {
  const { bankAccountId, accountCode, since, periodEnd } = statement;
  return sql`
    with cleared as (
      select link.entry_id from bank_line_link link
        join bank_line line on line.company_id = link.company_id and line.id = link.bank_line_id
        join bank_statement shown on shown.company_id = line.company_id and shown.id = line.statement_id
       where link.company_id = ${tx.companyId} and link.bank_account_id = ${bankAccountId}
         and shown.period_end between ${since} and ${periodEnd}),
    moved as (
      select posted.entry_id, posted.date, (array_agg(posted.contact_id))[1] as contact_id,
             sum(coalesce(posted.foreign_minor, posted.debit_minor - posted.credit_minor))::bigint as amount
        from journal_line posted
       where posted.company_id = ${tx.companyId} and posted.account_code = ${accountCode}
         and ((posted.date between ${since} and ${periodEnd} and posted.entry_id not in (select entry_id from cleared))
           or (posted.date > ${periodEnd} and posted.entry_id in (select entry_id from cleared)))
       group by posted.entry_id, posted.date)
    select entry.company_id, entry.id, entry.date, entry.number, entry.source_number, moved.contact_id,
           case when entry.date > ${periodEnd} then -moved.amount else moved.amount end as amount
      from moved
      join journal_entry entry on entry.company_id = ${tx.companyId} and entry.id = moved.entry_id
     where moved.amount <> 0
       and not (entry.kind = 'void' and exists (select from journal_entry undone where undone.company_id = entry.company_id
             and undone.id = entry.reverses_id and undone.date between ${since} and ${periodEnd}))
       and not exists (select from journal_entry undoing where undoing.company_id = entry.company_id
             and undoing.reverses_id = entry.id and undoing.kind = 'void' and undoing.date between ${since} and ${periodEnd})`;
}

/**
 * Entries of a statement's run up to its end date that are not linked to any line up to then, oldest first. Also,
 * with the opposite sign, entries dated after its end that are already linked to its lines. Excludes reversed entries
 * and their reversals.
 */
export async function readOutstanding(
  tx: CompanyTransaction,
  statement: ComparedStatement,
): Promise<OutstandingEntry[]> {
  const columns = {
    bankAccountId: sql`${statement.bankAccountId}::uuid`,
    accountCode: sql`${statement.accountCode}`,
    since: sql`${statement.since}::date`,
    periodEnd: sql`${statement.periodEnd}::date`,
  };
  const { rows } = await sql<OutstandingEntry>`
    select entry.id as "journalEntryId", entry.date, entry.source_number as number, contact.name as contact,
           entry.amount as "amountMinor"
      from (${outstandingOn(tx, columns)}) entry
      left join contact_root contact on contact.company_id = entry.company_id and contact.id = entry.contact_id
     order by entry.date, entry.number`.execute(tx.queries);
  return rows;
}

/** A statement that ends on a day, and the balance that the books should have then. */
export interface ProofAt {
  accountCode: string;
  statementId: string;
  /** Lines that are not done. */
  toDo: number;
  /** Closing balance of the statement with all outstanding entries, in the account's currency, debit positive. */
  provedMinor: bigint;
}

/** The proofs of all accounts with a statement that ends on a day, in one statement. */
export async function readProofsAt(tx: CompanyTransaction, day: Day): Promise<ProofAt[]> {
  const columns = {
    bankAccountId: sql.ref('shown.bank_account_id'),
    accountCode: sql.ref('shown.account_code'),
    since: sql.ref('shown.since'),
    periodEnd: sql`${day}::date`,
  };
  const { rows } = await sql<ProofAt>`
    select shown.account_code as "accountCode", shown.id as "statementId", shown.to_do as "toDo",
           (shown.closing_minor + coalesce(outstanding.amount, 0))::bigint as "provedMinor"
      from (select distinct on (account.id) account.account_code, account.id as bank_account_id, statement.id, statement.to_do,
                   statement.closing_minor, coalesce(statement.since, statement.period_start, statement.period_end) as since
              from bank_statement statement
              join bank_account account on account.company_id = statement.company_id and account.id = statement.bank_account_id
             where statement.company_id = ${tx.companyId} and statement.period_end = ${day}
               and statement.state in ('to_review', 'reconciled')
             order by account.id, statement.created_at desc, statement.id) shown
      left join lateral (select sum(entry.amount) as amount from (${outstandingOn(tx, columns)}) entry) outstanding on true`.execute(
    tx.queries,
  );
  return rows;
}
