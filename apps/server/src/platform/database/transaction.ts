import { sql, type Transaction } from 'kysely';
import type { PostedEntry } from './commit-witness.ts';
import type { Database } from './open.ts';
import type { DB } from './types.gen.ts';

/** A transaction inside one company: row-level security shows this company's rows and no others. */
export interface CompanyTransaction {
  companyId: string;
  queries: Transaction<DB>;
  /** Set where the caller brings papers and sees no books: the transaction shows the papers of this user only. */
  papersOf?: string;
  /** A person said that entries may be dated before the books begin; absent, they are refused. */
  acceptsEarlyDates?: boolean;
  /** Entries posted so far, for the witness of commits; what a savepoint takes back is taken out again. */
  posted?: PostedEntry[];
}

/**
 * Who stands behind a transaction, as far as the database writes it beside what was done: the practice they act for, and the network
 * address they act from. Null where there is none.
 */
export interface Actor {
  practiceId: string | null;
  address: string | null;
  /** The name of the API token by which a program acts; absent where a person does. */
  tokenName?: string;
  /** The user whose papers are all that the transaction shows; absent shows everybody's. */
  papersOf?: string;
  /** They said that entries may be dated before the books begin. */
  acceptsEarlyDates?: boolean;
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
  { practiceId, address, papersOf, tokenName, acceptsEarlyDates = false }: Actor = nobody,
): Promise<T> {
  const posted: PostedEntry[] = [];
  const result = await database.queries.transaction().execute(async (queries) => {
    await sql`select set_config('folio.company_id', ${companyId}, true), set_config('role', 'folio_app', true),
                     set_config('folio.practice_id', ${practiceId ?? ''}, true),
                     set_config('folio.papers_of', ${papersOf ?? ''}, true),
                     set_config('folio.token_name', ${tokenName ?? ''}, true),
                     set_config('folio.address', ${address ?? ''}, true)`.execute(queries);
    return work({ companyId, queries, posted, acceptsEarlyDates, ...(papersOf !== undefined && { papersOf }) });
  });
  database.witness?.note(posted);
  return result;
}

/**
 * Runs `work` over the papers of everybody, also for somebody who sees only their own: for comparing, never for showing. When it
 * throws, the transaction is over and the bounds with it.
 */
export async function overAllPapers<T>(tx: CompanyTransaction, work: () => Promise<T>): Promise<T> {
  if (tx.papersOf === undefined) return work();
  await sql`select set_config('folio.papers_of', '', true)`.execute(tx.queries);
  const result = await work();
  await sql`select set_config('folio.papers_of', ${tx.papersOf}, true)`.execute(tx.queries);
  return result;
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
