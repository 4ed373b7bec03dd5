import { lastVerification } from '../features/books/audit-trail/index.ts';
import { listFailedDocuments, retryDocument } from '../features/documents/document/index.ts';
import { noteAccountEvent, type Origin } from '../features/people/account-event/index.ts';
import type { Installation } from '../features/people/operator/index.ts';
import { listFailedEmails, retryEmail } from '../features/trade/emails/index.ts';
import type { Database } from '../platform/database/open.ts';
import { inCompany } from '../platform/database/transaction.ts';
import type { Language } from '../platform/http/call.ts';
import type { GivenUp } from '../platform/jobs/index.ts';
import { queueStates } from './metrics.ts';

/** The newest documents and emails that were given up, of all companies: at most `limit` of each. */
export async function listGivenUp({ queries }: Database, language: Language, limit: number): Promise<GivenUp[]> {
  return [
    ...(await listFailedDocuments(queries, language, limit)),
    ...(await listFailedEmails(queries, language, limit)),
  ];
}

/**
 * Queues work that was given up and records who did so. False if
 * it was not given up, or is in the queue again.
 */
export async function retryGivenUp(
  database: Database,
  { kind, companyId, id }: Pick<GivenUp, 'kind' | 'companyId' | 'id'>,
  by: { userId: string; now: Date; from: Origin },
): Promise<boolean> {
  const isQueued = await inCompany(database, companyId, (tx) =>
    kind === 'document' ? retryDocument(tx, id) : retryEmail(tx, id, by.now),
  );
  if (!isQueued) return false;
  const change = { kind, company_id: companyId, id };
  await noteAccountEvent(database.queries, { userId: by.userId, action: 'failed_work_retried', from: by.from, change });
  return true;
}

/** What the page of the administrators asks about this installation. */
export function installationOf(database: Database): Installation {
  return {
    queues: (now) => queueStates(database, now),
    verification: () => lastVerification(database.queries),
    givenUp: async (language, limit) =>
      (await listGivenUp(database, language, limit)).map(({ kind, id, companyId, companyName, reason, at }) => ({
        kind,
        id,
        company_id: companyId,
        company: companyName,
        reason,
        at: at.toISOString(),
      })),
    retry: ({ kind, company_id, id }, by) => retryGivenUp(database, { kind, companyId: company_id, id }, by),
  };
}
