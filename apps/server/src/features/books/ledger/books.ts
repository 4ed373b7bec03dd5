import {
  type Chart,
  type Currency,
  type Day,
  type FinancialYearEnd,
  type ForeignBankBalance,
  type OpenDocuments,
  openDocumentsFrom,
  type TaxCode,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { chartOfVersion } from './accounts/chart-cache.ts';
import { type LedgerHead, lockHead, readCompany, readControlLines, readForeignBalances } from './store.ts';

/** The facts about a company that the posting rules need, read once per posting. */
export interface CompanyBooks {
  baseCurrency: Currency;
  financialYearEnd: FinancialYearEnd;
  lockedThrough: Day | null;
  chart: Chart;
  taxCodes: readonly TaxCode[];
}

/** The books of a company for a posting: until the end of the transaction no other transaction posts into it. */
export async function openBooks(tx: CompanyTransaction): Promise<CompanyBooks> {
  const head: LedgerHead = await lockHead(tx);
  const { baseCurrency, financialYearEnd, lockedThrough } = head;
  const { chart, taxCodes } = await chartOfVersion(tx, head.chartVersion);
  return { baseCurrency, financialYearEnd, lockedThrough, chart, taxCodes };
}

export async function readBooks(
  tx: CompanyTransaction,
): Promise<CompanyBooks & { name: string; nameZh: string | null }> {
  const facts = await readCompany(tx);
  const { chart, taxCodes } = await chartOfVersion(tx, facts.chartVersion);
  return { ...facts, chart, taxCodes };
}

/** The open state of documents (or unapplied money), from all their posted control lines. */
export async function loadOpenDocuments(tx: CompanyTransaction, refs: readonly string[]): Promise<OpenDocuments> {
  if (refs.length === 0) return new Map();
  return openDocumentsFrom(await readControlLines(tx, { refs }));
}

/** Every document in another currency with its amounts at the end of a day. */
export async function loadForeignDocuments(
  tx: CompanyTransaction,
  baseCurrency: Currency,
  upTo: Day,
): Promise<OpenDocuments> {
  return openDocumentsFrom(await readControlLines(tx, { foreignTo: baseCurrency, upTo }));
}

/** Balances at the end of a day of the accounts kept in another currency (bank accounts), by code. */
export function loadForeignBalances(
  tx: CompanyTransaction,
  baseCurrency: Currency,
  upTo: Day,
): Promise<ForeignBankBalance[]> {
  return readForeignBalances(tx, baseCurrency, upTo);
}
