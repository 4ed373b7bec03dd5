import type { deadlineFeed, newDeadlineFeed } from '@folio/contract';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { hashSecret, newSecret } from '../../../platform/http/session.ts';
import { writeAudit } from '../../books/ledger/index.ts';
import { noteAccountEvent } from '../../people/account-event/index.ts';
import { enterPractice, type NotedCall } from '../../people/practice/index.ts';
import { deleteFeed, findOwnFeed, replaceFeed } from './feed-store.ts';

type Feed = z.input<typeof deadlineFeed>;
type NewFeed = z.input<typeof newDeadlineFeed>;

/** The database keeps only this hash of a token. */
export function hashOf(token: string): string {
  return hashSecret(token).toString('hex');
}

const shown = (createdAt: Date | null): Feed => createdAt && { created_at: createdAt.toISOString() };

/** A new secret address. Calendar programs fetch it without a page, so the address itself has the token. */
function newAddress(publicUrl: string) {
  const token = newSecret();
  return { tokenHash: hashOf(token), url: `${publicUrl}/api/public/deadlines.ics?${new URLSearchParams({ token })}` };
}

/** The caller's feed of the company; null without one. */
export async function readFeed(tx: CompanyTransaction, { userId }: CompanyCall): Promise<Feed> {
  return shown(await findOwnFeed(tx.queries, userId, { companyId: tx.companyId }));
}

/**
 * Makes the caller's feed of the company; an earlier address stops working. Only a person may: a program's token ends, a
 * feed stays (`token_scope`).
 */
export async function makeFeed(tx: CompanyTransaction, call: CompanyCall, publicUrl: string): Promise<NewFeed> {
  refusePrograms(call);
  const { userId, language, now: at } = call;
  const { tokenHash, url } = newAddress(publicUrl);
  await replaceFeed(tx.queries, { userId, of: { companyId: tx.companyId }, tokenHash, language, at });
  await note(tx, call, 'deadline_feed_made');
  return { created_at: at.toISOString(), url };
}

/** Revokes the caller's feed of the company. */
export async function dropFeed(tx: CompanyTransaction, call: CompanyCall): Promise<void> {
  refusePrograms(call);
  if (await deleteFeed(tx.queries, call.userId, { companyId: tx.companyId }))
    await note(tx, call, 'deadline_feed_revoked');
}

function refusePrograms({ actor }: CompanyCall): void {
  if (actor.tokenName !== undefined) throw new DomainError('token_scope');
}

async function note(
  tx: CompanyTransaction,
  { userId, now: at }: CompanyCall,
  action: 'deadline_feed_made' | 'deadline_feed_revoked',
): Promise<void> {
  await writeAudit(tx, { userId, at, action, subjectType: 'company', subjectId: tx.companyId, change: {} });
}

/** The caller's feed of a practice; null without one. Throws `not_found` for a person who does not work there. */
export async function readPracticeFeed(call: NotedCall, practiceId: string): Promise<Feed> {
  const { queries } = call.database;
  await enterPractice(queries, call, practiceId, 'staff');
  return shown(await findOwnFeed(queries, call.userId, { practiceId }));
}

/** Makes the caller's feed of all clients they see; an earlier address stops working. */
export async function makePracticeFeed(call: NotedCall, practiceId: string, publicUrl: string): Promise<NewFeed> {
  const { database, userId, language, now: at, from } = call;
  await enterPractice(database.queries, call, practiceId, 'staff');
  const { tokenHash, url } = newAddress(publicUrl);
  await database.queries.transaction().execute(async (tx) => {
    await replaceFeed(tx, { userId, of: { practiceId }, tokenHash, language, at });
    await noteAccountEvent(tx, { userId, action: 'deadline_feed_made', practiceId, from });
  });
  return { created_at: at.toISOString(), url };
}

/** Revokes the caller's feed of a practice. */
export async function dropPracticeFeed(call: NotedCall, practiceId: string): Promise<void> {
  const { database, userId, from } = call;
  await enterPractice(database.queries, call, practiceId, 'staff');
  await database.queries.transaction().execute(async (tx) => {
    if (await deleteFeed(tx, userId, { practiceId }))
      await noteAccountEvent(tx, { userId, action: 'deadline_feed_revoked', practiceId, from });
  });
}
