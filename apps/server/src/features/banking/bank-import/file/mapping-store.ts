import { type ColumnMapping, columnMapping } from '@folio/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

export interface RememberedMapping {
  mapping: ColumnMapping;
  /** The account that the previous file of this bank was imported to. */
  bankAccountId: string | null;
}

/**
 * The mapping last used for a table with these headings. A mapping from an older version that can no longer be parsed
 * is ignored.
 */
export async function findMapping(tx: CompanyTransaction, fingerprint: string): Promise<RememberedMapping | null> {
  const row = await tx.queries
    .selectFrom('bank_mapping')
    .select(['mapping', 'bank_account_id as bankAccountId'])
    .where('company_id', '=', tx.companyId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  const mapping = columnMapping.safeParse(row?.mapping);
  return row === undefined || !mapping.success ? null : { mapping: mapping.data, bankAccountId: row.bankAccountId };
}

export async function rememberMapping(
  tx: CompanyTransaction,
  { fingerprint, mapping, bankAccountId }: RememberedMapping & { fingerprint: string },
): Promise<void> {
  await sql`
    insert into bank_mapping (company_id, fingerprint, mapping, bank_account_id)
    values (${tx.companyId}, ${fingerprint}, ${JSON.stringify(mapping)}::jsonb, ${bankAccountId})
    on conflict (company_id, fingerprint) do update
       set mapping = excluded.mapping, bank_account_id = excluded.bank_account_id, times = bank_mapping.times + 1,
           used_at = now()`.execute(tx.queries);
}
