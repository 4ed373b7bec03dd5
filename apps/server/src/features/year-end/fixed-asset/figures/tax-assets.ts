import type { AssetAccountCodes, Period } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { loadAsset } from '../asset-facts.ts';
import { readClasses } from '../class-store.ts';
import { assetsForTax, hasAssets, partsOfEntries, type StoredPart, type TaxAsset } from './tax-assets-store.ts';

/** The assets that a basis period is about: bought or sold in it, and buildings and hire purchase held in it. */
export function readTaxAssets(tx: CompanyTransaction, period: Period): Promise<TaxAsset[]> {
  return assetsForTax(tx, period);
}

/** Throws `not_found` if the company has no such asset. */
export async function requireAsset(tx: CompanyTransaction, id: string): Promise<void> {
  await loadAsset(tx, id);
}

/** True once an asset is in the register. */
export function usesRegister(tx: CompanyTransaction): Promise<boolean> {
  return hasAssets(tx);
}

/** The income and expense accounts that the classes post to. */
export async function readAssetAccounts(tx: CompanyTransaction): Promise<AssetAccountCodes> {
  const classes = await readClasses(tx);
  return {
    depreciation: new Set(classes.map(({ expense_account }) => expense_account)),
    disposal: new Set(classes.map(({ disposal_account }) => disposal_account)),
  };
}

/**
 * The assets behind entries, by entry: what each was charged on an expense account, and on a disposal account its loss (a
 * gain is negative).
 */
export async function readEntryParts(
  tx: CompanyTransaction,
  entryIds: readonly string[],
): Promise<Map<string, StoredPart[]>> {
  return Map.groupBy(await partsOfEntries(tx, entryIds), ({ entryId }) => entryId);
}
