import type { ReportQuery, SheetCheck } from '@folio/contract';
import { type LedgerBook, openLedger } from '../account-ledger/book.ts';
import { closingDifference } from '../account-ledger/checks.ts';
import { needsOf } from '../account-ledger/columns.ts';
import { readLedgerPage } from '../account-ledger/page.ts';
import { sliceRows } from '../account-ledger/rows.ts';
import { openReport, type ReportContext } from '../context.ts';
import type { SheetMaker } from '../report.ts';
import { lightOf } from '../sheet/checks.ts';
import { type SheetParts, sheetOf } from '../sheet/sheet.ts';
import { accountTransactionStyle } from './style.ts';

type Query = ReportQuery<'account-transaction'>;

/** A page of the postings of one or more accounts with the balance after each; accounts chosen by name always show. */
export const accountTransactionSheet: SheetMaker<'account-transaction'> = async (tx, caller, query) => {
  const context = await openReport(tx, caller, query);
  const book = await openTransactions(context, query);
  const style = accountTransactionStyle(context, query, book.frames);
  const { page, limit } = query;
  const { slices, total } = await readLedgerPage(context, book, {
    offset: (page - 1) * limit,
    limit,
    needs: needsOf(style.layout),
  });
  const rows = slices.flatMap((slice) => sliceRows(context, style, slice));
  const parts = accountTransactionParts(context, query, book);
  return { sheet: sheetOf(context, { ...parts, layout: style.layout, rows }), meta: { page, limit, total } };
};

export function openTransactions(context: ReportContext, query: Query): Promise<LedgerBook> {
  return openLedger(context, { ...query, zero_rows: query.account !== undefined });
}

/** Everything of the sheet but its columns and rows. */
export function accountTransactionParts(
  context: ReportContext,
  query: Query,
  book: LedgerBook,
): Omit<SheetParts, 'rows' | 'layout'> {
  const { from, to } = query;
  return {
    report: 'account-transaction',
    query,
    from,
    to,
    checks: checksOf(context, book),
    notes: book.trial === null ? [context.say('report_note_filtered')] : [],
    empty: book.frames.length === 0,
  };
}

function checksOf(context: ReportContext, book: LedgerBook): SheetCheck[] {
  if (book.trial === null || book.frames.length === 0) return [];
  return [lightOf(context, 'balance_equals_account', closingDifference(context, book))];
}
