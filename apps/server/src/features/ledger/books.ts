import {
  type Chart,
  type Currency,
  type Day,
  type FinancialYearEnd,
  type OpenDocuments,
  openDocumentsFrom,
  type TaxCode,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { chartOfVersion } from './chart-cache.ts';
import { type LedgerHead, lockHead, readCompany, readControlLines } from './store.ts';

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
  const { chart, taxCodes } = await chartOfVersion(tx, head.chartVersion);
  return { baseCurrency, financialYearEnd, lockedThrough, chart, taxCodes };
}

/** The books of a company for reading. */
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

/** Every document in another currency as it stood at the end of a day. */
export async function loadForeignDocuments(
  tx: CompanyTransaction,
  baseCurrency: Currency,
  upTo: Day,
): Promise<OpenDocuments> {
  return openDocumentsFrom(await readControlLines(tx, { foreignTo: baseCurrency, upTo }));
}
