import { type RawBuilder, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { inSpan } from '../trace/index.ts';
import type { PostedEntry } from './commit-witness.ts';
import type { Database, Queries } from './open.ts';
import { isDeadlock } from './outage.ts';
import type { DB } from './types.gen.ts';

/** A transaction inside one company: row-level security shows only this company's rows. */
export interface CompanyTransaction {
  companyId: string;
  queries: Transaction<DB>;
  /** Set if the caller may upload documents but not read the books: only documents of this user are visible. */
  papersOf?: string;
  /**
   * True if the user confirmed that entries may be dated before the start of the books; otherwise they are rejected.
   */
  acceptsEarlyDates?: boolean;
  /** Entries posted so far, for the commit witness. Rolling back to a savepoint removes the entries after it. */
  posted?: PostedEntry[];
  /** What it did with its beginning. */
  opened?: OpeningOptions;
}

/** What a transaction does first, together with its beginning, so that it costs no trip to the database. */
export interface OpeningOptions {
  /**
   * Each of its statements is planned once for the connection. For statements that find few rows by their keys, whatever
   * their parameters are: planning them each time takes a fifth of the time.
   */
  keepsPlans?: boolean;
  /** It waits for the end of the company's journal, as every posting does, and holds it until its own end. */
  holdsJournal?: boolean;
}

const KEEP_PLANS = 'set local plan_cache_mode = force_generic_plan';
const HOLD_JOURNAL = 'select from journal_head where company_id = current_company() for update';

function openingOf({ keepsPlans = false, holdsJournal = false }: OpeningOptions): string[] {
  return [...(keepsPlans ? [KEEP_PLANS] : []), ...(holdsJournal ? [HOLD_JOURNAL] : [])];
}

/** Waits for the end of the company's journal, as every posting does, and holds it until the transaction ends. */
export async function holdJournal({ queries, opened }: CompanyTransaction): Promise<void> {
  if (opened?.holdsJournal !== true) await sql.raw(HOLD_JOURNAL).execute(queries);
}

/** What a request may take as a whole (`timeouts.ts`), so work that is not cut earlier has a limit as well. */
const LONG_STATEMENTS = "set local statement_timeout = '1h'";

/**
 * Lets each statement of the transaction take an hour instead of the time in the settings. For work on all rows of a
 * company at once.
 */
export async function allowLongStatements(queries: Queries): Promise<void> {
  await sql.raw(LONG_STATEMENTS).execute(queries);
}

/** The condition for one row of the company, in a query on one table. */
export function ownRow({ companyId }: CompanyTransaction, id: string): RawBuilder<boolean> {
  return sql<boolean>`(company_id = ${companyId} and id = ${id})`;
}

/**
 * What the database records about the caller with each change: the practice they act for and their network address.
 * Null where there is no practice or address.
 */
export interface Actor {
  practiceId: string | null;
  address: string | null;
  /** The name of the API token, if a program acts; absent for a person. */
  tokenName?: string;
  /** Only documents of this user are visible; absent: documents of all users. */
  papersOf?: string;
  /** The user confirmed that entries may be dated before the start of the books. */
  acceptsEarlyDates?: boolean;
}

/** The actor of background workers and periodic tasks: no user. */
const nobody: Actor = { practiceId: null, address: null };

/** Attempts of a transaction, in all, before a deadlock is reported. */
const MOST_ATTEMPTS = 4;

/**
 * Runs `work` in a transaction as the unprivileged role with `folio.company_id` set. Inside it use only the given
 * `queries`: requesting another connection from the pool causes a deadlock on the embedded engine.
 *
 * A transaction that the server ended because two waited for each other is run again, so `work` may change nothing but
 * the database.
 */
export async function inCompany<T>(
  database: Database,
  companyId: string,
  work: (tx: CompanyTransaction) => Promise<T>,
  actor: Actor = nobody,
  opened: OpeningOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inCompanyOnce(database, companyId, work, actor, opened);
    } catch (error) {
      if (!isDeadlock(error) || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

async function inCompanyOnce<T>(
  database: Database,
  companyId: string,
  work: (tx: CompanyTransaction) => Promise<T>,
  actor: Actor,
  opened: OpeningOptions,
): Promise<T> {
  const { papersOf, acceptsEarlyDates = false } = actor;
  const posted: PostedEntry[] = [];
  const opening = ['begin', ...database.transactionLimits, settingsOf(companyId, actor), ...openingOf(opened)];
  const result = await between(database, opening.join('; '), (queries) =>
    work({ companyId, queries, posted, acceptsEarlyDates, opened, ...(papersOf !== undefined && { papersOf }) }),
  );
  database.witness?.note(posted);
  return result;
}

/**
 * Runs `work` on one connection between `opening` and a commit, or undoes it if it throws. Kysely's own transactions cannot send the
 * beginning and what is set in the transaction together, which costs a round trip.
 */
function between<T>(source: Source, opening: string, work: (queries: Transaction<DB>) => Promise<T>): Promise<T> {
  return inSpan('transaction', transactionSpan, () => onConnection(source, opening, work));
}

/** The database or its replica. */
type Source = Pick<Database, 'queries'>;

const transactionSpan = { kind: 'client', facts: { 'db.system.name': 'postgresql' } } as const;

function onConnection<T>(
  { queries: connections }: Source,
  opening: string,
  work: (queries: Transaction<DB>) => Promise<T>,
): Promise<T> {
  return connections.connection().execute(async (connection) => {
    // Within the connection, and from the opening on, this is what a transaction of Kysely is.
    const queries = connection as Transaction<DB>;
    try {
      await sql.raw(opening).execute(queries);
      const result = await work(queries);
      await sql.raw('commit').execute(queries);
      return result;
    } catch (error) {
      // On a lost connection the database has rolled back already.
      await sql
        .raw('rollback')
        .execute(queries)
        .catch(() => undefined);
      throw error;
    }
  });
}

/** Statements that limit a transaction to a company's rows and record who acts; they end with the transaction. */
function settingsOf(companyId: string, { practiceId, address, papersOf, tokenName }: Actor): string {
  const settings = {
    'folio.company_id': companyId,
    'folio.practice_id': practiceId,
    'folio.papers_of': papersOf,
    'folio.token_name': tokenName,
    'folio.address': address,
  };
  const set = Object.entries(settings).map(([name, value]) => `set local ${name} = ${pg.escapeLiteral(value ?? '')}`);
  return [...set, 'set local role folio_app'].join('; ');
}

/**
 * Makes a transaction one of a company, for example of one that it just created: from here on it has the unprivileged role, and only
 * the company's rows are visible.
 */
export async function enterCompany(
  queries: Transaction<DB>,
  companyId: string,
  actor: Actor = nobody,
): Promise<CompanyTransaction> {
  await sql`select enter_company(${entrance(companyId, actor)})`.execute(queries);
  return { companyId, queries };
}

/** What the database's `enter_company` takes: its first arguments where a function is to enter a company. */
export function entrance(companyId: string, { practiceId, address, papersOf, tokenName }: Actor): RawBuilder<unknown> {
  return sql.join([companyId, practiceId ?? '', papersOf ?? '', tokenName ?? '', address ?? '']);
}

/** Does all of the work, or undoes it if a rule rejects it with one of the errors that `isRejection` accepts. */
export async function unlessRejected(
  tx: CompanyTransaction,
  work: () => Promise<unknown>,
  isRejection: (error: unknown) => boolean,
): Promise<boolean> {
  await sql`savepoint work`.execute(tx.queries);
  const postedBefore = tx.posted?.length ?? 0;
  try {
    await work();
    await sql`release savepoint work`.execute(tx.queries);
    return true;
  } catch (error) {
    if (!isRejection(error)) throw error;
    await sql`rollback to savepoint work`.execute(tx.queries);
    tx.posted?.splice(postedBefore);
    return false;
  }
}

/**
 * Runs `work` over the documents of all users, even if the caller sees only their own. Use it to compare documents,
 * never to show them. If `work` throws, the transaction is aborted, so the restriction need not be restored.
 */
export async function overAllPapers<T>(tx: CompanyTransaction, work: () => Promise<T>): Promise<T> {
  if (tx.papersOf === undefined) return work();
  await sql`select set_config('folio.papers_of', '', true)`.execute(tx.queries);
  const result = await work();
  await sql`select set_config('folio.papers_of', ${tx.papersOf}, true)`.execute(tx.queries);
  return result;
}

/** What the database does not know about the statements of a transaction. */
export interface PlanOptions {
  /** They find few rows by their keys, whatever their parameters are: each is planned once. */
  keepsPlans?: boolean;
  /** They join sets of rows that were found before, larger than the database expects. */
  joinsByHash?: boolean;
  /** They read all rows of a company, so each may take an hour instead of the time in the settings. */
  takesLong?: boolean;
  /**
   * They may run on the read replica, and a second time on the primary if the replica fails: the work only reads, and
   * does nothing but return what it read.
   */
  mayUseReplica?: boolean;
}

/**
 * Like `inCompany`, but read-only and on one snapshot: every statement of `work` sees the same state of the books.
 * PostgreSQL joins tables in the written order: for one page of rows with related records, planning a better order
 * takes five times as long as the query.
 */
export function readInCompany<T>(
  database: Database,
  companyId: string,
  work: (tx: CompanyTransaction) => Promise<T>,
  { keepsPlans = false, joinsByHash = false, takesLong = false, mayUseReplica = false }: PlanOptions = {},
): Promise<T> {
  const opening = [
    'start transaction isolation level repeatable read, read only',
    ...database.transactionLimits,
    settingsOf(companyId, nobody),
    'set local join_collapse_limit = 1',
    ...openingOf({ keepsPlans }),
    ...(joinsByHash ? ['set local enable_nestloop = off'] : []),
    ...(takesLong ? [LONG_STATEMENTS] : []),
  ];
  // Nothing depends on the end of a transaction that wrote nothing, so its answer does not wait for it.
  const readFrom = (source: Source) =>
    new Promise<T>((answer, fail) => {
      between(source, opening.join('; '), async (queries) => answer(await work({ companyId, queries }))).catch(fail);
    });
  const { replica } = database;
  if (replica === null || !mayUseReplica) return readFrom(database);
  return replica.read(
    () => readFrom(replica),
    () => readFrom(database),
  );
}
