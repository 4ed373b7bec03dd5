import { openLedger } from '../account-ledger/book.ts';
import { accountsWithLines, walkLedger } from '../account-ledger/walk.ts';
import type { SheetWalker } from '../export/source.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { generalLedgerParts } from './sheet.ts';
import { generalLedgerStyle, totalRow } from './style.ts';

/** The whole general ledger, account by account. */
export const walkGeneralLedger: SheetWalker<'general-ledger'> = async (pages, query) => {
  const { context, book, filled } = await pages.read(async (opened) => {
    const ledger = await openLedger(opened, query);
    return { context: opened, book: ledger, filled: await accountsWithLines(opened, ledger) };
  });
  const style = generalLedgerStyle(context, query);
  const parts = generalLedgerParts(context, query, book);
  return {
    sheet: sheetOf(context, { ...parts, layout: style.layout, rows: [] }),
    rows: (async function* () {
      yield* walkLedger(pages, context, { book, style, filled });
      if (book.frames.length > 0) yield [totalRow(context, style, book)];
    })(),
  };
};
