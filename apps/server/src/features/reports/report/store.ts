import type { Day } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** A state of the books: every entry up to a number, and when the last of them was recorded. */
export interface PinnedState {
  number: bigint;
  instant: Date;
}

export interface Extent {
  first: Day;
  last: Day;
}

/** The first and last date in the journal; null if it is empty. */
export async function readExtent(tx: CompanyTransaction): Promise<Extent | null> {
  const { rows } = await sql<{ first: Day | null; last: Day | null }>`
    select (select date from journal_entry where company_id = ${tx.companyId} order by date, number limit 1) as first,
           (select date from journal_entry where company_id = ${tx.companyId} order by date desc, number desc limit 1) as last`.execute(
    tx.queries,
  );
  const { first = null, last = null } = rows[0] ?? {};
  return first === null || last === null ? null : { first, last };
}

/**
 * Balance of each control account less the open amount of its documents, both in their current state. Zero if every
 * line of the account belongs to a document. Later entries are on both sides, so the result is the same for every
 * date.
 */
export async function readControlDifferences(
  tx: CompanyTransaction,
  accountCodes: readonly string[],
): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ code: string; difference: bigint }>`
    select code,
           (coalesce((select sum(debit_minor - credit_minor) from account_month
                       where company_id = ${tx.companyId} and account_code = code), 0)
            - coalesce((select sum(open_base_minor) from document_balance
                         where company_id = ${tx.companyId} and account_code = code
                           and (open_minor <> 0 or open_base_minor <> 0)), 0))::bigint as difference
      from unnest(${[...accountCodes]}::text[]) code`.execute(tx.queries);
  return new Map(rows.map(({ code, difference }) => [code, difference]));
}

/** The state after the entry with a number (null: the last entry), so that it can be read again later. */
export async function readPin(tx: CompanyTransaction, number: bigint | null, now: Date): Promise<PinnedState> {
  const { rows } = await sql<{ number: bigint; instant: Date }>`
    select number, posted_at as instant from journal_entry
     where company_id = ${tx.companyId} and number <= ${number ?? MAX_NUMBER} order by number desc limit 1`.execute(
    tx.queries,
  );
  return rows[0] ?? { number: 0n, instant: now };
}

const MAX_NUMBER = 9_223_372_036_854_775_807n;
