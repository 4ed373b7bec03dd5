import { sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';

/** The next number of a series: RCT-0001, RCT-0002, ... */
export async function takeNumber(tx: CompanyTransaction, prefix: string): Promise<string> {
  const row = await tx.queries
    .insertInto('number_series')
    .values({ company_id: tx.companyId, prefix, last_number: 1n })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'prefix']).doUpdateSet({ last_number: sql`number_series.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return `${prefix}-${row.last_number.toString().padStart(4, '0')}`;
}

/** Keeps a series ahead of a number that came from outside. */
export async function noteNumber(tx: CompanyTransaction, number: string): Promise<void> {
  const match = /^([A-Z]+)-(\d{1,15})$/.exec(number);
  if (match === null) return;
  const [, prefix = '', digits = '0'] = match;
  await tx.queries
    .insertInto('number_series')
    .values({ company_id: tx.companyId, prefix, last_number: BigInt(digits) })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'prefix'])
        .doUpdateSet({ last_number: sql`greatest(number_series.last_number, excluded.last_number)` }),
    )
    .execute();
}
