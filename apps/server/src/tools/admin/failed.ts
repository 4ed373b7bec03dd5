import { listFailedDocuments, retryDocument } from '../../features/documents/document/index.ts';
import { noteAccountEvent } from '../../features/people/account-event/index.ts';
import { listFailedEmails, retryEmail } from '../../features/trade/emails/index.ts';
import { type CompanyTransaction, inCompany } from '../../platform/database/transaction.ts';
import type { GivenUp } from '../../platform/jobs/index.ts';
import type { AdminDesk } from './desk.ts';

/** Which work that failed: documents that could not be read, emails that could not be sent. */
export type FailedKind = 'documents' | 'mails';

/** Enough to see what is wrong; a larger number is retried in several steps. */
const AT_MOST = 10_000;

const kinds = {
  documents: {
    list: listFailedDocuments,
    retry: (tx: CompanyTransaction, id: string) => retryDocument(tx, id),
    words: 'documents that could not be read',
  },
  mails: { list: listFailedEmails, retry: retryEmail, words: 'emails that could not be sent' },
} as const;

export async function listFailed({ platform, say }: AdminDesk): Promise<void> {
  for (const { list, words } of Object.values(kinds)) {
    const items = await list(platform.database.queries, 'en-US', AT_MOST);
    say(`${items.length} ${words}`);
    for (const item of items) say(`  ${describe(item)}`);
  }
}

function describe({ id, companyName, at, reason }: GivenUp): string {
  return `${id}  ${at.toISOString().slice(0, 16)}Z  ${companyName}  ${reason}`;
}

/** Puts what failed back into its queue. The running server takes it up within two minutes. */
export async function retryFailed(desk: AdminDesk, chosen: readonly FailedKind[]): Promise<void> {
  const { database, now } = desk.platform;
  const change: Record<string, number> = {};
  for (const kind of chosen) {
    const { list, retry, words } = kinds[kind];
    let count = 0;
    for (const { companyId, id } of await list(database.queries, 'en-US', AT_MOST))
      if (await inCompany(database, companyId, (tx) => retry(tx, id, now()))) count += 1;
    change[kind] = count;
    desk.say(`${count} ${words} are queued again.`);
  }
  await noteAccountEvent(database.queries, { userId: null, action: 'failed_work_retried', from: desk.from, change });
}
