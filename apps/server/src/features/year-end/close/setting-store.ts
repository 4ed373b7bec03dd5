import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

interface StoredLimits {
  tenthsOfPercent: number;
  amountMinor: bigint;
  documentMinor: bigint;
  version: number;
}

export async function findSetting(tx: CompanyTransaction): Promise<StoredLimits | null> {
  const { rows } = await sql<StoredLimits>`
    select movement_tenths as "tenthsOfPercent", movement_minor as "amountMinor", document_minor as "documentMinor", version
      from close_setting where company_id = ${tx.companyId}`.execute(tx.queries);
  return rows[0] ?? null;
}

/** False if another person changed it in the meantime. `version` 0: nothing was kept before. */
export async function writeSetting(
  tx: CompanyTransaction,
  { tenthsOfPercent, amountMinor, documentMinor, version }: StoredLimits,
): Promise<boolean> {
  const { rows } =
    version === 0
      ? await sql`
          insert into close_setting (company_id, movement_tenths, movement_minor, document_minor)
          values (${tx.companyId}, ${tenthsOfPercent}, ${amountMinor}, ${documentMinor})
          on conflict do nothing returning version`.execute(tx.queries)
      : await sql`
          update close_setting set movement_tenths = ${tenthsOfPercent}, movement_minor = ${amountMinor},
                 document_minor = ${documentMinor}, version = version + 1
           where company_id = ${tx.companyId} and version = ${version} returning version`.execute(tx.queries);
  return rows.length === 1;
}
