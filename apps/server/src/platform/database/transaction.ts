import { sql, type Transaction } from 'kysely';
import type { Database } from './open.ts';
import type { DB } from './types.gen.ts';

/** A transaction inside one company: row-level security shows this company's rows and no others. */
export interface CompanyTransaction {
  companyId: string;
  queries: Transaction<DB>;
}

/**
 * Who stands behind a transaction, as far as the database writes it beside what was done: the practice they act for, and the network
 * address they act from. Null where there is none.
 */
export interface Actor {
  practiceId: string | null;
  address: string | null;
}

/** Nobody at a screen: workers, and what runs by the clock. */
const nobody: Actor = { practiceId: null, address: null };

/**
 * Runs `work` in a transaction as the unprivileged role with `folio.company_id` set. Inside it use only the given
 * `queries`: asking the pool for another connection would wait for itself on the embedded engine.
 */
export async function inCompany<T>(
  database: Database,
  companyId: string,
  work: (tx: CompanyTransaction) => Promise<T>,
  { practiceId, address }: Actor = nobody,
): Promise<T> {
  return database.queries.transaction().execute(async (queries) => {
    await sql`select set_config('folio.company_id', ${companyId}, true), set_config('role', 'folio_app', true),
                     set_config('folio.practice_id', ${practiceId ?? ''}, true),
                     set_config('folio.address', ${address ?? ''}, true)`.execute(queries);
    return work({ companyId, queries });
  });
}

/**
 * The same for reading only, of one moment: every statement of `work` sees the same state of the books. Joins are done in the
 * order they are written: on a page of rows with their records around them, finding a better order costs five times what the
 * page does.
 */
export async function readInCompany<T>(
  database: Database,
  companyId: string,
  work: (tx: CompanyTransaction) => Promise<T>,
): Promise<T> {
  return database.queries
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (queries) => {
      await sql`select set_config('folio.company_id', ${companyId}, true), set_config('role', 'folio_app', true),
                       set_config('join_collapse_limit', '1', true)`.execute(queries);
      return work({ companyId, queries });
    });
}
