import type { Day, LineToCode, MirrorCandidate } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

/** An open line as the matching engine uses it, with its account. */
export type OpenLine = LineToCode & { readonly bankAccountId: string };

type Stored = Omit<OpenLine, 'refused'> & { refused: unknown };

const COLUMNS = sql`
  line.id as ref, line.bank_account_id as "bankAccountId", account.account_code as "accountCode", line.date,
  line.amount_minor as "amountMinor", account.currency, line.payee, line.description, line.reference, line.refused`;

async function select(
  tx: CompanyTransaction,
  where: RawBuilder<unknown>,
  limit: RawBuilder<unknown> = sql``,
  before: RawBuilder<unknown> = sql``,
): Promise<OpenLine[]> {
  const { rows } = await sql<Stored>`
    ${before} select ${COLUMNS}
      from bank_line line
      join bank_account account on account.company_id = line.company_id and account.id = line.bank_account_id
     where line.company_id = ${tx.companyId} and line.state in ('unreviewed', 'suggested') and ${where}
     order by line.date, line.line_no, line.id ${limit}`.execute(tx.queries);
  return rows.map((row) => ({ ...row, refused: keys(row.refused) }));
}

function keys(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : [];
}

/** All lines of the company that are not yet coded. */
export function readOpen(tx: CompanyTransaction): Promise<OpenLine[]> {
  return select(tx, sql`true`);
}

/** Open lines of an account, or the one line, that need recalculation; at most `limit`. */
export function readStale(
  tx: CompanyTransaction,
  { limit, ...of }: ({ bankAccountId: string } | { lineId: string }) & { limit: number },
): Promise<OpenLine[]> {
  const meant = 'lineId' in of ? sql`line.id = ${of.lineId}` : sql`line.bank_account_id = ${of.bankAccountId}`;
  return select(tx, sql`line.stale and ${meant}`, sql`limit ${limit}`);
}

/** What was taken or released, and of which payees something was learnt. */
export interface Urgent {
  ids: readonly string[];
  /** Documents, entries and lines that candidates may name. */
  names: readonly string[];
  /** They are free again: every line that names one is meant, not only where it is the suggestion shown. */
  released: boolean;
  taught: readonly string[];
}

/**
 * Open lines whose candidates name something taken or released are to be worked out again. Answers the lines to work out
 * at once: the ones given, those that show something taken, and those of the payees; at most `limit`.
 */
export function markUrgent(
  tx: CompanyTransaction,
  { ids, names, released, taught }: Urgent,
  limit: number,
): Promise<OpenLine[]> {
  const taken = sql`${[...names]}::text[]`;
  const naming = sql`line.names && ${[...names]}::uuid[]`;
  const shown = sql`line.state = 'suggested' and (
    exists (select from jsonb_array_elements(line.candidates -> 0 -> 'documents') document where document ->> 'ref' = any(${taken}))
    or line.candidates -> 0 -> 'entryRefs' ?| ${taken}
    or line.candidates -> 0 -> 'transfer' ->> 'lineRef' = any(${taken}))`;
  return select(
    tx,
    sql`((line.stale and (line.id = any(${[...ids]}::uuid[]) or line.payee_key = any(${[...taught]}::text[])))
        or (${naming} and ${released ? sql`true` : sql`(${shown})`}))`,
    sql`limit ${limit}`,
    sql`with marked as (
      update bank_line line set stale = true
       where line.company_id = ${tx.companyId} and line.state in ('unreviewed', 'suggested') and not line.stale and ${naming})`,
  );
}

/** Other open lines whose best candidate refers to the same item as any candidate of the given lines. */
export function readRivals(tx: CompanyTransaction, ids: readonly string[], limit: number): Promise<OpenLine[]> {
  return select(
    tx,
    sql`not line.id = any(${[...ids]}::uuid[]) and line.state = 'suggested' and line.names && (
          select coalesce(array_agg(name), '{}') from bank_line asked, unnest(asked.names) as name
           where asked.company_id = ${tx.companyId} and asked.id = any(${[...ids]}::uuid[]))
        and exists (select from jsonb_array_elements(line.candidates -> 0 -> 'documents') document
             where (document ->> 'ref')::uuid = any(array(select unnest(asked.names) from bank_line asked
               where asked.company_id = ${tx.companyId} and asked.id = any(${[...ids]}::uuid[]))))`,
    sql`limit ${limit}`,
  );
}

/** Maximum days between the two sides of a transfer. */
const APART_DAYS = 5;

/** Open lines of other accounts around some days: possible counterparts of a transfer. */
export async function readMirrors(
  tx: CompanyTransaction,
  bankAccountId: string,
  days: { from: Day; to: Day },
): Promise<MirrorCandidate[]> {
  return select(
    tx,
    sql`line.bank_account_id <> ${bankAccountId}
        and line.date between ${days.from}::date - ${APART_DAYS}::int and ${days.to}::date + ${APART_DAYS}::int`,
  );
}
