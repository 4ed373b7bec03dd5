import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

/** Moves a series forward and returns its last number. */
export async function moveSeries(tx: CompanyTransaction, prefix: string, by: bigint): Promise<bigint> {
  const row = await tx.queries
    .insertInto('number_series')
    .values({ company_id: tx.companyId, prefix, last_number: by })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'prefix'])
        .doUpdateSet(({ eb, ref }) => ({ last_number: eb(ref('number_series.last_number'), '+', by) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return row.last_number;
}

/** Raises each series to a number, unless it is already further. */
export async function raiseSeries(tx: CompanyTransaction, highest: ReadonlyMap<string, bigint>): Promise<void> {
  await tx.queries
    .insertInto('number_series')
    .values([...highest].map(([prefix, last_number]) => ({ company_id: tx.companyId, prefix, last_number })))
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'prefix']).doUpdateSet(({ fn, ref }) => ({
        last_number: fn('greatest', [ref('number_series.last_number'), ref('excluded.last_number')]),
      })),
    )
    .execute();
}
