import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/**
 * Every id that records of a contact may carry, as a subquery; `id` must be a contact that is not merged into
 * another.
 */
export function idsOfContact(tx: CompanyTransaction, id: string): RawBuilder<string> {
  return sql<string>`(select contact.id from contact
    where contact.company_id = ${tx.companyId} and (contact.id = ${id} or contact.merged_into = ${id}))`;
}
