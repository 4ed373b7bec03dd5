import { accountsWithLines, walkLedger } from '../account-ledger/walk.ts';
import type { SheetWalker } from '../export/source.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { accountTransactionParts, openTransactions } from './sheet.ts';
import { accountTransactionStyle } from './style.ts';

/** All postings of the accounts, account by account. */
export const walkAccountTransaction: SheetWalker<'account-transaction'> = async (pages, query) => {
  const { context, book, filled } = await pages.read(async (opened) => {
    const ledger = await openTransactions(opened, query);
    return { context: opened, book: ledger, filled: await accountsWithLines(opened, ledger) };
  });
  const style = accountTransactionStyle(context, query, book.frames);
  const parts = accountTransactionParts(context, query, book);
  return {
    sheet: sheetOf(context, { ...parts, layout: style.layout, rows: [] }),
    rows: walkLedger(pages, context, { book, style, filled }),
  };
};
