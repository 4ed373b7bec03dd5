import type { Queries } from '../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

export async function insertLink(
  tx: CompanyTransaction,
  link: { scheduleId: string; address: string; tokenHash: string; at: Date },
): Promise<string> {
  const row = await tx.queries
    .insertInto('report_link')
    .values({
      company_id: tx.companyId,
      schedule_id: link.scheduleId,
      address: link.address,
      token_hash: link.tokenHash,
      created_at: link.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The receiver of an email that a link stops. */
export interface OpenedLink {
  companyId: string;
  scheduleId: string;
  address: string;
}

/** Finds the receiver for the hash of a token; null for an unknown token, and after the schedule was deleted. */
export async function findLink(queries: Queries, tokenHash: string): Promise<OpenedLink | null> {
  const row = await queries
    .selectFrom('report_link')
    .select(['company_id as companyId', 'schedule_id as scheduleId', 'address'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}
