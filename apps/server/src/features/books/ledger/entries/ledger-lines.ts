import {
  at,
  type Day,
  type LinesBefore,
  type MovementRange,
  rangeKey,
  type SidesByAccount,
  type Turnovers,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { StoredLedgerLine } from './ledger-line-store.ts';
import { readLinesOfEntries, readPage, segmentsOf, sumLines } from './ledger-line-store.ts';
import { EVERY_NEED, isLineFiltered, type LineFilter, type LineNeeds } from './line-filter.ts';
import { keepPlace, keyOfSegment, type LinePlace, placeBefore } from './line-places.ts';
import type { MonthSum } from './movement-store.ts';
import type { Segment } from './segments.ts';

/** A page of an account's lines: the sums before it in the filter's range, and the number of lines in the range. */
export interface LinePage {
  before: LinesBefore | null;
  lines: StoredLedgerLine[];
  total: number;
}

/** How many lines each account has under a filter; accounts without any are absent. */
export async function lineCounts(
  tx: CompanyTransaction,
  accounts: readonly string[],
  filter: LineFilter,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { account, count } of await segmentsOf(tx, accounts, filter))
    counts.set(account, (counts.get(account) ?? 0) + count);
  return counts;
}

interface PageAsked {
  offset: number;
  limit: number;
  /** Everything if absent. */
  needs?: LineNeeds | undefined;
  /** The month balances of the account, if they were read already. */
  months?: readonly MonthSum[] | null;
}

/**
 * A page of an account's lines at any depth, ordered by day, journal number and line. Month balances give the number
 * and the sums of the lines before the page, so only the page's own month is read; where a page of the same lines began or ended
 * before, not even that.
 */
export async function linePage(
  tx: CompanyTransaction,
  account: string,
  filter: LineFilter,
  { offset, limit, needs = EVERY_NEED, months = null }: PageAsked,
): Promise<LinePage> {
  const segments = await segmentsOf(tx, [account], filter, months);
  const total = segments.reduce((sum, segment) => sum + segment.count, 0);
  if (offset >= total) return { before: null, lines: [], total };
  const { index, skip, net, amount } = segmentAt(segments, offset);
  const from = later(at(segments, index).from, filter.from);
  const keyOf = (segment: Segment) => keyOfSegment(tx.companyId, filter, segment);
  const known = isLineFiltered(filter) ? null : placeBefore(keyOf(at(segments, index)), skip);
  const page = await readPage(
    tx,
    account,
    { ...filter, from: known?.date ?? from },
    { start: { skip: skip - (known?.place ?? 0), after: known, earliest: filter.from }, limit, needs },
  );
  const skipped = { place: skip, net: (known?.net ?? 0n) + page.net, amount: (known?.amount ?? 0n) + page.amount };
  if (!isLineFiltered(filter)) {
    if (page.last !== null) keepPlace(keyOf(at(segments, index)), { ...keyOfLine(page.last), ...skipped });
    keepEnd(segments.slice(index), keyOf, skipped, page.lines);
  }
  const { lines } = page;
  if (offset === 0) return { before: null, lines, total };
  const date = page.dateBefore ?? filter.from;
  return { before: { date, netMinor: net + skipped.net, foreignMinor: amount + skipped.amount }, lines, total };
}

/** The segment in which a line of the account is, the lines to skip in it, and the sums of the segments before it. */
function segmentAt(segments: readonly Segment[], offset: number) {
  let skip = offset;
  let net = 0n;
  let amount = 0n;
  let index = 0;
  for (const segment of segments) {
    if (skip < segment.count) break;
    skip -= segment.count;
    net += segment.net;
    amount += segment.amount;
    index += 1;
  }
  return { index, skip, net, amount };
}

/** Remembers the place of a page's last line, in whichever segment it is. `skipped`: what the first segment has before the page. */
function keepEnd(
  segments: readonly Segment[],
  keyOf: (segment: Segment) => string,
  skipped: Pick<LinePlace, 'place' | 'net' | 'amount'>,
  lines: readonly StoredLedgerLine[],
): void {
  const last = lines.at(-1);
  const { index, skip } = segmentAt(segments, skipped.place + lines.length - 1);
  const segment = segments[index];
  if (last === undefined || segment === undefined) return;
  const before = index === 0 ? skipped : { net: 0n, amount: 0n };
  const own = lines.slice(index === 0 ? 0 : -(skip + 1));
  keepPlace(keyOf(segment), {
    ...keyOfLine(last),
    place: skip + 1,
    net: own.reduce((sum, line) => sum + line.debitMinor - line.creditMinor, before.net),
    amount: own.reduce((sum, line) => sum + (line.foreignAmountMinor ?? 0n), before.amount),
  });
}

function keyOfLine({ date, entryNumber, lineNo }: StoredLedgerLine) {
  return { date, entryNumber, lineNo };
}

function later(one: Day, other: Day): Day {
  if (one < other) return other;
  return one;
}

/** The lines of the given entries, in the order of every report. */
export async function linesOfEntries(
  tx: CompanyTransaction,
  ids: readonly string[],
  needs: LineNeeds = EVERY_NEED,
): Promise<StoredLedgerLine[]> {
  return ids.length === 0 ? [] : readLinesOfEntries(tx, ids, needs);
}

const FIRST_DAY: Day = '0001-01-01';
const LAST_DAY: Day = '9999-12-31';

/**
 * Turnovers of the lines that match a filter (except its days), from a scan of the lines: for contact and kind
 * filters.
 */
export async function readFilteredTurnovers(
  tx: CompanyTransaction,
  ranges: readonly MovementRange[],
  filter: Omit<LineFilter, 'from' | 'to' | 'closingsBefore'>,
): Promise<Turnovers> {
  const sums = new Map<string, SidesByAccount>();
  for (const range of ranges) {
    const closingsBefore = range.excludeClosing ? FIRST_DAY : LAST_DAY;
    const inside = { ...filter, from: range.from ?? FIRST_DAY, to: range.to, closingsBefore };
    sums.set(rangeKey(range), await sumLines(tx, inside));
  }
  return sums;
}
