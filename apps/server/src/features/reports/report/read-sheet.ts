import { type ReportMeta, type ReportName, type ReportQuery, type ReportSheet, reportQueries } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { parsePart } from '../../../platform/http/parse.ts';
import type { ReportCaller } from './context.ts';
import { SHEETS } from './sheets.ts';

/** A page of a report. `asked` is the report's query as it would be received. Throws `validation_failed`. */
export function readSheet<Name extends ReportName>(
  tx: CompanyTransaction,
  caller: ReportCaller,
  name: Name,
  asked: Record<string, unknown>,
): Promise<{ sheet: ReportSheet; meta: ReportMeta }> {
  // The schema belongs to the report name, so the parsed query fits the maker of the same name.
  return SHEETS[name](tx, caller, parsePart(reportQueries[name], asked) as ReportQuery<Name>);
}
