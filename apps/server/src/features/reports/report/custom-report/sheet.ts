import type { ReportLayoutBody, ReportQuery, ReportSheet } from '@folio/contract';
import {
  buildCustomReport,
  type CustomReport,
  customReportRanges,
  LayoutError,
  profitLossColumns,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { checkLayout, customLayoutOf, getLayout } from '../../report-layout/index.ts';
import { movementsOn } from '../cash-basis/read.ts';
import { comparePeriods } from '../comparison.ts';
import { openReport, type ReportCaller, type ReportContext } from '../context.ts';
import { comparedBy, lengthNotes } from '../lengths.ts';
import { checkColumns, checkPeriod } from '../refusals.ts';
import { onePage, type SheetMaker } from '../report.ts';
import { layoutOf } from '../sheet/layout.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { periodColumns, statementColumns } from '../sheet/statement.ts';
import { layoutChecks, layoutNotes } from './checks.ts';
import { rowsOf } from './rows.ts';

type Query = ReportQuery<'custom-report'>;

/** The report of a layout of the company, or of a practice that it let in. Throws `not_found`. */
export const customReportSheet: SheetMaker<'custom-report'> = async (tx, caller, query) => {
  checkPeriod(query);
  const layout = await getLayout(tx, query.layout);
  return onePage(await makeSheet(await openReport(tx, caller, query), layout, query));
};

/** The report of a layout that is not saved, with the columns that it opens with. Throws `validation_failed`. */
export async function previewCustomReport(
  tx: CompanyTransaction,
  caller: ReportCaller,
  { from, to, layout }: { from: string; to: string; layout: ReportLayoutBody },
): Promise<ReportSheet> {
  checkPeriod({ from, to });
  checkLayout(layout, null);
  const shown = { columns: undefined, names: 'one', figures: 'exact', hide_zero: false, compare_count: 1 } as const;
  const query: Query = { ...shown, from, to, layout: '', ...layout.columns };
  return makeSheet(await openReport(tx, caller, query), layout, query);
}

async function makeSheet(context: ReportContext, layout: ReportLayoutBody, query: Query): Promise<ReportSheet> {
  const { from, to, by } = query;
  const compare = comparePeriods({ from, to }, comparedBy(context, query));
  const columns = profitLossColumns({ from, to, by: by === 'total' ? undefined : by, compare });
  checkColumns(columns.length);
  const movements = await movementsOn('accrual', context, customReportRanges(columns));
  const report = built(() => buildCustomReport(customLayoutOf(layout), columns, movements, context.chart));
  const amounts = periodColumns(context, columns);
  const shown = layoutOf(statementColumns(context, amounts), context.columns);
  const { extent } = await context.journalDays();
  return sheetOf(context, {
    report: 'custom-report',
    title: (context.language === 'zh-Hant' && layout.name_zh) || layout.name,
    query: { ...query },
    from,
    to,
    layout: shown,
    rows: rowsOf(context, { report, amounts, shown, columns, looks: layout.rows, first: extent?.first ?? from }),
    checks: layoutChecks(context, layout, report, amounts.current),
    notes: [...layoutNotes(context, report), ...(await lengthNotes(context, query, [{ from, to }, ...compare]))],
    empty: false,
  });
}

/** A stored layout was checked when it was saved; one of a newer version of Folio could still not be known. */
function built(work: () => CustomReport): CustomReport {
  try {
    return work();
  } catch (error) {
    if (error instanceof LayoutError) throw new DomainError('validation_failed', { word: 'report_layout_unusable' });
    throw error;
  }
}
