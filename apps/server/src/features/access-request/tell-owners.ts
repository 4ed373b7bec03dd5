import { inCompany } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/http/app.ts';
import { type Rounds, startRounds } from '../../platform/jobs/index.ts';
import { writeAudit } from '../ledger/index.ts';
import type { Post } from '../practice/index.ts';
import { tellAll } from './notices.ts';
import { claimUntold, companiesWith, namesOf, ownersOf, type Untold } from './people-store.ts';

type Ground = Pick<Platform, 'database' | 'now' | 'log'>;

/** Long enough that nothing about it can be timed from outside, short enough for a person who waits for the mail. */
const SWEEP_MS = 15_000;
const MOST_OF_A_ROUND = 100;

/**
 * Looks up whom new applications concern, writes them into those companies' audit trails and mails their owners. It runs by the clock
 * and not with the call that applied, so that nobody can tell by the time of an answer whether a company has a number.
 */
export async function sweepApplications({ database, now }: Ground, post: Post): Promise<number> {
  const at = now();
  const untold = await claimUntold(database.queries, at, MOST_OF_A_ROUND);
  for (const application of untold) {
    for (const companyId of await companiesWith(database.queries, application.askedNumber))
      await tellCompany({ database, post, at }, companyId, application);
  }
  return untold.length;
}

async function tellCompany(
  { database, post, at }: { database: Ground['database']; post: Post; at: Date },
  companyId: string,
  { id, number, practiceId, createdBy, message }: Untold,
): Promise<void> {
  const names = await namesOf(database.queries, { practiceId, companyId });
  await inCompany(
    database,
    companyId,
    (tx) =>
      writeAudit(tx, {
        userId: createdBy,
        at,
        action: 'access_requested',
        subjectType: 'access_request',
        subjectId: id,
        change: { number: String(number), practice: names.practice },
      }),
    { practiceId, address: null },
  );
  const values = { ...names, message, link: `${post.publicUrl}/settings/explore/access-management` };
  const people = await ownersOf(database.queries, companyId);
  await tellAll(database, post, people, { kind: 'access_request', word: 'mail_access_asked', values });
}

/** Starts looking for applications, from time to time. A look answers how many were looked at. */
export function startTellingOwners(platform: Platform, post: Post): Rounds<number> {
  return startRounds(platform.log, { name: 'telling owners of applications', everyMs: SWEEP_MS, atOnce: false }, () =>
    sweepApplications(platform, post),
  );
}
