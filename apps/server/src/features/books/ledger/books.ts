import {
  type AccountingYears,
  accountingYears,
  type Chart,
  type Currency,
  type Day,
  type FinancialYearEnd,
  type FirstDays,
  type ForeignBankBalance,
  type OpenDocuments,
  openDocumentsFrom,
  type TaxCode,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { BoundedMemory } from '../../../platform/memory/bounded-memory.ts';
import { bytesOfChart, CHARTS_BYTES, chartOfVersion } from './accounts/chart-cache.ts';
import type { LockedHead } from './locked-head-sql.ts';
import { type LedgerHead, lockHead, readCompany, readControlLines, readForeignBalances } from './store.ts';

/** The facts about a company that the posting rules need, read once per posting. */
export interface CompanyBooks {
  baseCurrency: Currency;
  financialYearEnd: FinancialYearEnd;
  lockedThrough: Day | null;
  chart: Chart;
  taxCodes: readonly TaxCode[];
}

/** Books that were locked when they were read: everything that a posting is checked against. */
export interface OpenedBooks extends CompanyBooks, FirstDays {
  chartVersion: bigint;
}

/** By company. Most are books with the chart that is kept, and take little more; those with an earlier chart hold it alone. */
const lastOpened = new BoundedMemory<OpenedBooks>({ mostBytes: CHARTS_BYTES, bytesOf: bytesOfChart });

/** The books of a company for a posting: until the end of the transaction no other transaction posts into it. */
export async function openBooks(tx: CompanyTransaction): Promise<OpenedBooks> {
  return opened(tx, await lockHead(tx));
}

/** The same books from a head that another statement has read with `lockedHead`. */
export function openedBooks(tx: CompanyTransaction, head: LockedHead): Promise<OpenedBooks> {
  return opened(tx, {
    baseCurrency: head.base_currency,
    financialYearEnd: head.fye,
    lockedThrough: head.locked_through,
    takenOver: head.taken_over,
    incorporated: head.incorporated,
    chartVersion: BigInt(head.chart_version),
  });
}

async function opened(tx: CompanyTransaction, head: LedgerHead): Promise<OpenedBooks> {
  const { chart, taxCodes } = await chartOfVersion(tx, head.chartVersion);
  const books = { ...head, chart, taxCodes };
  lastOpened.keep(tx.companyId, books);
  return books;
}

/**
 * The books of a company as they were last opened, by any transaction; null if they have not been opened lately.
 * A posting that relies on them has to verify that they are unchanged.
 */
export function booksLastOpened(companyId: string): OpenedBooks | null {
  return lastOpened.find(companyId) ?? null;
}

/** Books for reading. `state` names what is posted and the chart: the same name means the same balances. */
export interface ReadBooks extends CompanyBooks {
  name: string;
  nameZh: string | null;
  state: string;
  /** The day of the opening balances; null where none were entered. */
  takenOver: Day | null;
  /** The years by the year end, and others that accounts, computations, closing entries or sign-offs prove. */
  years: AccountingYears;
}

export async function readBooks(tx: CompanyTransaction): Promise<ReadBooks> {
  const { chartVersion, lastHash, proved, ...facts } = await readCompany(tx);
  const { chart, taxCodes } = await chartOfVersion(tx, chartVersion);
  const years = accountingYears(facts.financialYearEnd, proved);
  return { ...facts, chart, taxCodes, years, state: `${chartVersion} ${lastHash}` };
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
