import type { AssetClass, AssetTransferBody, FixedAsset } from '@folio/contract';
import {
  addDays,
  addMonths,
  chargesThrough,
  type Day,
  endOfMonth,
  formatMoney,
  remainingCharges,
  startOfMonth,
  transferLines,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { type LedgerCall, openBooks } from '../../../books/ledger/index.ts';
import {
  chargedThrough,
  dateFault,
  factsOf,
  type KnownAsset,
  labelOf,
  loadAsset,
  refuseChange,
} from '../asset-facts.ts';
import { classOf } from '../classes.ts';
import { newEstimate } from '../estimate.ts';
import { getAsset } from '../get-asset.ts';
import { runsFrom } from '../posting-store.ts';
import { accountsOf, noteAsset, recordPosting } from '../record.ts';
import { refuseApprovedTax } from './refuse-approved-tax.ts';
import { insertTransfer } from './transfer-store.ts';

/**
 * Moves an asset to another class: cost and accumulated depreciation change accounts in one entry, without profit or loss,
 * and later charges go to the accounts of the new class. Throws `validation_failed` for the class it is in already, for a day
 * before a posting, for earlier months that are not charged, and for a tax class that an approved computation counts.
 */
export async function transferAsset(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  body: AssetTransferBody,
): Promise<FixedAsset> {
  const { baseCurrency } = await openBooks(tx);
  const known = await loadAsset(tx, id);
  const { asset, costMinor, depreciationMinor } = known;
  refuseChange(known, body.date);
  const from = await classOf(tx, asset.classId);
  const to = await classOf(tx, body.class_id);
  if (from.id === to.id) {
    const values = { number: asset.number, name: to.name };
    const faults = [{ path: 'class_id', word: 'asset_transfer_same_class', values }];
    throw new DomainError('validation_failed', { faults });
  }
  await refuseMonths(tx, known, body.date, { from, to });
  const taxClass = body.tax_class ?? asset.taxClass;
  if (taxClass !== asset.taxClass) await refuseApprovedTax(tx, asset);
  const estimate =
    body.estimate === null
      ? null
      : newEstimate(known, { ...body.estimate, month: firstMonthAfter(known, body.date) }, baseCurrency);
  const postingId = await postTransfer(tx, call, known, { from, to, date: body.date, note: body.note });
  await insertTransfer(tx, postingId, {
    assetId: id,
    fromClassId: from.id,
    classId: to.id,
    fromTaxClass: asset.taxClass,
    taxClass,
    estimate,
  });
  const amount = formatMoney(costMinor - depreciationMinor, baseCurrency);
  const months = estimate === null ? null : String(estimate.lifeMonths);
  const name = `${from.name} → ${to.name}`;
  const fields = { number: asset.number, date: body.date, name, amount, tax_class: taxClass, life_months: months };
  await noteAsset(tx, call, id, 'fixed_asset_transferred', fields);
  return getAsset(tx, id);
}

interface Move {
  from: AssetClass;
  to: AssetClass;
}

function postTransfer(
  tx: CompanyTransaction,
  call: LedgerCall,
  known: KnownAsset,
  { from, to, date, note }: Move & { date: Day; note: string },
): Promise<string> {
  const { asset, costMinor, depreciationMinor } = known;
  const label = labelOf(known);
  const part = { assetId: asset.id, proceedsMinor: 0n };
  const lines = [
    { ...part, kind: 'transfer' as const, costMinor, depreciationMinor },
    { ...part, kind: 'transfer_out' as const, costMinor: -costMinor, depreciationMinor: -depreciationMinor },
  ];
  return recordPosting(
    tx,
    call,
    { kind: 'transfer', date, classId: to.id, month: null, note, lines },
    {
      narration: `Transfer of ${label} from ${from.name} to ${to.name}`,
      lines: transferLines(accountsOf(from), accountsOf(to), { label, costMinor, depreciationMinor }),
    },
  );
}

/**
 * The months before the transfer belong to the class before, so they must be charged. A month that the new class has charged
 * must not be left to the asset, because each month of a class is charged once.
 */
async function refuseMonths(tx: CompanyTransaction, known: KnownAsset, date: Day, { from, to }: Move): Promise<void> {
  const facts = factsOf(known);
  const through = chargedThrough(known);
  const before = startOfMonth(addDays(startOfMonth(date), -1));
  const { number } = known.asset;
  if (chargesThrough(facts, through, before).length > 0)
    throw dateFault('asset_transfer_open_months', { number, date: endOfMonth(before), name: from.name });
  if (remainingCharges(facts, through).length === 0) return;
  const later = (await runsFrom(tx, addMonths(through, 1))).filter(({ classId }) => classId === to.id).at(-1);
  if (later !== undefined)
    throw dateFault('asset_transfer_class_charged', { number, date: endOfMonth(later.month), name: to.name });
}

/** The first month that the new class charges: that of the transfer, or the next one if it is charged already. */
function firstMonthAfter(known: KnownAsset, date: Day): Day {
  const month = startOfMonth(date);
  return chargedThrough(known) >= month ? addMonths(month, 1) : month;
}
