import { assetTaxClass, depreciationMethod, monthConvention } from '@folio/contract';
import type { AssetPostingKind, AssetTaxClass, Day, Estimate } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { LedgerCall } from '../../books/ledger/index.ts';
import type { AssetLineKind } from './posting-store.ts';
import { currentTransfer } from './transfer/transfer-store.ts';

/** Where a document shows an item. */
export interface Spot {
  page: number;
  box: { x: number; y: number; width: number; height: number } | null;
}

/** An asset; its class and its tax class as they are now. */
export interface StoredAsset {
  id: string;
  number: string;
  name: string;
  classId: string;
  taxClass: AssetTaxClass;
  acquiredOn: Day;
  inUseOn: Day;
  supplier: string;
  note: string;
  currency: string | null;
  foreignMinor: bigint | null;
  invoiceId: string | null;
  entryId: string | null;
  lineNo: number | null;
  item: number | null;
  documentId: string | null;
  spot: Spot | null;
  openingThrough: Day | null;
}

/** A line of an asset with its posting; `month` only of a depreciation run. */
export interface StoredLine {
  assetId: string;
  postingId: string;
  number: bigint;
  postingKind: AssetPostingKind;
  kind: AssetLineKind;
  date: Day;
  month: Day | null;
  costMinor: bigint;
  depreciationMinor: bigint;
  proceedsMinor: bigint;
  note: string;
  entryId: string | null;
  reversedOn: Day | null;
  /** The class before and the class after, of a transfer. */
  fromClassId: string | null;
  toClassId: string | null;
}

const COLUMNS = sql.raw(
  `asset.id, asset.number, asset.name, coalesce(moved.class_id, asset.class_id) as "classId",
   coalesce(moved.tax_class, asset.tax_class) as "taxClass", acquired_on as "acquiredOn", in_use_on as "inUseOn", supplier, note,
   currency, foreign_minor as "foreignMinor", invoice_id as "invoiceId", entry_id as "entryId", line_no as "lineNo", item,
   document_id as "documentId", spot, opening_through as "openingThrough"`,
);

/** Assets by their ids, in order of number. */
export async function readAssets(tx: CompanyTransaction, ids: readonly string[]): Promise<StoredAsset[]> {
  const { rows } = await sql<StoredAsset>`
    select ${COLUMNS} from fixed_asset asset ${currentTransfer}
     where asset.company_id = ${tx.companyId} and asset.id = any(${[...ids]}::uuid[])
     order by length(asset.number), asset.number`.execute(tx.queries);
  return rows.map((row) => ({ ...row, taxClass: assetTaxClass.parse(row.taxClass) }));
}

/** Every line of assets, oldest posting first, those of reversed postings included. */
export async function readLines(tx: CompanyTransaction, ids: readonly string[]): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select line.asset_id as "assetId", line.posting_id as "postingId", posting.number, posting.kind as "postingKind", line.kind, posting.date,
           posting.month, line.cost_minor as "costMinor", line.depreciation_minor as "depreciationMinor",
           line.proceeds_minor as "proceedsMinor", posting.note, journal.entry_id as "entryId", posting.reversed_on as "reversedOn",
           transfer.from_class_id as "fromClassId", transfer.class_id as "toClassId"
      from asset_line line
      join asset_posting posting on posting.company_id = line.company_id and posting.id = line.posting_id
      left join manual_journal journal on journal.company_id = posting.company_id and journal.id = posting.journal_id
      left join asset_transfer transfer on transfer.company_id = posting.company_id and transfer.posting_id = posting.id
     where line.company_id = ${tx.companyId} and line.asset_id = any(${[...ids]}::uuid[])
     order by posting.number, line.kind`.execute(tx.queries);
  return rows;
}

export interface StoredEstimate extends Estimate {
  assetId: string;
  reason: string;
  createdAt: Date;
}

/** The estimates of assets, oldest first; those of a transfer while it is in effect. */
export async function readEstimates(tx: CompanyTransaction, ids: readonly string[]): Promise<StoredEstimate[]> {
  const { rows } = await sql<StoredEstimate>`
    select asset_id as "assetId", from_day as "from", method, convention, life_months as "lifeMonths", residual_minor as "residualMinor",
           rate_basis_points as "rateBasisPoints", reason, created_at as "createdAt"
      from asset_estimate where company_id = ${tx.companyId} and asset_id = any(${[...ids]}::uuid[])
     union all
    select transfer.asset_id, transfer.estimate_from, transfer.method, transfer.convention, transfer.life_months, transfer.residual_minor,
           transfer.rate_basis_points, posting.note, posting.created_at
      from asset_transfer transfer
      join asset_posting posting on posting.company_id = transfer.company_id and posting.id = transfer.posting_id
     where transfer.company_id = ${tx.companyId} and transfer.asset_id = any(${[...ids]}::uuid[])
       and transfer.estimate_from is not null and posting.reversed_on is null
     order by "from"`.execute(tx.queries);
  return rows.map((row) => ({
    ...row,
    method: depreciationMethod.parse(row.method),
    convention: monthConvention.parse(row.convention),
    createdAt: new Date(row.createdAt),
  }));
}

export async function insertAsset(tx: CompanyTransaction, call: LedgerCall, asset: StoredAsset): Promise<void> {
  await tx.queries
    .insertInto('fixed_asset')
    .values({
      company_id: tx.companyId,
      id: asset.id,
      number: asset.number,
      name: asset.name,
      class_id: asset.classId,
      tax_class: asset.taxClass,
      acquired_on: asset.acquiredOn,
      in_use_on: asset.inUseOn,
      supplier: asset.supplier,
      note: asset.note,
      currency: asset.currency,
      foreign_minor: asset.foreignMinor,
      invoice_id: asset.invoiceId,
      entry_id: asset.entryId,
      line_no: asset.lineNo,
      item: asset.item,
      document_id: asset.documentId,
      spot: asset.spot === null ? null : JSON.stringify(asset.spot),
      opening_through: asset.openingThrough,
      created_by: call.userId,
      created_at: call.now,
    })
    .execute();
}

export async function insertEstimate(
  tx: CompanyTransaction,
  call: LedgerCall,
  { assetId, estimate, reason }: { assetId: string; estimate: Estimate; reason: string },
): Promise<void> {
  await tx.queries
    .insertInto('asset_estimate')
    .values({
      company_id: tx.companyId,
      asset_id: assetId,
      from_day: estimate.from,
      method: estimate.method,
      convention: estimate.convention,
      life_months: estimate.lifeMonths,
      residual_minor: estimate.residualMinor,
      rate_basis_points: estimate.rateBasisPoints,
      reason,
      created_by: call.userId,
      created_at: call.now,
    })
    .execute();
}
