import type { AssetTaxClass, Day, Estimate } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

/** Joins `moved`, the newest transfer in effect of each row of `asset`; empty for an asset that never moved. */
export const currentTransfer: RawBuilder<unknown> = sql`
      left join lateral (select transfer.class_id, transfer.tax_class from asset_transfer transfer
                           join asset_posting posting on posting.company_id = transfer.company_id and posting.id = transfer.posting_id
                          where transfer.company_id = asset.company_id and transfer.asset_id = asset.id
                            and posting.reversed_on is null
                          order by posting.number desc limit 1) moved on true`;

/** The classes of an asset before and after a transfer. */
export interface StoredTransfer {
  assetId: string;
  fromClassId: string;
  classId: string;
  fromTaxClass: AssetTaxClass;
  taxClass: AssetTaxClass;
  /** What a person changed with it; null if method, life and residual value stay. */
  estimate: Estimate | null;
}

export async function insertTransfer(
  tx: CompanyTransaction,
  postingId: string,
  transfer: StoredTransfer,
): Promise<void> {
  await tx.queries
    .insertInto('asset_transfer')
    .values({
      company_id: tx.companyId,
      posting_id: postingId,
      asset_id: transfer.assetId,
      from_class_id: transfer.fromClassId,
      class_id: transfer.classId,
      from_tax_class: transfer.fromTaxClass,
      tax_class: transfer.taxClass,
      estimate_from: transfer.estimate?.from ?? null,
      method: transfer.estimate?.method ?? null,
      convention: transfer.estimate?.convention ?? null,
      life_months: transfer.estimate?.lifeMonths ?? null,
      residual_minor: transfer.estimate?.residualMinor ?? null,
      rate_basis_points: transfer.estimate?.rateBasisPoints ?? null,
    })
    .execute();
}

/** The asset whose tax class a posting changed; null for any other posting. */
export async function taxClassChangedBy(
  tx: CompanyTransaction,
  postingId: string,
): Promise<{ number: string; acquiredOn: Day } | null> {
  const { rows } = await sql<{ number: string; acquiredOn: Day }>`
    select asset.number, asset.acquired_on as "acquiredOn" from asset_transfer transfer
      join fixed_asset asset on asset.company_id = transfer.company_id and asset.id = transfer.asset_id
     where transfer.company_id = ${tx.companyId} and transfer.posting_id = ${postingId}
       and transfer.tax_class <> transfer.from_tax_class`.execute(tx.queries);
  return rows[0] ?? null;
}

/** The latest year of assessment with an approved computation whose basis period ends on a day or later; null if none. */
export async function approvedYearFrom(tx: CompanyTransaction, day: Day): Promise<string | null> {
  const row = await tx.queries
    .selectFrom('tax_computation')
    .select('year_of_assessment')
    .where('company_id', '=', tx.companyId)
    .where('state', '=', 'approved')
    .where('basis_to', '>=', day)
    .orderBy('basis_to', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.year_of_assessment ?? null;
}
