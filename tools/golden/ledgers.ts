import {
  type AccountTransactionRow,
  accountTransactionFrames,
  accountTransactionRows,
  accountTransactionToGolden,
  generalLedgerToGolden,
  type JournalReport,
  journalReportToGolden,
  type LedgerRow,
  ledgerRows,
  ledgerTotals,
  reportJournals,
  transactionDetailToGolden,
} from '@folio/ledger';
import type { StoredLedgerLine } from '../../apps/server/src/features/books/ledger/index.ts';
import { type LedgerBook, openLedger } from '../../apps/server/src/features/reports/report/account-ledger/book.ts';
import { type LedgerSlice, readLedgerPage } from '../../apps/server/src/features/reports/report/account-ledger/page.ts';
import { readReportEntries } from '../../apps/server/src/features/reports/report/entries/read.ts';
import { countEntries, readHeads } from '../../apps/server/src/features/reports/report/entries/store.ts';
import type { ReportContext } from '../../apps/server/src/features/reports/report/index.ts';
import { detailFilter, readDetailRows } from '../../apps/server/src/features/reports/report/transaction-detail/sheet.ts';
import { readDetailTotals } from '../../apps/server/src/features/reports/report/transaction-detail/totals-store.ts';
import { type GoldenReader, journalParams, ledgerParams, periodParams } from './params.ts';

/** A page size that never coincides with accounts or days, so that the pages together must give the whole report. */
const PAGE = 37;

async function slicesOf(context: ReportContext, book: LedgerBook): Promise<LedgerSlice[]> {
  const slices: LedgerSlice[] = [];
  for (let offset = 0; ; offset += PAGE) {
    const page = await readLedgerPage(context, book, { offset, limit: PAGE });
    slices.push(...page.slices);
    if (offset + PAGE >= page.total) return slices;
  }
}

export const generalLedger: GoldenReader = async (context, params, head) => {
  const book = await openLedger(context, { ...ledgerParams.parse(params), zero_rows: false });
  const rows = new Map<string, LedgerRow<StoredLedgerLine>[]>();
  for (const slice of await slicesOf(context, book)) {
    const { code } = slice.frame.account;
    rows.set(code, [...(rows.get(code) ?? []), ...ledgerRows(slice.frame, slice)]);
  }
  const accounts = book.frames.map((frame) => ({ ...frame, rows: rows.get(frame.account.code) ?? [] }));
  const { debitMinor: totalDebitMinor, creditMinor: totalCreditMinor } = ledgerTotals(book.frames);
  return generalLedgerToGolden({ accounts, totalDebitMinor, totalCreditMinor }, head);
};

export const accountTransaction: GoldenReader = async (context, params, head) => {
  const book = await openLedger(context, { ...ledgerParams.parse(params), zero_rows: true });
  const { chart, books } = context;
  const frames = accountTransactionFrames(
    book.params,
    book.turnovers,
    chart,
    books.financialYearEnd,
    books.baseCurrency,
  );
  const rows = new Map<string, AccountTransactionRow<StoredLedgerLine>[]>();
  for (const slice of await slicesOf(context, book)) {
    const { code } = slice.frame.account;
    const frame = frames.find(({ ledger }) => ledger.account.code === code);
    if (frame !== undefined) rows.set(code, [...(rows.get(code) ?? []), ...accountTransactionRows(frame, slice)]);
  }
  const reports = frames.map((frame) => ({ ...frame, rows: rows.get(frame.ledger.account.code) ?? [] }));
  return accountTransactionToGolden(reports, head);
};

export const journalReport: GoldenReader = async (context, params, head) => {
  const filter = { ...journalParams.parse(params), known: null };
  const total = await countEntries(context.tx, filter);
  const entries = [];
  for (let offset = 0; offset < total; offset += PAGE)
    entries.push(
      ...(await readReportEntries(context, await readHeads(context.tx, filter, 'date', { offset, limit: PAGE }))),
    );
  const report: JournalReport = reportJournals(entries);
  return journalReportToGolden(report, context.chart, head);
};

export const transactionDetail: GoldenReader = async (context, params, head) => {
  const period = periodParams.parse(params);
  const filter = await detailFilter(context, {
    ...period,
    page: 1,
    limit: PAGE,
    names: 'one',
    figures: 'exact',
    hide_zero: false,
    columns: undefined,
    kind: undefined,
    contact: undefined,
    account: undefined,
  });
  const total = await countEntries(context.tx, filter);
  const rows = [];
  for (let offset = 0; offset < total; offset += PAGE) {
    const heads = await readHeads(context.tx, filter, 'date_and_record', { offset, limit: PAGE });
    rows.push(...(await readDetailRows(context, heads)));
  }
  return transactionDetailToGolden({ rows, totalsByType: await readDetailTotals(context.tx, filter) }, head);
};
