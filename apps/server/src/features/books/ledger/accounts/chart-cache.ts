import { type Chart, chartOf, type TaxCode } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { KeptByCompany } from '../kept-by-company.ts';
import { readAccounts, readCompany, readTaxCodes } from '../store.ts';

/** A company's chart and tax codes at one version of the chart. */
export interface ChartAndTaxCodes {
  version: bigint;
  chart: Chart;
  taxCodes: readonly TaxCode[];
}

/** A version number is never used twice, so a cached chart stays valid on every server. */
const kept = new KeptByCompany<ChartAndTaxCodes>();

export async function chartOfVersion(tx: CompanyTransaction, version: bigint): Promise<ChartAndTaxCodes> {
  const found = kept.of(tx.companyId);
  if (found?.version === version) return found;
  const current = { version, chart: chartOf(await readAccounts(tx)), taxCodes: await readTaxCodes(tx) };
  kept.keep(tx.companyId, current);
  return current;
}

/** The chart last read, without a check that it is the newest: the caller has to report the version it used. */
export async function chartLastRead(tx: CompanyTransaction): Promise<ChartAndTaxCodes> {
  return kept.of(tx.companyId) ?? currentChart(tx);
}

export async function currentChart(tx: CompanyTransaction): Promise<ChartAndTaxCodes> {
  return chartOfVersion(tx, (await readCompany(tx)).chartVersion);
}
