import type { SheetRow } from '@folio/contract';
import { type AccountFrame, type LinesBefore, linesBeforeNext } from '@folio/ledger';
import { isLineFiltered, lineCounts, linePage, type StoredLedgerLine } from '../../../books/ledger/index.ts';
import type { ReportContext } from '../context.ts';
import { nextTurn, readAhead, type WalkPages } from '../export/source.ts';
import type { Layout } from '../sheet/layout.ts';
import type { LedgerBook } from './book.ts';
import { needsOf } from './columns.ts';
import type { LedgerSlice } from './page.ts';
import { type LedgerStyle, walkedRows } from './rows.ts';
import { readNextLines, type SeenContacts, type WalkNeeds } from './walk-store.ts';

/** Lines read per query where they are read by their place. */
const WALK_LIMIT = 300;

/** Lines read per query: as many as take so long, because the embedded engine answers nothing else meanwhile. */
const PAGE_MS = 8;
const LEAST_LINES = 200;
const MOST_LINES = 1000;

function nextLimit(limit: number, tookMs: number): number {
  return Math.max(LEAST_LINES, Math.min(MOST_LINES, Math.round((limit * PAGE_MS) / tookMs)));
}

/** The accounts of a book that have lines. The other accounts need no query. */
export async function accountsWithLines({ tx }: ReportContext, { frames, filter }: LedgerBook): Promise<Set<string>> {
  const codes = frames.map(({ account }) => account.code);
  return new Set((await lineCounts(tx, codes, filter)).keys());
}

interface Walk {
  book: LedgerBook;
  style: LedgerStyle;
  filled: ReadonlySet<string>;
}

/** All rows of a book's accounts, one account after the other, one page of lines at a time. */
export async function* walkLedger(
  pages: WalkPages,
  context: ReportContext,
  { book, style, filled }: Walk,
): AsyncGenerator<SheetRow[]> {
  const walkAccount = isLineFiltered(book.filter) ? walkFiltered : walkAll;
  const shown = { needs: walkNeedsOf(style.layout), contacts: new Map() };
  for (const frame of book.frames) {
    if (filled.has(frame.account.code)) {
      for await (const slice of readAhead(walkAccount(pages, book, frame, shown)))
        for (const part of inParts(slice)) yield walkedRows(context, style, part);
    } else yield walkedRows(context, style, { frame, before: null, lines: [], isFirst: true, isLast: true });
  }
}

/** Lines of which the rows are made at once. */
const ROWS_AT_ONCE = 100;

/**
 * A slice in parts that follow one another. Rows take several times the room of their lines, and what is in hand for longer stays in
 * memory until the next large clean-up, so only a few are made before they are written.
 */
export function* inParts(slice: LedgerSlice): Generator<LedgerSlice> {
  let { before } = slice;
  const { lines } = slice;
  for (let start = 0; start === 0 || start < lines.length; start += ROWS_AT_ONCE) {
    const end = start + ROWS_AT_ONCE;
    const part = lines.slice(start, end);
    yield {
      ...slice,
      before,
      lines: part,
      isFirst: slice.isFirst && start === 0,
      isLast: slice.isLast && end >= lines.length,
    };
    before = linesBeforeNext(before, part);
  }
}

const TERMS: ReadonlySet<string> = new Set(['currency', 'foreign_amount', 'foreign_balance', 'rate', 'tax_code']);

function walkNeedsOf(layout: Layout): WalkNeeds {
  return { ...needsOf(layout), terms: layout.columns.some(({ key }) => TERMS.has(key)) };
}

/** What of the lines is shown, and the contacts seen so far. */
interface ShownParts {
  needs: WalkNeeds;
  contacts: SeenContacts;
}

/** Every line of an account. Each page begins where the previous one ended. */
async function* walkAll(
  pages: WalkPages,
  book: LedgerBook,
  frame: AccountFrame,
  shown: ShownParts,
): AsyncGenerator<LedgerSlice, void> {
  let before: LinesBefore | null = null;
  let last: StoredLedgerLine | null = null;
  let limit = LEAST_LINES;
  for (;;) {
    const after: StoredLedgerLine | null = last;
    const started = performance.now();
    const lines: StoredLedgerLine[] = await pages.read(
      ({ tx, known }) => readNextLines(tx, frame.account.code, { ...book.filter, known }, { ...shown, after, limit }),
      { keepsPlans: true, joinsByHash: true },
    );
    const isLast = lines.length < limit;
    limit = nextLimit(limit, performance.now() - started);
    yield { frame, before, lines, isFirst: after === null, isLast };
    if (isLast) return;
    before = linesBeforeNext(before, lines);
    last = lines.at(-1) ?? null;
    await nextTurn();
  }
}

/** The lines that pass a filter, read by position. */
async function* walkFiltered(
  pages: WalkPages,
  book: LedgerBook,
  frame: AccountFrame,
  { needs }: ShownParts,
): AsyncGenerator<LedgerSlice, void> {
  let before: LinesBefore | null = null;
  for (let offset = 0; ; offset += WALK_LIMIT) {
    const { lines, total } = await pages.read(({ tx, known }) =>
      linePage(tx, frame.account.code, { ...book.filter, known }, { offset, limit: WALK_LIMIT, needs }),
    );
    const isLast = offset + lines.length >= total;
    yield { frame, before, lines, isFirst: offset === 0, isLast };
    if (isLast) return;
    before = linesBeforeNext(before, lines);
    await nextTurn();
  }
}
