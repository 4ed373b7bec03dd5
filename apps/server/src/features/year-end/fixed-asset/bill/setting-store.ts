import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

/** `version` 0: the company keeps the default. */
export interface StoredSetting {
  billMinor: bigint;
  version: number;
}

export async function findSetting(tx: CompanyTransaction): Promise<StoredSetting | null> {
  const { rows } = await sql<StoredSetting>`
    select bill_minor as "billMinor", version from asset_setting where company_id = ${tx.companyId}`.execute(
    tx.queries,
  );
  return rows[0] ?? null;
}

/** False if another person changed it in the meantime. */
export async function writeSetting(tx: CompanyTransaction, { billMinor, version }: StoredSetting): Promise<boolean> {
  const { rows } =
    version === 0
      ? await sql`
          insert into asset_setting (company_id, bill_minor) values (${tx.companyId}, ${billMinor})
          on conflict do nothing returning version`.execute(tx.queries)
      : await sql`
          update asset_setting set bill_minor = ${billMinor}, version = version + 1
           where company_id = ${tx.companyId} and version = ${version} returning version`.execute(tx.queries);
  return rows.length === 1;
}
