import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

export async function findMoney(
  tx: CompanyTransaction,
  id: string,
): Promise<{ id: string; number: string; reversedOn: string | null } | null> {
  const row = await tx.queries
    .selectFrom('money_record')
    .select(['id', 'number', 'reversed_on as reversedOn'])
    .where(ownRow(tx, id))
    .executeTakeFirst();
  return row ?? null;
}

export async function moneyByNumber(tx: CompanyTransaction, number: string): Promise<string | null> {
  const row = await tx.queries
    .selectFrom('money_record')
    .select('id')
    .where('company_id', '=', tx.companyId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function markReversed(tx: CompanyTransaction, id: string, on: string): Promise<void> {
  await tx.queries.updateTable('money_record').set({ reversed_on: on }).where(ownRow(tx, id)).execute();
}
