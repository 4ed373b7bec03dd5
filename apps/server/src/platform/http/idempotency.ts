import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { type Actor, type CompanyTransaction, inCompany, type OpeningOptions } from '../database/transaction.ts';
import { DomainError } from './domain-error.ts';
import { firstOf } from './parse.ts';

type Transactions = <T>(work: (tx: CompanyTransaction) => Promise<T>, opened?: OpeningOptions) => Promise<T>;

/**
 * Thrown inside a transaction if its key was used before: nothing is done again, and the first answer is sent again.
 */
export class AnsweredBefore extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('answered before');
    this.answer = answer;
  }
}

/** The key of a call that is done once, and what identifies its request. */
export interface Once {
  key: string;
  requestHash: Buffer;
  /** True when the statement that did the work has stored the answer as well. */
  answerKept: boolean;
}

/** The caller's `Idempotency-Key`, or null. Throws if it is malformed. */
export function onceOf(request: FastifyRequest): Once | null {
  const key = firstOf(request.headers['idempotency-key']);
  if (key === undefined) return null;
  if (!/^[\w-]{8,80}$/.test(key)) throw new DomainError('validation_failed', { word: 'idempotency_key_malformed' });
  const requestHash = createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest();
  return { key, requestHash, answerKept: false };
}

/**
 * Transactions of a call that carries a key. The key is written in the first transaction of the call, so it is
 * committed exactly when that transaction's postings are: nothing is posted twice after a lost answer or a double
 * click.
 */
export function onceOnly(
  database: Database,
  companyId: string,
  { key, requestHash }: Once,
  actor: Actor,
): Transactions {
  let claimed = false;
  return async (work, opened) => {
    const result = await inCompany(
      database,
      companyId,
      async (tx) => {
        if (!claimed) await claimKey(tx, key, requestHash);
        return work(tx);
      },
      actor,
      opened,
    );
    // Only a committed transaction holds the key; after a deadlock it is claimed again.
    claimed = true;
    return result;
  };
}

/** A second call with the same key waits here for the first one's transaction, then finds its row. */
async function claimKey(tx: CompanyTransaction, key: string, requestHash: Buffer): Promise<void> {
  const inserted = await tx.queries
    .insertInto('idempotency_key')
    .values({ company_id: tx.companyId, key, request_hash: requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) return;
  const first = await tx.queries
    .selectFrom('idempotency_key')
    .select(['request_hash', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!first?.request_hash.equals(requestHash)) throw new DomainError('conflict', { word: 'idempotency_key_reused' });
  // The work was done, but its answer was not saved (the server stopped in between). The caller has to look up the
  // record.
  if (first.answer === null) throw new DomainError('conflict', { word: 'already_done' });
  throw new AnsweredBefore(first.answer);
}

/**
 * Saves the answer for a second call with the key. The work itself is already on the disk. The answer may be lost in
 * a power cut; the second call then gets `already_done`. It is therefore not worth waiting for a second write to the
 * disk.
 */
export async function keepAnswer(database: Database, companyId: string, key: string, answer: unknown): Promise<void> {
  await sql`
    with soon as (select set_config('synchronous_commit', 'off', true))
    update idempotency_key set answer = ${JSON.stringify(answer)}::jsonb from soon
     where company_id = ${companyId} and key = ${key}`.execute(database.queries);
}
