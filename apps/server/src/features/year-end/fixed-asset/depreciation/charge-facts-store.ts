import { monthConvention } from '@folio/contract';
import type { Day, MonthConvention } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { isHeld } from '../register-store.ts';

/** The only estimate of an asset whose charges follow from sums: straight-line. */
export interface PlainEstimate {
  from: Day;
  convention: MonthConvention;
  lifeMonths: number;
  residualMinor: bigint;
}

/** What the charge of a held asset is computed from, without its single postings. */
export interface ChargeFacts {
  assetId: string;
  number: string;
  name: string;
  classId: string;
  inUseOn: Day;
  openingThrough: Day | null;
  /** Of everything in effect. */
  costMinor: bigint;
  depreciationMinor: bigint;
  /** First day of the last month that a run charged; null before the first. */
  chargedMonth: Day | null;
  /** Null if the charge needs every posting: another method, or an estimate that changed. */
  estimate: PlainEstimate | null;
}

/**
 * The held assets of classes, in order of number, in two statements whatever their number is: one with all of it is planned
 * badly, because the database cannot know how many assets have a single estimate.
 */
export async function readChargeFacts(tx: CompanyTransaction, classIds: readonly string[]): Promise<ChargeFacts[]> {
  if (classIds.length === 0) return [];
  const { rows } = await sql<Omit<ChargeFacts, 'estimate'>>`
    select asset.id as "assetId", asset.number, asset.name, coalesce(moved.class_id, asset.class_id) as "classId",
           asset.in_use_on as "inUseOn", asset.opening_through as "openingThrough", sum.cost as "costMinor",
           sum.depreciation as "depreciationMinor", sum.month as "chargedMonth"
      from (select line.asset_id, sum(line.cost_minor)::bigint as cost, sum(line.depreciation_minor)::bigint as depreciation,
                   max(posting.month) as month
              from asset_line line
              join asset_posting posting on posting.company_id = line.company_id and posting.id = line.posting_id
             where line.company_id = ${tx.companyId} and posting.reversed_on is null
             group by line.asset_id) sum
      join fixed_asset asset on asset.company_id = ${tx.companyId} and asset.id = sum.asset_id
      left join (select distinct on (transfer.asset_id) transfer.asset_id, transfer.class_id
                   from asset_transfer transfer
                   join asset_posting posting on posting.company_id = transfer.company_id and posting.id = transfer.posting_id
                  where transfer.company_id = ${tx.companyId} and posting.reversed_on is null
                  order by transfer.asset_id, posting.number desc) moved on moved.asset_id = asset.id
     where ${isHeld(tx)} and coalesce(moved.class_id, asset.class_id) = any(${[...classIds]}::uuid[])
     order by length(asset.number), asset.number`.execute(tx.queries);
  const estimates = await readPlainEstimates(tx);
  return rows.map((row) => ({ ...row, estimate: estimates.get(row.assetId) ?? null }));
}

/** The estimates of assets that have only one, straight-line. A transfer that brought one counts even if it was reversed. */
async function readPlainEstimates(tx: CompanyTransaction): Promise<Map<string, PlainEstimate | null>> {
  const { rows } = await sql<
    { assetId: string; method: string; convention: string } & Omit<PlainEstimate, 'convention'>
  >`
    select asset_id as "assetId", method, convention, from_day as "from", life_months as "lifeMonths",
           residual_minor as "residualMinor"
      from asset_estimate where company_id = ${tx.companyId}
     union all
    select asset_id, method, convention, estimate_from, life_months, residual_minor
      from asset_transfer where company_id = ${tx.companyId} and estimate_from is not null`.execute(tx.queries);
  const plain = new Map<string, PlainEstimate | null>();
  for (const { assetId, method, ...row } of rows) {
    const isPlain = method === 'straight_line' && !plain.has(assetId);
    plain.set(assetId, isPlain ? { ...row, convention: monthConvention.parse(row.convention) } : null);
  }
  return plain;
}

/**
 * A text that differs once anything was recorded that charges are computed from: rows are only ever added, and a reversal is
 * never undone. Null inside a transaction that writes, because what it wrote may never be committed.
 */
export async function readChargeState(tx: CompanyTransaction): Promise<string | null> {
  const { rows } = await sql<{ state: string | null }>`
    select case when pg_current_xact_id_if_assigned() is null
                then concat_ws(' ', count(*), count(reversed_on),
                               (select count(*) from asset_estimate where company_id = ${tx.companyId})) end as state
      from asset_posting where company_id = ${tx.companyId}`.execute(tx.queries);
  return rows[0]?.state ?? null;
}
