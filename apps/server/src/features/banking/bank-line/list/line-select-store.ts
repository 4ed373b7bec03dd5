import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { type LockedHead, lockedHead } from '../../../books/ledger/index.ts';
import { type StoredLine, storedLine } from '../stored-line.ts';

/** How many of a line's candidates are read with it: a page of lines shows the best one only. */
export type CandidatesRead = 'all' | 'best' | 'none';

const CANDIDATES: Readonly<Record<CandidatesRead, string>> = {
  all: 'line.candidates',
  best: "case when line.candidates = '[]' then line.candidates else jsonb_build_array(line.candidates -> 0) end",
  none: "'[]'::jsonb",
};

function columns(candidates: CandidatesRead): RawBuilder<unknown> {
  return sql`
    line.id, line.statement_id as "statementId", line.bank_account_id as "bankAccountId",
    account.account_code as "accountCode", account.currency, line.date, line.hint, line.payee, line.description,
    line.reference, line.amount_minor as "amountMinor", line.balance_minor as "balanceMinor", line.state,
    ${sql.raw(CANDIDATES[candidates])} as candidates, line.stale, line.refused, line.coded, line.entry_id as "entryId",
    line.flags, line.page, line.box, line.evidence, statement.document_id as "documentId", statement.period_end as "periodEnd",
    statement.state = 'reconciled' as "statementProved"`;
}

const FROM = sql`
      join bank_account account on account.company_id = line.company_id and account.id = line.bank_account_id
      join bank_statement statement on statement.company_id = line.company_id and statement.id = line.statement_id`;

/** Statement lines of the company as `line`, with `account` and `statement` around them; of the lines `among`, if given. */
export async function selectLines(
  tx: CompanyTransaction,
  where: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
  candidates: CandidatesRead = 'best',
  among?: RawBuilder<unknown>,
): Promise<StoredLine[]> {
  const { rows } = await sql`
    select ${columns(candidates)}
      from ${among === undefined ? sql`bank_line line` : sql`(${among}) page join bank_line line on line.company_id = ${tx.companyId} and line.id = page.id`}
      ${FROM}
     where line.company_id = ${tx.companyId} and ${where} ${rest}`.execute(tx.queries);
  return rows.map((row) => storedLine.parse(row));
}

/** A line with all its candidates, locked, and the head of the journal, which the transaction holds. */
export async function selectForCoding(
  tx: CompanyTransaction,
  id: string,
): Promise<{ line: StoredLine; head: LockedHead } | null> {
  const { rows } = await sql<{ head: LockedHead }>`
    select ${columns('all')}, ${lockedHead(tx)} as head from bank_line line ${FROM}
     where line.company_id = ${tx.companyId} and line.id = ${id} for update of line`.execute(tx.queries);
  const [row] = rows;
  return row === undefined ? null : { line: storedLine.parse(row), head: row.head };
}
