import type { SheetRow } from '@folio/contract';
import { type AccountFrame, type LinesBefore, linesBeforeNext } from '@folio/ledger';
import {
  isLineFiltered,
  type LineNeeds,
  lineCounts,
  linePage,
  type StoredLedgerLine,
} from '../../../books/ledger/index.ts';
import type { ReportContext } from '../context.ts';
import { nextTurn, type WalkPages } from '../export/source.ts';
import type { LedgerBook } from './book.ts';
import { needsOf } from './columns.ts';
import type { LedgerSlice } from './page.ts';
import { type LedgerStyle, walkedRows } from './rows.ts';
import { readNextLines } from './walk-store.ts';

/** Lines read per query: few enough that a concurrent request does not wait long. */
const WALK_LIMIT = 300;

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
  const needs = needsOf(style.layout);
  const walkAccount = isLineFiltered(book.filter) ? walkFiltered : walkAll;
  for (const frame of book.frames) {
    if (filled.has(frame.account.code)) {
      for await (const slice of walkAccount(pages, book, frame, needs)) yield walkedRows(context, style, slice);
    } else yield walkedRows(context, style, { frame, before: null, lines: [], isFirst: true, isLast: true });
  }
}

/** Every line of an account. Each page begins where the previous one ended. */
async function* walkAll(
  pages: WalkPages,
  book: LedgerBook,
  frame: AccountFrame,
  needs: LineNeeds,
): AsyncGenerator<LedgerSlice> {
  let before: LinesBefore | null = null;
  let last: StoredLedgerLine | null = null;
  for (;;) {
    const after: StoredLedgerLine | null = last;
    const lines: StoredLedgerLine[] = await pages.read(({ tx, known }) =>
      readNextLines(tx, frame.account.code, { ...book.filter, known }, { after, limit: WALK_LIMIT, needs }),
    );
    const isLast = lines.length < WALK_LIMIT;
    yield { frame, before, lines, isFirst: after === null, isLast };
    if (isLast) return;
    before = linesBeforeNext(before, lines);
    last = lines.at(-1) ?? null;
    await nextTurn();
  }
}

/** The lines that pass a filter, read by position. */
async function* walkFiltered(pages: WalkPages, book: LedgerBook, frame: AccountFrame): AsyncGenerator<LedgerSlice> {
  let before: LinesBefore | null = null;
  for (let offset = 0; ; offset += WALK_LIMIT) {
    const { lines, total } = await pages.read(({ tx, known }) =>
      linePage(tx, frame.account.code, { ...book.filter, known }, { offset, limit: WALK_LIMIT }),
    );
    const isLast = offset + lines.length >= total;
    yield { frame, before, lines, isFirst: offset === 0, isLast };
    if (isLast) return;
    before = linesBeforeNext(before, lines);
    await nextTurn();
  }
}
