import type { ReportMeta, ReportName, ReportQuery, ReportSheet } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { ReportCaller } from './context.ts';

/** A page of a report as the screen shows it, and how many rows all its pages have. */
export interface MadeSheet {
  sheet: ReportSheet;
  meta: ReportMeta;
}

/** Makes a report from its parsed query. Throws a `DomainError` if the query is invalid. */
export type SheetMaker<Name extends ReportName> = (
  tx: CompanyTransaction,
  caller: ReportCaller,
  query: ReportQuery<Name>,
) => Promise<MadeSheet>;

/** A report that is always one page. */
export function onePage(sheet: ReportSheet): MadeSheet {
  const total = sheet.rows.length;
  return { sheet, meta: { page: 1, limit: Math.max(total, 1), total } };
}
