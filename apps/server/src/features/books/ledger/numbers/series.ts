import { type OpenDocuments, openDocumentsFrom } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { moveSeries, raiseSeries } from './series-store.ts';
import { moveSeriesAndReadLines } from './settlement-store.ts';

const SERIES = /^([A-Z]+)-(\d{1,15})$/;
const DIGITS = 4;

/** The next number of a series: RCT-0001, RCT-0002, ... */
export async function takeNumber(tx: CompanyTransaction, prefix: string): Promise<string> {
  return numberOf(prefix, await moveSeries(tx, prefix, 1n));
}

/** The next number of a series with the open state of documents, as `loadOpenDocuments` reads it, in one statement. */
export async function takeNumberFor(
  tx: CompanyTransaction,
  prefix: string,
  refs: readonly string[],
): Promise<{ number: string; openDocuments: OpenDocuments }> {
  const { lastNumber, lines } = await moveSeriesAndReadLines(tx, prefix, refs);
  return { number: numberOf(prefix, lastNumber), openDocuments: openDocumentsFrom(lines) };
}

/** Takes `count` numbers of a series at once: MJ-0007, MJ-0008, ... */
export async function takeNumbers(tx: CompanyTransaction, prefix: string, count: number): Promise<string[]> {
  if (count === 0) return [];
  const last = await moveSeries(tx, prefix, BigInt(count));
  return Array.from({ length: count }, (_, index) => numberOf(prefix, last - BigInt(count - 1 - index)));
}

/** Keeps a series ahead of an imported number. */
export async function noteNumber(tx: CompanyTransaction, number: string): Promise<void> {
  await noteNumbers(tx, [number]);
}

/** Keeps every series ahead of imported numbers, in one statement for any number of them. */
export async function noteNumbers(tx: CompanyTransaction, numbers: readonly string[]): Promise<void> {
  const highest = new Map<string, bigint>();
  for (const number of numbers) {
    const [, prefix, digits] = SERIES.exec(number) ?? [];
    if (prefix === undefined || digits === undefined) continue;
    const found = BigInt(digits);
    if (found > (highest.get(prefix) ?? -1n)) highest.set(prefix, found);
  }
  if (highest.size > 0) await raiseSeries(tx, highest);
}

function numberOf(prefix: string, number: bigint): string {
  return `${prefix}-${number.toString().padStart(DIGITS, '0')}`;
}
