import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

/** Keeps who the money of an entry came from or went to. */
export async function keepPayee(tx: CompanyTransaction, entryId: string, payee: string): Promise<void> {
  await tx.queries.insertInto('bank_payee').values({ company_id: tx.companyId, entry_id: entryId, payee }).execute();
}
