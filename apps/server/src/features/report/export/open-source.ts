import { type ReportName, type ReportQuery, reportQueries, type SheetRow } from '@folio/contract';
import { parsePart } from '../../../platform/http/parse.ts';
import { walkAccountTransaction } from '../account-transaction/walk.ts';
import type { ReportCaller } from '../context.ts';
import { walkGeneralLedger } from '../general-ledger/walk.ts';
import { walkJournalReport } from '../journal-report/walk.ts';
import { SHEETS } from '../sheets.ts';
import { walkTransactionDetail } from '../transaction-detail/walk.ts';
import { pinnedPages, type ReadPage, type SheetSource, type SheetWalker } from './source.ts';

/** Reports of many pages, and how they are read from the first to the last. */
const WALKERS: { [Name in ReportName]?: SheetWalker<Name> } = {
  'general-ledger': walkGeneralLedger,
  'account-transaction': walkAccountTransaction,
  'journal-report': walkJournalReport,
  'transaction-detail': walkTransactionDetail,
};

/** What one page holds at most; a report of no more is the sheet the screen shows. */
const ONE_PAGE = 500;

export interface OpenedSource extends SheetSource {
  /** How many rows there are, as far as it is known before they are read. */
  expectedRows: number;
}

/**
 * Opens a report for reading all of it, of one state of the books. `asked` is its own query as it arrived; `read` runs each page
 * in a transaction of its own. A report of more than `onePage` rows is walked through.
 */
export async function openSource<Name extends ReportName>(
  read: ReadPage,
  caller: ReportCaller,
  name: Name,
  asked: Record<string, unknown>,
  onePage = ONE_PAGE,
): Promise<OpenedSource> {
  const whole = { ...asked, page: '1', limit: String(ONE_PAGE) };
  // Each name has its own schema, and its maker takes what that schema gives.
  const query = parsePart(reportQueries[name], whole) as ReportQuery<Name>;
  const { sheet, meta } = await read((tx) => SHEETS[name](tx, caller, query));
  const walker = WALKERS[name];
  if (walker === undefined || meta.total <= onePage)
    return { sheet: { ...sheet, rows: [] }, rows: once(sheet.rows), expectedRows: sheet.rows.length };
  return { ...(await walker(await pinnedPages(read, caller, query), query)), expectedRows: meta.total };
}

async function* once(rows: readonly SheetRow[]): AsyncGenerator<readonly SheetRow[]> {
  yield rows;
}
