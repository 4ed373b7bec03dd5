import { assetTaxClass } from '@folio/contract';
import type { Day, Period, RegisterAsset } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { currentTransfer } from '../transfer/transfer-store.ts';

/** An asset with its number in the register. */
export interface TaxAsset extends RegisterAsset {
  number: string;
}

type Row = Omit<TaxAsset, 'disposal' | 'taxClass'> & {
  taxClass: string;
  soldOn: Day | null;
  proceedsMinor: bigint | null;
};

/** Assets that are recorded, and were bought or disposed of in a period, or may count while they are held. */
export async function assetsForTax(tx: CompanyTransaction, { from, to }: Period): Promise<TaxAsset[]> {
  const { rows } = await sql<Row>`
    select asset.id, asset.number, asset.name,
           coalesce(moved.tax_class, asset.tax_class) as "taxClass", asset.acquired_on as "acquiredOn",
           bought.cost as "costMinor", sold.date as "soldOn", sold.proceeds as "proceedsMinor"
      from fixed_asset asset ${currentTransfer}
      join lateral (select sum(line.cost_minor)::bigint as cost from asset_line line
                      join asset_posting posting on posting.company_id = line.company_id and posting.id = line.posting_id
                     where line.company_id = asset.company_id and line.asset_id = asset.id
                       and posting.reversed_on is null and line.kind in ('opening', 'addition')) bought on bought.cost is not null
      left join lateral (select posting.date, line.proceeds_minor as proceeds from asset_line line
                           join asset_posting posting on posting.company_id = line.company_id and posting.id = line.posting_id
                          where line.company_id = asset.company_id and line.asset_id = asset.id
                            and posting.reversed_on is null and line.kind = 'disposal' limit 1) sold on true
     where asset.company_id = ${tx.companyId} and asset.acquired_on <= ${to} and (sold.date is null or sold.date >= ${from})
       and (asset.acquired_on >= ${from} or sold.date <= ${to}
            or coalesce(moved.tax_class, asset.tax_class) in ('hire_purchase', 'industrial_building', 'commercial_building'))
     order by length(asset.number), asset.number`.execute(tx.queries);
  return rows.map(({ soldOn, proceedsMinor, taxClass, ...row }) => ({
    ...row,
    taxClass: assetTaxClass.parse(taxClass),
    disposal: soldOn === null ? null : { date: soldOn, proceedsMinor: proceedsMinor ?? 0n },
  }));
}

export async function hasAssets(tx: CompanyTransaction): Promise<boolean> {
  const row = await tx.queries
    .selectFrom('fixed_asset')
    .select('id')
    .where('company_id', '=', tx.companyId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What an entry of the register charged to an account for an asset, debit positive. */
export interface StoredPart {
  entryId: string;
  account: string;
  id: string;
  number: string;
  name: string;
  amountMinor: bigint;
}

/** The parts of assets in entries, on the expense and the disposal account of their class. */
export async function partsOfEntries(tx: CompanyTransaction, entryIds: readonly string[]): Promise<StoredPart[]> {
  const { rows } = await sql<StoredPart>`
    select journal.entry_id as "entryId", asset.id, asset.number, asset.name,
           case when line.kind = 'disposal' then class.disposal_account else class.expense_account end as account,
           case when line.kind = 'disposal' then line.depreciation_minor - line.cost_minor - line.proceeds_minor
                else line.depreciation_minor end as "amountMinor"
      from manual_journal journal
      join asset_posting posting on posting.company_id = journal.company_id and posting.journal_id = journal.id
      join asset_line line on line.company_id = posting.company_id and line.posting_id = posting.id
      join fixed_asset asset on asset.company_id = line.company_id and asset.id = line.asset_id
      join asset_class class on class.company_id = asset.company_id and class.id = posting.class_id
     where journal.company_id = ${tx.companyId} and journal.entry_id = any(${[...entryIds]}::uuid[])
       and line.kind in ('depreciation', 'impairment', 'disposal')
     order by length(asset.number), asset.number`.execute(tx.queries);
  return rows;
}
