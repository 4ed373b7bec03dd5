import type { InvoiceType } from '@folio/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { UsedNumber } from './gaps.ts';

export async function readPatterns(tx: CompanyTransaction): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.queries
    .selectFrom('number_scheme')
    .select(['type', 'pattern'])
    .where('company_id', '=', tx.companyId)
    .execute();
  return new Map(rows.map(({ type, pattern }) => [type, pattern]));
}

export async function writePattern(tx: CompanyTransaction, type: InvoiceType, pattern: string): Promise<void> {
  await tx.queries
    .insertInto('number_scheme')
    .values({ company_id: tx.companyId, type, pattern })
    .onConflict((conflict) => conflict.columns(['company_id', 'type']).doUpdateSet({ pattern }))
    .execute();
}

/** The last count of a series; null before its first number. */
export async function readCount(tx: CompanyTransaction, series: string): Promise<number | null> {
  const row = await tx.queries
    .selectFrom('number_series')
    .select('last_number')
    .where('company_id', '=', tx.companyId)
    .where('prefix', '=', series)
    .executeTakeFirst();
  return row === undefined ? null : Number(row.last_number);
}

/**
 * Reads the last count of a series and locks it until the end of the transaction: no other transaction takes one of
 * its numbers meanwhile.
 */
export async function holdCount(tx: CompanyTransaction, series: string, start: number): Promise<number> {
  const row = await tx.queries
    .insertInto('number_series')
    .values({ company_id: tx.companyId, prefix: series, last_number: BigInt(start) })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'prefix']).doUpdateSet({ last_number: sql`number_series.last_number` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return Number(row.last_number);
}

export async function writeCount(tx: CompanyTransaction, series: string, last: number): Promise<void> {
  await tx.queries
    .insertInto('number_series')
    .values({ company_id: tx.companyId, prefix: series, last_number: BigInt(last) })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'prefix']).doUpdateSet({ last_number: sql`excluded.last_number` }),
    )
    .execute();
}

/** Which of these numbers a confirmed document of the type has. */
export async function takenAmong(
  tx: CompanyTransaction,
  type: InvoiceType,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ number: string }>`
    select number from invoice
     where company_id = ${tx.companyId} and number = any(${[...numbers]}::text[])
       and type = ${type} and confirm_status = 'confirmed'`.execute(tx.queries);
  return new Set(rows.map(({ number }) => number));
}

/** Numbers of a type's documents with this prefix, with the documents' days; drafts only on request. */
export async function readNumbers(
  tx: CompanyTransaction,
  { type, head, drafts }: { type: InvoiceType; head: string; drafts: boolean },
): Promise<UsedNumber[]> {
  const pattern = `${head.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const { rows } = await sql<UsedNumber>`
    select number, issue_date as day from invoice
     where company_id = ${tx.companyId} and type = ${type} and number like ${pattern}
       ${drafts ? sql`` : sql`and confirm_status = 'confirmed'`}`.execute(tx.queries);
  return rows;
}
