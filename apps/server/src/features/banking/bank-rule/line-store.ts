import type { Day } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** Open lines of a payee, or every open line, are worked out again before they are shown. */
export async function markOpenLinesStale(tx: CompanyTransaction, key?: string): Promise<void> {
  const ofPayee = key === undefined ? sql`true` : sql`payee_key = ${key}`;
  await sql`update bank_line set stale = true
    where company_id = ${tx.companyId} and state in ('unreviewed', 'suggested') and not stale and ${ofPayee}`.execute(
    tx.queries,
  );
}

/** A statement line as a rule sees it, and what it was coded to. */
export interface RuleLine {
  id: string;
  bankAccountId: string;
  accountCode: string;
  currency: string;
  date: Day;
  payee: string | null;
  description: string;
  reference: string | null;
  amountMinor: bigint;
  state: string;
  /** As `bank_line.coded` and `bank_line.candidates` hold them. */
  coded: unknown;
  candidates: unknown;
  entryId: string | null;
}

const COLUMNS = sql`
  line.id, line.bank_account_id as "bankAccountId", account.account_code as "accountCode", account.currency, line.date,
  line.payee, line.description, line.reference, line.amount_minor as "amountMinor", line.state, line.coded, line.entry_id as "entryId"`;
const LINES = sql`bank_line line
  join bank_account account on account.company_id = line.company_id and account.id = line.bank_account_id`;

export async function readRuleLine(tx: CompanyTransaction, id: string): Promise<RuleLine | null> {
  const { rows } = await sql<RuleLine>`select ${COLUMNS}, line.candidates from ${LINES}
    where line.company_id = ${tx.companyId} and line.id = ${id}`.execute(tx.queries);
  return rows[0] ?? null;
}

/** What bounds the lines a rule may fit, so that no others are read. */
export interface LineBounds {
  direction: 'spent' | 'received' | null;
  bankAccountIds: readonly string[];
}

const CHUNK = 5000;

/** Every line within the bounds, the newest first, a chunk at a time: never all of them at once. */
export async function* linesWithin(tx: CompanyTransaction, bounds: LineBounds): AsyncGenerator<readonly RuleLine[]> {
  const conditions = [sql`line.company_id = ${tx.companyId}`];
  if (bounds.direction !== null)
    conditions.push(bounds.direction === 'spent' ? sql`line.amount_minor < 0` : sql`line.amount_minor > 0`);
  if (bounds.bankAccountIds.length > 0)
    conditions.push(sql`line.bank_account_id = any(${[...bounds.bankAccountIds]}::uuid[])`);
  await sql`declare rule_lines no scroll cursor for select ${COLUMNS}, null as candidates from ${LINES}
    where ${sql.join(conditions, sql` and `)} order by line.date desc, line.id desc`.execute(tx.queries);
  for (;;) {
    const { rows } = await sql<RuleLine>`fetch forward ${sql.lit(CHUNK)} from rule_lines`.execute(tx.queries);
    if (rows.length > 0) yield rows;
    if (rows.length < CHUNK) break;
  }
  await sql`close rule_lines`.execute(tx.queries);
}

/** A posted part of a classified line: positive in the line's direction, in the account's currency where it has one. */
export interface PostedPart {
  entryId: string;
  accountCode: string;
  amountMinor: bigint;
  taxCode: string | null;
}

/** Sums by account of the entries of classified lines, without the given bank accounts; debits positive, in base currency. */
export async function readPostedParts(
  tx: CompanyTransaction,
  entries: readonly { entryId: string; bankCode: string }[],
): Promise<PostedPart[]> {
  if (entries.length === 0) return [];
  const { rows } = await sql<PostedPart>`
    select line.entry_id as "entryId", line.account_code as "accountCode", sum(line.debit_minor - line.credit_minor)::bigint as "amountMinor",
           max(line.tax_code) as "taxCode"
      from unnest(${entries.map((one) => one.entryId)}::uuid[], ${entries.map((one) => one.bankCode)}::text[]) as wanted(entry_id, bank_code)
      join journal_line line on line.company_id = ${tx.companyId} and line.entry_id = wanted.entry_id
       and line.account_code <> wanted.bank_code
     group by line.entry_id, line.account_code order by line.entry_id, line.account_code`.execute(tx.queries);
  return rows;
}
