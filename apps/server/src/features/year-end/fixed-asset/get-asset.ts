import type { AssetClass, FixedAsset } from '@folio/contract';
import { formatMoney, remainingCharges } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { chargedThrough, factsOf, type KnownAsset, loadAsset } from './asset-facts.ts';
import { readClasses } from './class-store.ts';
import { type StoredSource, sourcesOfAsset } from './disposal/source-store.ts';
import { presentRow } from './register.ts';
import type { StoredLine } from './store.ts';

/** An asset with its source, its postings and the months still to be charged. Throws `not_found`. */
export async function getAsset(tx: CompanyTransaction, id: string): Promise<FixedAsset> {
  const { baseCurrency } = await readBooks(tx);
  const known = await loadAsset(tx, id);
  const { asset } = known;
  const classes = await readClasses(tx);
  return {
    ...presentRow(known, classes, baseCurrency),
    supplier: asset.supplier,
    note: asset.note,
    currency: asset.currency,
    foreign_cost: asset.currency === null ? null : formatMoney(asset.foreignMinor ?? 0n, asset.currency),
    invoice_id: asset.invoiceId,
    item: asset.item,
    document_id: asset.documentId,
    spot: asset.spot,
    estimates: known.estimates.map((one) => ({
      from: one.from,
      method: one.method,
      convention: one.convention,
      life_months: one.lifeMonths,
      rate_basis_points: one.rateBasisPoints,
      residual: formatMoney(one.residualMinor, baseCurrency),
      reason: one.reason,
      created_at: one.createdAt.toISOString(),
    })),
    postings: postingsOf(known, { classes, sources: await sourcesOfAsset(tx, id), currency: baseCurrency }),
    schedule: scheduleOf(known, baseCurrency),
  };
}

/** A posting is one row; a disposal includes the depreciation of its last month, and a transfer is what came into the class. */
function postingsOf(
  { lines }: KnownAsset,
  {
    classes,
    sources,
    currency,
  }: { classes: readonly AssetClass[]; sources: ReadonlyMap<string, StoredSource>; currency: string },
): FixedAsset['postings'] {
  return [...Map.groupBy(lines, ({ postingId }) => postingId)].flatMap(([postingId, own]) => {
    const [first] = own;
    if (first === undefined) return [];
    const shown = own.filter(({ kind }) => kind !== 'transfer_out');
    const sum = (pick: 'costMinor' | 'depreciationMinor' | 'proceedsMinor') =>
      formatMoney(
        shown.reduce((total, line) => total + line[pick], 0n),
        currency,
      );
    return {
      id: postingId,
      kind: first.postingKind,
      date: first.date,
      cost: sum('costMinor'),
      depreciation: sum('depreciationMinor'),
      proceeds: sum('proceedsMinor'),
      note: first.note,
      entry_id: first.entryId,
      reversed_on: first.reversedOn,
      transfer: transferOf(first, classes),
      source: presentSource(sources.get(postingId)),
    };
  });
}

function presentSource(source: StoredSource | undefined): FixedAsset['postings'][number]['source'] {
  if (source === undefined) return null;
  const { kind, recordId, entryId, number, date, party } = source;
  return { kind, record_id: recordId, entry_id: entryId, number, date, party };
}

function transferOf(
  { fromClassId, toClassId }: StoredLine,
  classes: readonly AssetClass[],
): FixedAsset['postings'][number]['transfer'] {
  if (fromClassId === null || toClassId === null) return null;
  const of = (id: string) => {
    const { name = '', name_zh = '' } = classes.find((one) => one.id === id) ?? {};
    return { name, name_zh };
  };
  return { from: of(fromClassId), to: of(toClassId) };
}

function scheduleOf(known: KnownAsset, currency: string): FixedAsset['schedule'] {
  let netMinor = known.costMinor - known.depreciationMinor;
  return remainingCharges(factsOf(known), chargedThrough(known)).map(({ month, amountMinor }) => {
    netMinor -= amountMinor;
    return { month, amount: formatMoney(amountMinor, currency), net: formatMoney(netMinor, currency) };
  });
}
