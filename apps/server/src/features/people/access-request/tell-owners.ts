import { inCompany } from '../../../platform/database/transaction.ts';
import type { Platform } from '../../../platform/http/app.ts';
import { type PeriodicTask, startPeriodicTask } from '../../../platform/jobs/index.ts';
import { writeAudit } from '../../books/ledger/index.ts';
import type { Post } from '../practice/index.ts';
import { tellAll } from './notices.ts';
import { claimUntold, companiesWith, namesOf, ownersOf, type Untold } from './people-store.ts';

type Ground = Pick<Platform, 'database' | 'now' | 'log'>;

/** Long enough to prevent timing from outside, short enough for a person who waits for the mail. */
const SWEEP_MS = 15_000;
const MAX_OF_A_ROUND = 100;

/**
 * Finds the companies that new applications concern, writes the applications into their audit trails and sends mail
 * to their owners. It runs periodically and not in the request of the applicant, so that the time of an answer does
 * not show whether a company has a number.
 */
export async function sweepApplications({ database, now }: Ground, post: Post): Promise<number> {
  const at = now();
  const untold = await claimUntold(database.queries, at, MAX_OF_A_ROUND);
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

/** Starts the periodic search for applications. Each run returns the number of applications it handled. */
export function startTellingOwners(platform: Platform, post: Post): PeriodicTask<number> {
  return startPeriodicTask(
    platform.log,
    { name: 'telling owners of applications', everyMs: SWEEP_MS, atOnce: false },
    () => sweepApplications(platform, post),
  );
}
