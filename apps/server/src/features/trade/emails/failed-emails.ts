import type { Queries } from '../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import type { GivenUp } from '../../../platform/jobs/index.ts';
import { putBackFailed } from './delivery-store.ts';
import { failedRows } from './failed-store.ts';
import { sayProblem } from './present-mail.ts';

/** Emails of all companies that were given up, newest first. Without their subjects and texts. */
export async function listFailedEmails(queries: Queries, language: Language, limit: number): Promise<GivenUp[]> {
  const rows = await failedRows(queries, limit);
  return rows.map(({ problem, ...row }) => ({
    ...row,
    kind: 'email',
    reason: problem === null ? '' : sayProblem(problem, language),
  }));
}

/** Makes an email that was given up due now. False if it is no such email. It is sent within a minute. */
export function retryEmail(tx: CompanyTransaction, id: string, now: Date): Promise<boolean> {
  return putBackFailed(tx, id, now);
}
