import type { Database } from '../../../platform/database/open.ts';
import { mailWanted } from '../account-setting/index.ts';
import { type Post, tell } from '../practice/index.ts';
import { managersOf, namesOf, ownersOf, type Person } from './people-store.ts';
import type { StoredRequest } from './request-store.ts';

/** Mails that follow an act. They are sent in the background, and the act does not wait for them. */
export interface Notices {
  /** A company invited a practice. */
  invited(request: StoredRequest): void;
  /** A side answered, or ended the access. */
  decided(request: StoredRequest, by: 'practice' | 'company'): void;
  /** Resolves when all mails in progress are done. */
  settled(): Promise<void>;
}

export function openNotices(database: Database, post: Post): Notices {
  let running: Promise<void> = Promise.resolve();
  const later = (work: () => Promise<void>) => {
    running = running
      .then(work)
      .catch((error) => post.log.error({ err: error }, 'telling the other side of an access request'));
  };
  return {
    invited: (request) => later(() => tellPractice(database, post, request, 'invited')),
    decided: (request, by) =>
      later(() =>
        by === 'company' ? tellPractice(database, post, request, request.state) : tellCompany(database, post, request),
      ),
    settled: () => running,
  };
}

/** Mails everybody who wants this kind of mail. */
export async function tellAll(
  database: Database,
  post: Post,
  people: readonly Person[],
  mail: { kind: 'access_request' | 'access_decided'; word: string; values: Record<string, string> },
): Promise<void> {
  for (const person of people) {
    if (!(await mailWanted(database.queries, person.id, mail.kind))) continue;
    await tell(post, person, mail.word, { ...mail.values, name: person.name });
  }
}

/**
 * The mail does not show which company answers "no" or whether one exists: it contains only the number from the
 * request.
 */
async function tellPractice(database: Database, post: Post, request: StoredRequest, what: string): Promise<void> {
  const { practiceId, companyId, askedNumber } = request;
  const names = await namesOf(database.queries, { practiceId, companyId });
  const people = await managersOf(database.queries, practiceId);
  const values = { ...names, number: askedNumber, link: `${post.publicUrl}/practice/requests` };
  const kind = what === 'invited' ? 'access_request' : 'access_decided';
  await tellAll(database, post, people, { kind, word: `mail_access_${what}`, values });
}

async function tellCompany(database: Database, post: Post, request: StoredRequest): Promise<void> {
  const { practiceId, companyId, state } = request;
  if (companyId === null) return;
  const names = await namesOf(database.queries, { practiceId, companyId });
  const people = await ownersOf(database.queries, companyId);
  const values = { ...names, link: `${post.publicUrl}/settings/explore/access-management` };
  await tellAll(database, post, people, { kind: 'access_decided', word: `mail_access_${state}_by_practice`, values });
}
