import type { ReportQuery, SheetCheck } from '@folio/contract';
import { ledgerTotals } from '@folio/ledger';
import { type LedgerBook, openLedger } from '../account-ledger/book.ts';
import { closingDifference } from '../account-ledger/checks.ts';
import { needsOf } from '../account-ledger/columns.ts';
import { readLedgerPage } from '../account-ledger/page.ts';
import { sliceRows } from '../account-ledger/rows.ts';
import { openReport, type ReportContext } from '../context.ts';
import type { SheetMaker } from '../report.ts';
import { lightOf } from '../sheet/checks.ts';
import { type SheetParts, sheetOf } from '../sheet/sheet.ts';
import { generalLedgerStyle, totalRow } from './style.ts';

type Query = ReportQuery<'general-ledger'>;

/** A page of the general ledger: accounts one after the other, each with opening, postings, totals and closing. */
export const generalLedgerSheet: SheetMaker<'general-ledger'> = async (tx, caller, query) => {
  const context = await openReport(tx, caller, query);
  const book = await openLedger(context, query);
  const style = generalLedgerStyle(context, query);
  const { page, limit } = query;
  const { slices, total } = await readLedgerPage(context, book, {
    offset: (page - 1) * limit,
    limit,
    needs: needsOf(style.layout),
  });
  const rows = slices.flatMap((slice) => sliceRows(context, style, slice));
  const totals = slices.length > 0 && page * limit >= total ? [totalRow(context, style, book)] : [];
  const parts = generalLedgerParts(context, query, book);
  return {
    sheet: sheetOf(context, { ...parts, layout: style.layout, rows: [...rows, ...totals] }),
    meta: { page, limit, total },
  };
};

/** Everything of the sheet but its columns and rows. */
export function generalLedgerParts(
  context: ReportContext,
  query: Query,
  book: LedgerBook,
): Omit<SheetParts, 'rows' | 'layout'> {
  const { from, to } = query;
  return {
    report: 'general-ledger',
    query,
    from,
    to,
    checks: checksOf(context, query, book),
    notes: book.trial === null ? [context.say('report_note_filtered')] : [],
    empty: book.frames.length === 0,
  };
}

function checksOf(context: ReportContext, query: Query, book: LedgerBook): SheetCheck[] {
  if (book.trial === null) return [];
  const { debitMinor, creditMinor } = ledgerTotals(book.frames);
  const sides = query.account === undefined ? [lightOf(context, 'debits_equal_credits', debitMinor - creditMinor)] : [];
  return [...sides, lightOf(context, 'closing_equals_trial_balance', closingDifference(context, book))];
}
