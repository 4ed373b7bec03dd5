import { type Account, DEFAULT_CHART, type TaxCode } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { insertAccounts, insertHead, insertTaxCodes } from '../store.ts';

/** Adds accounts to the chart. The caller has checked their codes. */
export async function addAccounts(tx: CompanyTransaction, accounts: readonly Account[]): Promise<void> {
  await insertAccounts(tx, accounts);
}

/**
 * Gives a new company its chart (the 82 default accounts unless others are given), tax codes and an empty journal.
 */
export async function installChart(
  tx: CompanyTransaction,
  accounts: readonly Account[] = DEFAULT_CHART,
  taxCodes: readonly TaxCode[] = [],
): Promise<void> {
  await addAccounts(tx, accounts);
  await insertTaxCodes(tx, taxCodes);
  await insertHead(tx);
}
