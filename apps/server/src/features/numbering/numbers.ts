import type { InvoiceType } from '@folio/contract';
import type { Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { countOf, DEFAULT_PATTERNS, frameOf, type NumberFrame, numberAt, type OwnType, seriesOf } from './scheme.ts';
import { holdCount, readCount, readNumbers, readPatterns, takenAmong, writeCount } from './store.ts';

/** Numbers looked at at once, growing as long as all are taken. */
const FIRST_LOOK = 50;
const WIDEST_LOOK = 20_000;

/** The pattern a type is numbered by: the company's, else the usual one. */
export async function patternOf(tx: CompanyTransaction, type: OwnType): Promise<string> {
  return (await readPatterns(tx)).get(type) ?? DEFAULT_PATTERNS[type];
}

/** The first count behind `last` whose number no confirmed document has. */
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

/** Where a series begins that never gave a number: behind the highest number documents carry already. */
async function startOf(tx: CompanyTransaction, type: InvoiceType, frame: NumberFrame): Promise<number> {
  const numbers = await readNumbers(tx, { type, head: frame.head, drafts: false });
  return numbers.reduce((highest, { number }) => Math.max(highest, countOf(frame, number) ?? 0), 0);
}

/**
 * The next number of a type for a document of that day, given for good when the transaction ends well and to nobody else
 * meanwhile: so numbers have no gaps, and two people never get the same one. Numbers that documents carry are skipped.
 */
export async function takeInvoiceNumber(tx: CompanyTransaction, type: OwnType, date: Day): Promise<string> {
  const frame = frameOf(await patternOf(tx, type), date);
  const series = seriesOf(frame);
  const start = (await readCount(tx, series)) ?? (await startOf(tx, type, frame));
  const count = await nextFree(tx, type, frame, await holdCount(tx, series, start));
  await writeCount(tx, series, count);
  return numberAt(frame, count);
}

/** The count and number `takeInvoiceNumber` would give now; nothing is taken. */
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

/** Keeps a type's count ahead of a number somebody typed in its pattern. */
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
