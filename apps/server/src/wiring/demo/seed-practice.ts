import { dayInHongKong } from '@folio/ledger';
import { actForCompany, applyToCompany } from '../../features/people/access-request/index.ts';
import { createPractice, type NotedCall } from '../../features/people/practice/index.ts';
import { createUser, demoSignIn, hashPassword, noteEmailProved } from '../../features/people/session/index.ts';
import type { Database } from '../../platform/database/open.ts';
import { inCompany } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/http/app.ts';
import type { CompanyCall } from '../../platform/http/call.ts';

/** The sign-in of the demo's practice: fictional, and available only if the demo is on. */
export const demoPracticeSignIn = { email: 'wingsze@stonequaycpa.example', password: demoSignIn.password };

const from = { address: null, userAgent: null };

const looksAfter = {
  person: 'Kwok Wing Sze',
  email: demoPracticeSignIn.email,
  name: 'Stone Quay CPA Limited',
  pc_number: 'M0417',
  phone: '2345 6700',
  address: 'Room 901, Lantern House, 20 Harbour Lane, Sheung Wan, Hong Kong',
  about: 'Books, accounts and tax for trading companies.',
};

const asks = {
  person: 'Tse Ka Ming',
  email: 'kaming@ferrypier.example',
  name: 'Ferry Pier & Co.',
  pc_number: '0932',
  phone: '2345 6711',
  address: '12/F, Ferry Tower, 3 Pier Road, Central, Hong Kong',
  about: 'A small firm near the piers.',
};

/** Creates a fictional practice that manages the demo's company, and another that has requested access. */
export async function seedPractices(
  platform: Pick<Platform, 'database' | 'now'>,
  { companyId, ownerId, br }: { companyId: string; ownerId: string; br: string },
): Promise<void> {
  const owner = ownerCall(platform, companyId, ownerId);
  const request = await openAndApply(platform, looksAfter, br, 'We kept these books until last year.');
  if (request !== null) await actForCompany(owner, { id: request, act: 'accept', role: 'adviser' });
  await openAndApply(platform, asks, br, 'We would be glad to look after your books.');
}

/**
 * Creates a practice and requests access by the company's number; returns the request's id, or null if another
 * process did it.
 */
async function openAndApply(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  { person, email, ...practice }: typeof looksAfter,
  number: string,
  message: string,
): Promise<string | null> {
  const userId = await createUser(database.queries, {
    name: person,
    email,
    passwordHash: await hashPassword(demoPracticeSignIn.password),
    accountType: 'practice',
    language: 'en-US',
  });
  if (userId === null) return null;
  await noteEmailProved(database.queries, userId, now());
  const call = callOf(database, userId, now());
  const { id } = await createPractice(call, { ...practice, email, website: null, listed: true });
  return (await applyToCompany(call, id, { number, message })).id;
}

function callOf(database: Database, userId: string, now: Date): NotedCall {
  return { database, userId, language: 'en-US', now, today: dayInHongKong(now), from };
}

function ownerCall(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  companyId: string,
  ownerId: string,
): CompanyCall & Pick<NotedCall, 'from'> {
  return {
    ...callOf(database, ownerId, now()),
    companyId,
    role: 'owner',
    practice: null,
    actor: { practiceId: null, address: null },
    transaction: (work) => inCompany(database, companyId, work),
  };
}
