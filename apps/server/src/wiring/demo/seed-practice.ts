import type { PracticeRole } from '@folio/contract';
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

type Clock = Pick<Platform, 'database' | 'now'>;

/** The practice of the demo and the person who manages it. */
export interface DemoPractice {
  id: string;
  userId: string;
}

/**
 * Creates a fictional practice that manages the demo's company, and another that has requested access. Returns the first one, or
 * null if another process created it.
 */
export async function seedPractices(
  platform: Clock,
  { companyId, ownerId, br }: { companyId: string; ownerId: string; br: string },
): Promise<DemoPractice | null> {
  const practice = await openPractice(platform, looksAfter);
  if (practice !== null) {
    const message = 'We kept these books until last year.';
    await letIn(platform, practice, { companyId, ownerId, br, role: 'adviser', message });
  }
  const other = await openPractice(platform, asks);
  if (other !== null) await apply(platform, other, br, 'We would be glad to look after your books.');
  return practice;
}

/** A practice asks a company by its number, and the company's owner accepts. */
export async function letIn(
  platform: Clock,
  practice: DemoPractice,
  to: { companyId: string; ownerId: string; br: string; role: PracticeRole; message: string },
): Promise<void> {
  const request = await apply(platform, practice, to.br, to.message);
  const owner = companyCallOf(platform, to.companyId, to.ownerId);
  await actForCompany(owner, { id: request, act: 'accept', role: to.role });
}

/** A practice requests access from the company with a number. Returns the request's id. */
export async function apply(
  { database, now }: Clock,
  { id, userId }: DemoPractice,
  number: string,
  message: string,
): Promise<string> {
  return (await applyToCompany(callOf(database, userId, now()), id, { number, message })).id;
}

async function openPractice(
  { database, now }: Clock,
  { person, email, ...practice }: typeof looksAfter,
): Promise<DemoPractice | null> {
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
  return { id, userId };
}

function callOf(database: Database, userId: string, now: Date): NotedCall {
  return { database, userId, language: 'en-US', now, today: dayInHongKong(now), from };
}

/** A call of a company's owner, at the present moment. */
export function companyCallOf(
  { database, now }: Clock,
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
