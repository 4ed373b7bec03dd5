import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { type Actor, type CompanyTransaction, inCompany } from '../database/transaction.ts';
import { firstOf } from './app.ts';
import { Refusal } from './refusal.ts';

type Transactions = <T>(work: (tx: CompanyTransaction) => Promise<T>) => Promise<T>;

/** Thrown inside a transaction when its key was used before: nothing is done again, the first answer is given again. */
export class AnsweredBefore extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('answered before');
    this.answer = answer;
  }
}

/** The caller's `Idempotency-Key`, or null. Throws when it is malformed. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = firstOf(request.headers['idempotency-key']);
  if (key === undefined) return null;
  if (!/^[\w-]{8,80}$/.test(key)) throw new Refusal('validation_failed', { word: 'idempotency_key_malformed' });
  return key;
}

/**
 * Transactions of a call that carries a key. The key is written in the first transaction of the call, so it stands exactly
 * when that transaction's postings stand: nothing is posted twice after a lost answer or a double click.
 */
export function onceOnly({
  database,
  companyId,
  key,
  request,
  actor,
}: {
  database: Database;
  companyId: string;
  key: string;
  request: FastifyRequest;
  actor: Actor;
}): Transactions {
  const requestHash = createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest();
  let claimed = false;
  return (work) =>
    inCompany(
      database,
      companyId,
      async (tx) => {
        if (!claimed) await claimKey(tx, key, requestHash);
        const result = await work(tx);
        claimed = true;
        return result;
      },
      actor,
    );
}

/** A second call with the key waits here for the first one's transaction, then finds its row. */
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
  if (!first?.request_hash.equals(requestHash)) throw new Refusal('conflict', { word: 'idempotency_key_reused' });
  // The work is done, its answer was not kept (the server stopped in between): the caller looks the record up.
  if (first.answer === null) throw new Refusal('conflict', { word: 'already_done' });
  throw new AnsweredBefore(first.answer);
}

/**
 * Keeps the answer for a second call with the key. What it answers for is on the disk by now; the answer itself may follow a
 * moment later: lost in a power cut, it is told as `already_done`, so no second write to the disk is waited for.
 */
export async function keepAnswer(database: Database, companyId: string, key: string, answer: unknown): Promise<void> {
  await sql`
    with soon as (select set_config('synchronous_commit', 'off', true))
    update idempotency_key set answer = ${JSON.stringify(answer)}::jsonb from soon
     where company_id = ${companyId} and key = ${key}`.execute(database.queries);
}
