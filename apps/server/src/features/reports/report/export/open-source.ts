import { type ReportName, type ReportQuery, reportQueries, type SheetRow } from '@folio/contract';
import { parsePart } from '../../../../platform/http/parse.ts';
import { walkAccountTransaction } from '../account-transaction/walk.ts';
import type { ReportCaller } from '../context.ts';
import { walkGeneralLedger } from '../general-ledger/walk.ts';
import { walkJournalReport } from '../journal-report/walk.ts';
import { hideZeroRows } from '../sheet/hide-zero.ts';
import { SHEETS } from '../sheets.ts';
import { walkTransactionDetail } from '../transaction-detail/walk.ts';
import {
  pinnedPages,
  type ReadPage,
  readAhead,
  type SheetSource,
  type SheetWalker,
  type WalkedSheet,
} from './source.ts';

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
  // The schema belongs to the report name, so the parsed query fits the maker of the same name.
  const pageOf = (limit: number) =>
    parsePart(reportQueries[name], { ...asked, page: '1', limit: String(limit) }) as ReportQuery<Name>;
  const query = pageOf(ONE_PAGE);
  const walker = WALKERS[name];
  const { sheet, meta } = await read(async (tx) => {
    // How many rows a long report has is found out with one of them.
    const short = walker === undefined ? null : await SHEETS[name](tx, caller, pageOf(1));
    return short !== null && short.meta.total > onePage ? short : SHEETS[name](tx, caller, query);
  });
  if (walker === undefined || meta.total <= onePage)
    return { sheet: { ...sheet, rows: [] }, rows: once(sheet.rows), expectedRows: sheet.rows.length };
  const walked = await walker(await pinnedPages(read, caller, query), query);
  return {
    sheet: walked.sheet,
    rows: readAhead(query.hide_zero ? withoutZeroRows(walked) : walked.rows),
    expectedRows: meta.total,
  };
}

async function* withoutZeroRows({ sheet: { columns }, rows }: WalkedSheet): AsyncGenerator<readonly SheetRow[], void> {
  for await (const page of rows) yield hideZeroRows({ columns, rows: page });
}

async function* once(rows: readonly SheetRow[]): AsyncGenerator<readonly SheetRow[]> {
  yield rows;
}
