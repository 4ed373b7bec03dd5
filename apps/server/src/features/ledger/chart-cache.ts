import { type Chart, chartOf, type TaxCode } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { readAccounts, readCompany, readTaxCodes } from './store.ts';

/** A company's chart and tax codes, as they were read under a version of the chart. */
export interface ChartAndTaxCodes {
  version: bigint;
  chart: Chart;
  taxCodes: readonly TaxCode[];
}

const KEPT_COMPANIES = 200;

/** Least recently used first. A version never comes back, so what is kept under it stays true on every server. */
const kept = new Map<string, ChartAndTaxCodes>();

/** The chart of a version: kept from before, or read and kept. */
export async function chartOfVersion(tx: CompanyTransaction, version: bigint): Promise<ChartAndTaxCodes> {
  const found = kept.get(tx.companyId);
  kept.delete(tx.companyId);
  const current =
    found?.version === version
      ? found
      : { version, chart: chartOf(await readAccounts(tx)), taxCodes: await readTaxCodes(tx) };
  kept.set(tx.companyId, current);
  for (const [oldest] of kept) {
    if (kept.size <= KEPT_COMPANIES) break;
    kept.delete(oldest);
  }
  return current;
}

/** The chart last read, without asking whether it is still the newest: whoever uses it says which version it was. */
export async function chartLastRead(tx: CompanyTransaction): Promise<ChartAndTaxCodes> {
  return kept.get(tx.companyId) ?? currentChart(tx);
}

/** The chart as it is now. */
export async function currentChart(tx: CompanyTransaction): Promise<ChartAndTaxCodes> {
  return chartOfVersion(tx, (await readCompany(tx)).chartVersion);
}
