import {
  type Account,
  type Chart,
  type Currency,
  chartOf,
  type Day,
  type FinancialYearEnd,
  type OpenDocuments,
  openDocumentsFrom,
  type TaxCode,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { type LedgerHead, lockHead, readAccounts, readCompany, readControlLines, readTaxCodes } from './store.ts';

/** What the posting rules need to know of a company, read once for a posting. */
export interface CompanyBooks {
  baseCurrency: Currency;
  financialYearEnd: FinancialYearEnd;
  lockedThrough: Day | null;
  chart: Chart;
  taxCodes: readonly TaxCode[];
}

/** The books of a company for a posting: from here to the end of the transaction nobody else posts into it. */
export async function openBooks(tx: CompanyTransaction): Promise<CompanyBooks> {
  const head: LedgerHead = await lockHead(tx);
  const { baseCurrency, financialYearEnd, lockedThrough } = head;
  return { baseCurrency, financialYearEnd, lockedThrough, ...(await chartAndTaxCodes(tx)) };
}

/** The books of a company for reading. */
export async function readBooks(
  tx: CompanyTransaction,
): Promise<CompanyBooks & { name: string; nameZh: string | null }> {
  return { ...(await readCompany(tx)), ...(await chartAndTaxCodes(tx)) };
}

async function chartAndTaxCodes(tx: CompanyTransaction): Promise<{ chart: Chart; taxCodes: TaxCode[] }> {
  const accounts: Account[] = await readAccounts(tx);
  return { chart: chartOf(accounts), taxCodes: await readTaxCodes(tx) };
}

/** The open state of documents (or unapplied money), from all their posted control lines. */
export async function loadOpenDocuments(tx: CompanyTransaction, refs: readonly string[]): Promise<OpenDocuments> {
  if (refs.length === 0) return new Map();
  return openDocumentsFrom(await readControlLines(tx, { refs }));
}

/** Every document in another currency as it stood at the end of a day. */
export async function loadForeignDocuments(
  tx: CompanyTransaction,
  baseCurrency: Currency,
  upTo: Day,
): Promise<OpenDocuments> {
  return openDocumentsFrom(await readControlLines(tx, { foreignTo: baseCurrency, upTo }));
}
