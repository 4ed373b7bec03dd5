import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';
import type { MailProblem } from './mail-store.ts';

/**
 * How long a worker may hold an email, in milliseconds: longer than creating its attachments and all server timeouts
 * together.
 */
const LEASE_MS = 10 * 60_000;

/** Emails that are due and that no worker holds, oldest first. */
export async function dueMails(queries: Queries, now: Date): Promise<{ companyId: string; id: string }[]> {
  return queries
    .selectFrom('outgoing_mail')
    .select(['company_id as companyId', 'id'])
    .where('state', '=', 'queued')
    .where('next_try_at', '<=', now)
    .where((e) => e.or([e('claimed_until', 'is', null), e('claimed_until', '<=', now)]))
    .orderBy('next_try_at')
    .limit(1000)
    .execute();
}

/** Releases emails held by a process that has ended; only for the engine that has a single process. */
export async function releaseOrphans(queries: Queries): Promise<void> {
  await queries
    .updateTable('outgoing_mail')
    .set({ claimed_until: null })
    .where('state', '=', 'queued')
    .where('claimed_until', 'is not', null)
    .execute();
}

/**
 * Claims a due email; only one of several workers gets it. The attempt is counted here, so that an email that crashes
 * its worker is given up in the end. False if it is not due or another worker holds it.
 */
export async function claimMail(tx: CompanyTransaction, id: string, now: Date): Promise<boolean> {
  const claimed = await tx.queries
    .updateTable('outgoing_mail')
    .set({ claimed_until: new Date(now.getTime() + LEASE_MS), attempts: sql`attempts + 1` })
    .where(ownRow(tx, id))
    .where('state', '=', 'queued')
    .where('next_try_at', '<=', now)
    .where((e) => e.or([e('claimed_until', 'is', null), e('claimed_until', '<=', now)]))
    .returning('id')
    .execute();
  return claimed.length === 1;
}

/**
 * Records that the email was sent. `problem`: receivers the server rejected while it accepted the email for the
 * others.
 */
export async function markSent(
  tx: CompanyTransaction,
  id: string,
  at: Date,
  problem: MailProblem | null,
): Promise<void> {
  await tx.queries
    .updateTable('outgoing_mail')
    .set({ state: 'sent', sent_at: at, claimed_until: null, next_try_at: null, last_error: asJson(problem) })
    .where(ownRow(tx, id))
    .execute();
}

/** Records that sending failed. `nextTryAt` null gives the email up. */
export async function markFailed(
  tx: CompanyTransaction,
  id: string,
  failure: { problem: MailProblem; nextTryAt: Date | null },
): Promise<void> {
  await tx.queries
    .updateTable('outgoing_mail')
    .set({
      state: failure.nextTryAt === null ? 'failed' : 'queued',
      next_try_at: failure.nextTryAt,
      claimed_until: null,
      last_error: asJson(failure.problem),
    })
    .where(ownRow(tx, id))
    .execute();
}

/** Makes a waiting or given-up email due now and resets its attempts. False if it is neither. */
export async function putBack(tx: CompanyTransaction, id: string, now: Date): Promise<boolean> {
  const changed = await free(tx, id, now)
    .where('state', 'in', ['queued', 'failed'])
    .set({ state: 'queued', attempts: 0, next_try_at: now, claimed_until: null })
    .returning('id')
    .execute();
  return changed.length === 1;
}

/** Makes a given-up email due now and resets its attempts. False if it was not given up. */
export async function putBackFailed(tx: CompanyTransaction, id: string, now: Date): Promise<boolean> {
  const changed = await free(tx, id, now)
    .where('state', '=', 'failed')
    .set({ state: 'queued', attempts: 0, next_try_at: now, claimed_until: null })
    .returning('id')
    .execute();
  return changed.length === 1;
}

/** Cancels a waiting email. False if it is not waiting, or is being sent at this moment. */
export async function markCancelled(tx: CompanyTransaction, id: string, now: Date): Promise<boolean> {
  const changed = await free(tx, id, now)
    .where('state', 'in', ['queued', 'failed'])
    .set({ state: 'cancelled', next_try_at: null })
    .returning('id')
    .execute();
  return changed.length === 1;
}

/** Condition: no worker holds the email. */
function free(tx: CompanyTransaction, id: string, now: Date) {
  return tx.queries
    .updateTable('outgoing_mail')
    .where(ownRow(tx, id))
    .where((e) => e.or([e('claimed_until', 'is', null), e('claimed_until', '<=', now)]));
}

/** Marks a document as sent to the customer at that instant. */
export async function markInvoiceSent(tx: CompanyTransaction, invoiceId: string, at: Date): Promise<void> {
  await tx.queries.updateTable('invoice').set({ sent_at: at }).where(ownRow(tx, invoiceId)).execute();
}

function asJson(problem: MailProblem | null): string | null {
  return problem === null ? null : JSON.stringify(problem);
}
