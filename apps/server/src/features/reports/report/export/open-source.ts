import { type ReportName, type ReportQuery, reportQueries, type SheetRow } from '@folio/contract';
import { parsePart } from '../../../../platform/http/parse.ts';
import { walkAccountTransaction } from '../account-transaction/walk.ts';
import type { ReportCaller } from '../context.ts';
import { walkGeneralLedger } from '../general-ledger/walk.ts';
import { walkJournalReport } from '../journal-report/walk.ts';
import { hideZeroRows } from '../sheet/hide-zero.ts';
import { SHEETS } from '../sheets.ts';
import { walkTransactionDetail } from '../transaction-detail/walk.ts';
import { pinnedPages, type ReadPage, type SheetSource, type SheetWalker } from './source.ts';

/** Reports with many pages, and the functions that read them from first to last row. */
const WALKERS: { [Name in ReportName]?: SheetWalker<Name> } = {
  'general-ledger': walkGeneralLedger,
  'account-transaction': walkAccountTransaction,
  'journal-report': walkJournalReport,
  'transaction-detail': walkTransactionDetail,
};

/** Maximum rows of one page. A report with no more rows is exported as the sheet on the screen. */
const ONE_PAGE = 500;

export interface OpenedSource extends SheetSource {
  /** Number of rows, as far as it is known before they are read. */
  expectedRows: number;
}

/**
 * Opens a report to read all of it, from one state of the books. `asked` is the report's query as received; `read`
 * runs each page in a separate transaction. A report of more than `onePage` rows is read page by page.
 */
export async function openSource<Name extends ReportName>(
  read: ReadPage,
  caller: ReportCaller,
  name: Name,
  asked: Record<string, unknown>,
  onePage = ONE_PAGE,
): Promise<OpenedSource> {
  const whole = { ...asked, page: '1', limit: String(ONE_PAGE) };
  // The schema belongs to the report name, so the parsed query fits the maker of the same name.
  const query = parsePart(reportQueries[name], whole) as ReportQuery<Name>;
  const { sheet, meta } = await read((tx) => SHEETS[name](tx, caller, query));
  const walker = WALKERS[name];
  if (walker === undefined || meta.total <= onePage)
    return { sheet: { ...sheet, rows: [] }, rows: once(sheet.rows), expectedRows: sheet.rows.length };
  const walked = await walker(await pinnedPages(read, caller, query), query);
  return {
    sheet: walked.sheet,
    rows: query.hide_zero ? withoutZeroRows(walked) : walked.rows,
    expectedRows: meta.total,
  };
}

async function* withoutZeroRows({ sheet: { columns }, rows }: SheetSource): AsyncGenerator<readonly SheetRow[]> {
  for await (const page of rows) yield hideZeroRows({ columns, rows: page });
}

async function* once(rows: readonly SheetRow[]): AsyncGenerator<readonly SheetRow[]> {
  yield rows;
}
