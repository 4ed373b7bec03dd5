import { setImmediate as nextTurn } from 'node:timers/promises';
import { at, type Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { type LineText, markDuplicates } from './duplicates.ts';
import { type CoveredDays, readCovered, readEarlier } from './incoming-store.ts';

/** Lines that are compared before other calls have their turn. */
const AT_ONCE = 2000;

/** Strictly inside what was fetched no day can be cut; a printed statement holds its first and last day as a whole too. */
function isWholeIn({ first, last, exact }: CoveredDays, day: Day): boolean {
  return exact ? day >= first && day <= last : day > first && day < last;
}

/** Which lines came with the account's statements already; see `markDuplicates`. Days are looked at a stretch at a time. */
export async function findDuplicates(
  tx: CompanyTransaction,
  bankAccountId: string,
  lines: readonly LineText[],
  covered: CoveredDays | null,
): Promise<boolean[]> {
  const marks = lines.map(() => false);
  if (lines.length === 0) return marks;
  const [from, to] = firstAndLast(lines);
  const stands = await readCovered(tx, bankAccountId, { from, to });
  if (stands.length === 0) return marks;
  const order = lines.map((_, index) => index).sort((a, b) => compare(dayOf(lines, a), dayOf(lines, b)) || a - b);
  const fresh = covered ?? { first: from, last: to, exact: false };
  const isWhole = (day: Day) => isWholeIn(fresh, day);
  const wasWhole = (day: Day) => stands.some((span) => isWholeIn(span, day));
  for (const indexes of stretches(lines, order)) {
    const days = { from: dayOf(lines, at(indexes, 0)), to: dayOf(lines, at(indexes, indexes.length - 1)) };
    const earlier = await readEarlier(tx, bankAccountId, days);
    const stretch = indexes.map((index) => at(lines, index));
    const found = markDuplicates({ lines: stretch, isWhole }, { lines: earlier, isWhole: wasWhole });
    indexes.forEach((index, position) => {
      marks[index] = at(found, position);
    });
    await nextTurn();
  }
  return marks;
}

function dayOf(lines: readonly LineText[], index: number): Day {
  return at(lines, index).date;
}

function firstAndLast(lines: readonly LineText[]): [Day, Day] {
  let [first, last] = [at(lines, 0).date, at(lines, 0).date];
  for (const { date } of lines) {
    if (date < first) first = date;
    if (date > last) last = date;
  }
  return [first, last];
}

function compare(a: Day, b: Day): number {
  return a < b ? -1 : Number(a > b);
}

/** Whole days together, until there are enough lines. */
function stretches(lines: readonly LineText[], order: readonly number[]): number[][] {
  const found: number[][] = [];
  let current: number[] = [];
  for (const index of order) {
    const last = current.at(-1);
    const isNewDay = last === undefined || dayOf(lines, index) !== dayOf(lines, last);
    if (isNewDay && current.length >= AT_ONCE) {
      found.push(current);
      current = [];
    }
    current.push(index);
  }
  return current.length === 0 ? found : [...found, current];
}
