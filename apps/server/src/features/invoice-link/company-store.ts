import type { CompanyTransaction } from '../../platform/database/transaction.ts';

/** All that a customer is told of the company beside its paper: its names. */
export async function readPublicNames(tx: CompanyTransaction): Promise<{ name: string; name_zh: string | null }> {
  return tx.queries
    .selectFrom('company')
    .select(['name', 'name_zh'])
    .where('id', '=', tx.companyId)
    .executeTakeFirstOrThrow();
}
