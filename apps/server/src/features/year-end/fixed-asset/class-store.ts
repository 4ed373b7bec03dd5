import {
  type AssetClass,
  type AssetClassBody,
  assetTaxClass,
  depreciationMethod,
  monthConvention,
} from '@folio/contract';
import { sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';
import type { LedgerCall } from '../../books/ledger/index.ts';

/** The classes of the company, in order of name. `assets` counts all that were ever recorded in it or transferred to it. */
export async function readClasses(tx: CompanyTransaction): Promise<AssetClass[]> {
  const { rows } = await sql<AssetClass>`
    select id, name, name_zh, cost_account, depreciation_account, expense_account, disposal_account, method, convention, life_months,
           rate_basis_points, tax_class, version,
           (select count(*)::int from fixed_asset asset where asset.company_id = asset_class.company_id
               and asset.class_id = asset_class.id)
           + (select count(distinct transfer.asset_id)::int from asset_transfer transfer
                join fixed_asset asset on asset.company_id = transfer.company_id and asset.id = transfer.asset_id
               where transfer.company_id = asset_class.company_id and transfer.class_id = asset_class.id
                 and asset.class_id <> asset_class.id) as assets
      from asset_class where company_id = ${tx.companyId} order by name, id`.execute(tx.queries);
  return rows.map((row) => ({
    ...row,
    method: depreciationMethod.parse(row.method),
    convention: monthConvention.parse(row.convention),
    tax_class: assetTaxClass.parse(row.tax_class),
  }));
}

export async function insertClass(tx: CompanyTransaction, call: LedgerCall, body: AssetClassBody): Promise<string> {
  const row = await tx.queries
    .insertInto('asset_class')
    .values({ company_id: tx.companyId, ...body, created_by: call.userId, created_at: call.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateClass(tx: CompanyTransaction, id: string, body: AssetClassBody): Promise<void> {
  await tx.queries
    .updateTable('asset_class')
    .set({ ...body, version: sql`version + 1` })
    .where(ownRow(tx, id))
    .execute();
}
