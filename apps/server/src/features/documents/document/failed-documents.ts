import type { Queries } from '../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import type { GivenUp } from '../../../platform/jobs/index.ts';
import { failedRows } from './failed-store.ts';
import { presentProblem } from './show/present.ts';
import { lockFailed, requeue } from './store.ts';

/** Documents of all companies whose reading was given up, newest first. Without their names and contents. */
export async function listFailedDocuments(queries: Queries, language: Language, limit: number): Promise<GivenUp[]> {
  const rows = await failedRows(queries, limit);
  return rows.map(({ problem, ...row }) => ({
    ...row,
    kind: 'document',
    reason: presentProblem(problem, language)?.message ?? '',
  }));
}

/** Queues a document whose reading was given up. False if it is no such document. A reader finds it within seconds. */
export async function retryDocument(tx: CompanyTransaction, id: string): Promise<boolean> {
  return (await lockFailed(tx, id)) && (await requeue(tx, id));
}
