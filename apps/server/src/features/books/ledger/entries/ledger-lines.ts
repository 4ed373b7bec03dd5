import {
  type Day,
  type LinesBefore,
  type MovementRange,
  rangeKey,
  type SidesByAccount,
  type Turnovers,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { StoredLedgerLine } from './ledger-line-store.ts';
import { lastDayBefore, readLinesOfEntries, readPage, segmentsOf, sumLines } from './ledger-line-store.ts';
import type { LineFilter } from './line-filter.ts';

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

/**
 * A page of an account's lines at any depth, ordered by day, journal number and line. Month balances give the number
 * and the sums of the lines before the page, so only the page's own month is read.
 */
export async function linePage(
  tx: CompanyTransaction,
  account: string,
  filter: LineFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<LinePage> {
  const segments = await segmentsOf(tx, [account], filter);
  const total = segments.reduce((sum, segment) => sum + segment.count, 0);
  if (offset >= total) return { before: null, lines: [], total };
  let skip = offset;
  let net = 0n;
  let amount = 0n;
  let start = filter.from;
  for (const segment of segments) {
    start = later(segment.from, filter.from);
    if (skip < segment.count) break;
    skip -= segment.count;
    net += segment.net;
    amount += segment.amount;
  }
  const { lines, skipped } = await readPage(tx, account, { ...filter, from: start }, skip, limit);
  if (offset === 0) return { before: null, lines, total };
  const date = skipped.date ?? (await lastDayBefore(tx, account, filter, start));
  return { before: { date, netMinor: net + skipped.net, foreignMinor: amount + skipped.amount }, lines, total };
}

function later(one: Day, other: Day): Day {
  if (one < other) return other;
  return one;
}

/** The lines of the given entries, in the order of every report. */
export async function linesOfEntries(tx: CompanyTransaction, ids: readonly string[]): Promise<StoredLedgerLine[]> {
  return ids.length === 0 ? [] : readLinesOfEntries(tx, ids);
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
