import type { InvoiceType } from '@folio/contract';
import type { Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import {
  countOf,
  DEFAULT_PATTERNS,
  frameOf,
  isOwnType,
  type NumberFrame,
  numberAt,
  type OwnType,
  seriesOf,
} from './scheme.ts';
import { holdCount, readCount, readNumbers, readPatterns, takenAmong, writeCount } from './store.ts';

/** Numbers checked in the first query; the next queries check more while all are taken. */
const FIRST_LOOK = 50;
const WIDEST_LOOK = 20_000;

/** The pattern of a type: the company's, else the default. */
export async function patternOf(tx: CompanyTransaction, type: OwnType): Promise<string> {
  return (await readPatterns(tx)).get(type) ?? DEFAULT_PATTERNS[type];
}

/** The first count after `last` whose number no confirmed document has. */
export async function nextFree(
  tx: CompanyTransaction,
  type: InvoiceType,
  frame: NumberFrame,
  last: number,
): Promise<number> {
  let from = last + 1;
  for (let width = FIRST_LOOK; ; width = Math.min(width * 10, WIDEST_LOOK)) {
    const counts = Array.from({ length: width }, (_, index) => from + index);
    const taken = await takenAmong(
      tx,
      type,
      counts.map((count) => numberAt(frame, count)),
    );
    const free = counts.find((count) => !taken.has(numberAt(frame, count)));
    if (free !== undefined) return free;
    from += width;
  }
}

/** The start of a new series: after the highest number that documents already have. */
async function startOf(tx: CompanyTransaction, type: InvoiceType, frame: NumberFrame): Promise<number> {
  const numbers = await readNumbers(tx, { type, head: frame.head, drafts: false });
  return numbers.reduce((highest, { number }) => Math.max(highest, countOf(frame, number) ?? 0), 0);
}

/**
 * Takes the next number of a type for a document of that day. The number is used when the transaction commits, and no
 * other transaction gets it meanwhile: so numbers have no gaps, and two people never get the same one. Numbers that
 * documents already have are skipped.
 */
export async function takeInvoiceNumber(tx: CompanyTransaction, type: OwnType, date: Day): Promise<string> {
  const frame = frameOf(await patternOf(tx, type), date);
  const series = seriesOf(frame);
  const start = (await readCount(tx, series)) ?? (await startOf(tx, type, frame));
  const count = await nextFree(tx, type, frame, await holdCount(tx, series, start));
  await writeCount(tx, series, count);
  return numberAt(frame, count);
}

/** The count and number `takeInvoiceNumber` would give now; no number is taken. */
export async function peekInvoiceNumber(
  tx: CompanyTransaction,
  type: OwnType,
  date: Day,
): Promise<{ number: string; count: number }> {
  const frame = frameOf(await patternOf(tx, type), date);
  const last = (await readCount(tx, seriesOf(frame))) ?? (await startOf(tx, type, frame));
  const count = await nextFree(tx, type, frame, last);
  return { number: numberAt(frame, count), count };
}

/** Keeps a type's count ahead of a number that a person typed in its pattern. */
export async function noteInvoiceNumber(
  tx: CompanyTransaction,
  type: OwnType,
  date: Day,
  number: string,
): Promise<void> {
  const frame = frameOf(await patternOf(tx, type), date);
  const count = countOf(frame, number);
  if (count === null) return;
  const series = seriesOf(frame);
  if (count > (await holdCount(tx, series, count))) await writeCount(tx, series, count);
}

/** The number the next document of a type and day would get; '' where a supplier gives it. No number is taken. */
export async function nextNumber(tx: CompanyTransaction, type: InvoiceType, date: Day): Promise<{ number: string }> {
  return { number: isOwnType(type) ? (await peekInvoiceNumber(tx, type, date)).number : '' };
}
