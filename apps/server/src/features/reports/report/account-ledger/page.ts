import type { AccountFrame, LedgerPage } from '@folio/ledger';
import {
  isLineFiltered,
  type LineNeeds,
  lineCounts,
  linePage,
  linesOfEntries,
  type StoredLedgerLine,
} from '../../../books/ledger/index.ts';
import type { ReportContext } from '../context.ts';
import type { LedgerBook } from './book.ts';
import { readEntriesOfAccounts } from './store.ts';

/** Some consecutive lines of an account on a page; `isFirst` and `isLast`: whether the account begins and ends on it. */
export interface LedgerSlice extends LedgerPage<StoredLedgerLine> {
  frame: AccountFrame;
  isFirst: boolean;
}

export interface PageWindow {
  offset: number;
  limit: number;
  /** What the report shows of the records around a line; everything if absent. */
  needs?: LineNeeds | undefined;
}

/** The part of an account a page shows, in lines; an account without lines takes one place too. */
interface Part {
  frame: AccountFrame;
  count: number;
  start: number;
  end: number;
}

/**
 * A page over the lines of all accounts, one account after the other. Month balances say where it begins, so it costs a page
 * wherever it is. `total` counts the places of all pages.
 */
export async function readLedgerPage(
  context: ReportContext,
  book: LedgerBook,
  window: PageWindow,
): Promise<{ slices: LedgerSlice[]; total: number }> {
  const [only] = book.frames;
  if (only !== undefined && book.frames.length === 1) return readOneAccount(context, book, only, window);
  const codes = book.frames.map(({ account }) => account.code);
  const counts = await lineCounts(context.tx, codes, book.filter);
  const places = book.frames.map((frame) => ({ frame, count: counts.get(frame.account.code) ?? 0 }));
  const total = places.reduce((sum, { count }) => sum + Math.max(count, 1), 0);
  return { slices: await readParts(context, book, partsOf(places, window), window.needs), total };
}

async function readOneAccount(
  context: ReportContext,
  { filter, months }: LedgerBook,
  frame: AccountFrame,
  window: PageWindow,
) {
  const page = await linePage(context.tx, frame.account.code, filter, { ...window, months });
  const total = Math.max(page.total, 1);
  if (window.offset >= total) return { slices: [], total };
  const isLast = window.offset + page.lines.length >= page.total;
  return { slices: [{ ...page, frame, isFirst: window.offset === 0, isLast }], total };
}

function partsOf(places: readonly { frame: AccountFrame; count: number }[], { offset, limit }: PageWindow): Part[] {
  const parts: Part[] = [];
  let place = 0;
  for (const { frame, count } of places) {
    const size = Math.max(count, 1);
    const start = Math.max(offset - place, 0);
    const end = Math.min(offset + limit - place, size);
    if (start < end) parts.push({ frame, count, start, end });
    place += size;
  }
  return parts;
}

async function readParts(
  context: ReportContext,
  book: LedgerBook,
  parts: readonly Part[],
  needs: LineNeeds | undefined,
): Promise<LedgerSlice[]> {
  const whole = isLineFiltered(book.filter) ? [] : parts.filter(({ count, start, end }) => start === 0 && end >= count);
  const lines = await readWhole(
    context,
    book,
    whole.filter(({ count }) => count > 0).map(({ frame }) => frame.account.code),
    needs,
  );
  const slices: LedgerSlice[] = [];
  for (const part of parts) {
    const { frame, count, start, end } = part;
    const own = lines.get(frame.account.code) ?? [];
    if (count === 0 || whole.includes(part))
      slices.push({ frame, before: null, lines: own, isFirst: true, isLast: true });
    else {
      const page = await linePage(context.tx, frame.account.code, book.filter, {
        offset: start,
        limit: end - start,
        needs,
      });
      slices.push({ ...page, frame, isFirst: start === 0, isLast: end >= count });
    }
  }
  return slices;
}

/** All lines of accounts that fit the page entirely, in one go: a small company's page holds dozens of them. */
async function readWhole(
  { tx }: ReportContext,
  { filter }: LedgerBook,
  codes: readonly string[],
  needs: LineNeeds | undefined,
) {
  if (codes.length === 0) return new Map<string, StoredLedgerLine[]>();
  const described = await linesOfEntries(tx, await readEntriesOfAccounts(tx, codes, filter), needs);
  const inside = described.filter(({ kind, date }) => kind !== 'closing' || date < filter.closingsBefore);
  return Map.groupBy(inside, (line) => line.accountCode);
}
