import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { LineFilter } from '../../../books/ledger/index.ts';

/** The entries with a line on one of the accounts in the filter's days, of those recorded by then. */
export async function readEntriesOfAccounts(
  tx: CompanyTransaction,
  codes: readonly string[],
  { from, to, known }: LineFilter,
): Promise<string[]> {
  const recorded = known === null ? sql`` : sql`and line.entry_number <= ${known.number}`;
  const { rows } = await sql<{ id: string }>`
    select distinct line.entry_id as id from unnest(${[...codes]}::text[]) code
     cross join lateral (
       select entry_id from journal_line line
        where line.company_id = ${tx.companyId} and line.account_code = code and line.date between ${from} and ${to} ${recorded}) line`.execute(
    tx.queries,
  );
  return rows.map((row) => row.id);
}
