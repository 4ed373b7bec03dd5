import { sql } from 'kysely';
import type { Queries } from '../../platform/database/open.ts';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { MailProblem } from './mail-store.ts';

/** How long a worker may hold a mail: longer than making its files and every timeout of the server take together. */
const LEASE_MS = 10 * 60_000;

/** Mails that are due and in nobody's hands, oldest first. */
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

/** Lets go of what a process that is gone held; only for the engine that has one process. */
export async function releaseOrphans(queries: Queries): Promise<void> {
  await queries
    .updateTable('outgoing_mail')
    .set({ claimed_until: null })
    .where('state', '=', 'queued')
    .where('claimed_until', 'is not', null)
    .execute();
}

/**
 * Takes a due mail in hand; of several workers one gets it. The attempt counts from here, so that a mail that brings its
 * worker down is given up in the end. False when it is not due, or in other hands.
 */
export async function claimMail(tx: CompanyTransaction, id: string, now: Date): Promise<boolean> {
  const claimed = await tx.queries
    .updateTable('outgoing_mail')
    .set({ claimed_until: new Date(now.getTime() + LEASE_MS), attempts: sql`attempts + 1` })
    .where('company_id', '=', tx.companyId)
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('next_try_at', '<=', now)
    .where((e) => e.or([e('claimed_until', 'is', null), e('claimed_until', '<=', now)]))
    .returning('id')
    .execute();
  return claimed.length === 1;
}

/** The mail left. `problem`: receivers the server refused while it took the mail for the others. */
export async function markSent(
  tx: CompanyTransaction,
  id: string,
  at: Date,
  problem: MailProblem | null,
): Promise<void> {
  await tx.queries
    .updateTable('outgoing_mail')
    .set({ state: 'sent', sent_at: at, claimed_until: null, next_try_at: null, last_error: asJson(problem) })
    .where('company_id', '=', tx.companyId)
    .where('id', '=', id)
    .execute();
}

/** The mail did not leave. `nextTryAt` null gives it up. */
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
    .where('company_id', '=', tx.companyId)
    .where('id', '=', id)
    .execute();
}

/** Puts a mail that waits or was given up to be tried now, with all its tries before it. False when it is neither. */
export async function putBack(tx: CompanyTransaction, id: string, now: Date): Promise<boolean> {
  const changed = await free(tx, id, now)
    .where('state', 'in', ['queued', 'failed'])
    .set({ state: 'queued', attempts: 0, next_try_at: now, claimed_until: null })
    .returning('id')
    .execute();
  return changed.length === 1;
}

/** Gives a waiting mail up. False when it does not wait, or is being sent at this moment. */
export async function markCancelled(tx: CompanyTransaction, id: string, now: Date): Promise<boolean> {
  const changed = await free(tx, id, now)
    .where('state', 'in', ['queued', 'failed'])
    .set({ state: 'cancelled', next_try_at: null })
    .returning('id')
    .execute();
  return changed.length === 1;
}

/** A mail in nobody's hands. */
function free(tx: CompanyTransaction, id: string, now: Date) {
  return tx.queries
    .updateTable('outgoing_mail')
    .where('company_id', '=', tx.companyId)
    .where('id', '=', id)
    .where((e) => e.or([e('claimed_until', 'is', null), e('claimed_until', '<=', now)]));
}

/** The document a customer was sent, with its instant. */
export async function markInvoiceSent(tx: CompanyTransaction, invoiceId: string, at: Date): Promise<void> {
  await tx.queries
    .updateTable('invoice')
    .set({ sent_at: at })
    .where('company_id', '=', tx.companyId)
    .where('id', '=', invoiceId)
    .execute();
}

function asJson(problem: MailProblem | null): string | null {
  return problem === null ? null : JSON.stringify(problem);
}
