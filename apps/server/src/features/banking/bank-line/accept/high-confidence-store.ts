import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

/**
 * Open lines of an account whose best suggestion has at least this score, oldest first; those that want the same documents,
 * entries or lines as another sure line are left out, for a person must say whose they are.
 */
export async function readHighConfidence(
  tx: CompanyTransaction,
  bankAccountId: string,
  fromScore: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with sure as (
      select line.id, line.date, line.line_no, line.candidates -> 0 as best from bank_line line
       where line.company_id = ${tx.companyId} and line.bank_account_id = ${bankAccountId} and line.state = 'suggested'
         and not line.stale and (line.candidates -> 0 ->> 'score')::numeric >= ${fromScore}),
    wanted as (
      select sure.id, document ->> 'ref' as ref from sure, jsonb_array_elements(sure.best -> 'documents') document
      union all
      select sure.id, entry from sure, jsonb_array_elements_text(sure.best -> 'entryRefs') entry
      union all
      select sure.id, sure.best -> 'transfer' ->> 'lineRef' from sure where sure.best -> 'transfer' ->> 'lineRef' is not null)
    select sure.id from sure
     where not exists (select from wanted mine join wanted other on other.ref = mine.ref and other.id <> mine.id
                        where mine.id = sure.id)
     order by sure.date, sure.line_no`.execute(tx.queries);
  return rows.map((row) => row.id);
}
