import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

export async function readNumbers(
  tx: CompanyTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.queries
    .selectFrom('invoice')
    .select(['id', 'number'])
    .where('company_id', '=', tx.companyId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}
