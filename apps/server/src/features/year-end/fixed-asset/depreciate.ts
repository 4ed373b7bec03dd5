import type { AssetClass, DepreciationRun } from '@folio/contract';
import { chargesThrough, type Day, depreciationLines, endOfMonth, formatMoney, startOfMonth } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type LedgerCall, openBooks, readBooks } from '../../books/ledger/index.ts';
import { chargedThrough, factsOf, type KnownAsset, labelOf, loadAssets } from './asset-facts.ts';
import { readClasses } from './class-store.ts';
import { assetsOfPosting, runsFrom, type StandingRun } from './posting-store.ts';
import { accountsOf, noteAsset, recordPosting } from './record.ts';
import { heldAssets } from './register-store.ts';

interface Charge {
  known: KnownAsset;
  amountMinor: bigint;
}

/** The charge of a month, with the earlier months of assets that were recorded late. */
function chargesOf(assets: readonly KnownAsset[], month: Day): Charge[] {
  return assets.flatMap((known) => {
    const charges = chargesThrough(factsOf(known), chargedThrough(known), month);
    const amountMinor = charges.reduce((sum, charge) => sum + charge.amountMinor, 0n);
    return amountMinor === 0n ? [] : [{ known, amountMinor }];
  });
}

interface ClassRun {
  assetClass: AssetClass;
  run: StandingRun | null;
  /** A later month is posted already. */
  later: StandingRun | null;
  charges: Charge[];
}

async function runsOfMonth(tx: CompanyTransaction, month: Day): Promise<ClassRun[]> {
  const runs = await runsFrom(tx, month);
  const held = Map.groupBy(await loadAssets(tx, await heldAssets(tx)), ({ asset }) => asset.classId);
  const found: ClassRun[] = [];
  for (const assetClass of await readClasses(tx)) {
    const own = runs.filter(({ classId }) => classId === assetClass.id);
    const run = own.find((one) => one.month === month) ?? null;
    const later = own.find((one) => one.month > month) ?? null;
    const charges = run === null ? chargesOf(held.get(assetClass.id) ?? [], month) : await postedCharges(tx, run);
    found.push({ assetClass, run, later, charges });
  }
  return found;
}

async function postedCharges(tx: CompanyTransaction, { id }: StandingRun): Promise<Charge[]> {
  const assets = await loadAssets(tx, await assetsOfPosting(tx, id));
  return assets.flatMap((known) => {
    const line = known.standing.find(({ postingId }) => postingId === id);
    return line === undefined ? [] : [{ known, amountMinor: line.depreciationMinor }];
  });
}

const sumOf = (charges: readonly Charge[]) => charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);

/** The depreciation of a month, by class: what was posted, or what a run would post. */
export async function readDepreciation(tx: CompanyTransaction, day: Day): Promise<DepreciationRun> {
  const month = startOfMonth(day);
  const { baseCurrency } = await readBooks(tx);
  const base = (amountMinor: bigint) => formatMoney(amountMinor, baseCurrency);
  const runs = await runsOfMonth(tx, month);
  return {
    month,
    classes: runs
      .filter(({ run, charges }) => run !== null || charges.length > 0)
      .map(({ assetClass, run, charges }) => ({
        class_id: assetClass.id,
        name: assetClass.name,
        name_zh: assetClass.name_zh,
        posting_id: run?.id ?? null,
        entry_id: run?.entryId ?? null,
        total: base(sumOf(charges)),
        lines: charges.map(({ known: { asset }, amountMinor }) => ({
          asset_id: asset.id,
          number: asset.number,
          name: asset.name,
          amount: base(amountMinor),
        })),
      })),
    total: base(runs.reduce((sum, { charges }) => sum + sumOf(charges), 0n)),
  };
}

/**
 * Posts the depreciation of a month: one entry for each class that has not been charged for it, dated on its last day. All
 * of them or none. Throws `conflict` if nothing is left to charge or a later month was posted before, and
 * `period_locked`.
 */
export async function runDepreciation(tx: CompanyTransaction, call: LedgerCall, day: Day): Promise<DepreciationRun> {
  const month = startOfMonth(day);
  await openBooks(tx);
  const open = (await runsOfMonth(tx, month)).filter(({ run, charges }) => run === null && charges.length > 0);
  const values = { month: endOfMonth(month) };
  if (open.length === 0) throw new DomainError('conflict', { word: 'asset_nothing_to_charge', values });
  const behind = open.find(({ later }) => later !== null);
  if (behind?.later)
    throw new DomainError('conflict', {
      word: 'asset_later_month',
      values: { name: behind.assetClass.name, date: endOfMonth(behind.later.month) },
    });
  for (const one of open) await postRun(tx, call, month, one);
  return readDepreciation(tx, month);
}

async function postRun(
  tx: CompanyTransaction,
  call: LedgerCall,
  month: Day,
  { assetClass, charges }: ClassRun,
): Promise<void> {
  const narration = `Depreciation ${month.slice(0, 7)}: ${assetClass.name}`;
  const parts = charges.map(({ known, amountMinor }) => ({ label: labelOf(known), amountMinor }));
  const lines = charges.map(({ known, amountMinor }) => ({
    assetId: known.asset.id,
    kind: 'depreciation' as const,
    costMinor: 0n,
    depreciationMinor: amountMinor,
    proceedsMinor: 0n,
  }));
  const posting = {
    kind: 'depreciation' as const,
    date: endOfMonth(month),
    classId: assetClass.id,
    month,
    note: '',
    lines,
  };
  const journal = { narration, lines: depreciationLines(accountsOf(assetClass), parts, narration) };
  const id = await recordPosting(tx, call, posting, journal);
  await noteAsset(tx, call, id, 'depreciation_run', { name: assetClass.name, date: posting.date });
}
