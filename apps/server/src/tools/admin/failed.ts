import { retryDocument } from '../../features/documents/document/index.ts';
import { noteAccountEvent } from '../../features/people/account-event/index.ts';
import { retryEmail } from '../../features/trade/emails/index.ts';
import { type CompanyTransaction, inCompany } from '../../platform/database/transaction.ts';
import type { AdminDesk } from './desk.ts';
import { type FailedItem, failedDocuments, failedMails } from './failed-store.ts';

/** Which work that failed: documents that could not be read, emails that could not be sent. */
export type FailedKind = 'documents' | 'mails';

const kinds = {
  documents: {
    list: failedDocuments,
    retry: (tx: CompanyTransaction, id: string) => retryDocument(tx, id),
    words: 'documents that could not be read',
  },
  mails: { list: failedMails, retry: retryEmail, words: 'emails that could not be sent' },
} as const;

export async function listFailed({ platform, say }: AdminDesk): Promise<void> {
  for (const { list, words } of Object.values(kinds)) {
    const items = await list(platform.database.queries);
    say(`${items.length} ${words}`);
    for (const item of items) say(`  ${describe(item)}`);
  }
}

function describe({ id, company, at, problem }: FailedItem): string {
  return `${id}  ${at.toISOString().slice(0, 16)}Z  ${company}  ${problem}`;
}

/** Puts what failed back into its queue. The running server takes it up within two minutes. */
export async function retryFailed(desk: AdminDesk, chosen: readonly FailedKind[]): Promise<void> {
  const { database, now } = desk.platform;
  const change: Record<string, number> = {};
  for (const kind of chosen) {
    const { list, retry, words } = kinds[kind];
    let count = 0;
    for (const { companyId, id } of await list(database.queries))
      if (await inCompany(database, companyId, (tx) => retry(tx, id, now()))) count += 1;
    change[kind] = count;
    desk.say(`${count} ${words} are queued again.`);
  }
  await noteAccountEvent(database.queries, { userId: null, action: 'failed_work_retried', from: desk.from, change });
}
