import type { Queries } from '../../../platform/database/open.ts';
import { mailProblem } from './mail-store.ts';

/** Emails of all companies that were given up, newest first. */
export async function failedRows(queries: Queries, limit: number) {
  const rows = await queries
    .selectFrom('outgoing_mail as mail')
    .innerJoin('company', 'company.id', 'mail.company_id')
    .select(['mail.company_id as companyId', 'company.name as companyName', 'mail.id', 'mail.created_at as at'])
    .select('mail.last_error as problem')
    .where('mail.state', '=', 'failed')
    .orderBy('mail.created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ problem, ...row }) => ({ ...row, problem: problem === null ? null : mailProblem.parse(problem) }));
}
