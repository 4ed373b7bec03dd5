import { type Chart, chartOf, type TaxCode } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { BoundedMemory } from '../../../../platform/memory/bounded-memory.ts';
import { readAccounts, readCompany, readTaxCodes } from '../store.ts';

/** A company's chart and tax codes at one version of the chart. */
export interface ChartAndTaxCodes {
  version: bigint;
  chart: Chart;
  taxCodes: readonly TaxCode[];
}

/** An account or a tax code with its texts, and its places in the maps of the chart. */
const ROW_BYTES = 700;

/** The most that the charts of all companies may take in memory. */
export const CHARTS_BYTES = 24 * 1024 * 1024;

/** About what a chart with its tax codes takes. */
export function bytesOfChart({ chart, taxCodes }: Pick<ChartAndTaxCodes, 'chart' | 'taxCodes'>): number {
  return ROW_BYTES * (1 + chart.accounts.length + taxCodes.length);
}

/** By company. A version number is never used twice, so a cached chart stays valid on every server. */
const kept = new BoundedMemory<ChartAndTaxCodes>({ mostBytes: CHARTS_BYTES, bytesOf: bytesOfChart });

export async function chartOfVersion(tx: CompanyTransaction, version: bigint): Promise<ChartAndTaxCodes> {
  const found = kept.find(tx.companyId);
  if (found?.version === version) return found;
  const current = { version, chart: chartOf(await readAccounts(tx)), taxCodes: await readTaxCodes(tx) };
  kept.keep(tx.companyId, current);
  return current;
}

/** The chart last read, without a check that it is the newest: the caller has to report the version it used. */
export async function chartLastRead(tx: CompanyTransaction): Promise<ChartAndTaxCodes> {
  return kept.find(tx.companyId) ?? currentChart(tx);
}

export async function currentChart(tx: CompanyTransaction): Promise<ChartAndTaxCodes> {
  return chartOfVersion(tx, (await readCompany(tx)).chartVersion);
}
