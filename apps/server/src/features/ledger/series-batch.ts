import type { CompanyTransaction } from '../../platform/database/transaction.ts';

const SERIES = /^([A-Z]+)-(\d{1,15})$/;

/** The next numbers of a series, as many as asked for, taken at once: MJ-0007, MJ-0008, ... */
export async function takeNumbers(tx: CompanyTransaction, prefix: string, count: number): Promise<string[]> {
  if (count === 0) return [];
  const last = await moveSeries(tx, prefix, BigInt(count));
  return Array.from({ length: count }, (_, index) => {
    const number = last - BigInt(count - 1 - index);
    return `${prefix}-${number.toString().padStart(4, '0')}`;
  });
}

async function moveSeries(tx: CompanyTransaction, prefix: string, by: bigint): Promise<bigint> {
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

/** Keeps every series ahead of numbers that came from outside: one statement, however many there are. */
export async function noteNumbers(tx: CompanyTransaction, numbers: readonly string[]): Promise<void> {
  const highest = new Map<string, bigint>();
  for (const number of numbers) {
    const [, prefix, digits] = SERIES.exec(number) ?? [];
    if (prefix === undefined || digits === undefined) continue;
    const found = BigInt(digits);
    if (found > (highest.get(prefix) ?? 0n)) highest.set(prefix, found);
  }
  if (highest.size === 0) return;
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
