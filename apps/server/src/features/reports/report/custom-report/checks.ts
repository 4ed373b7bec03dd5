import type { ReportLayoutBody, SheetCheck } from '@folio/contract';
import { at, type CustomReport } from '@folio/ledger';
import { accountTitle, type ReportContext } from '../context.ts';
import { lightOf } from '../sheet/checks.ts';

const MAX_LISTED = 10;

/** Whether every account of the types that the layout covers is in one row; `current`: the column of the period. */
export function layoutChecks(
  context: ReportContext,
  { covers }: Pick<ReportLayoutBody, 'covers'>,
  { unplaced, differences }: CustomReport,
  current: number,
): SheetCheck[] {
  if (covers.length === 0) return [];
  const light = lightOf(context, 'layout_complete', at(differences, current));
  if (unplaced.length === 0) return [light];
  const accounts = listed(context, unplaced);
  const detail = context.say('report_layout_unplaced', { count: String(unplaced.length), accounts });
  return [{ ...light, holds: false, detail }];
}

/** A sentence for each account that is counted in two rows. */
export function layoutNotes(context: ReportContext, { doubled }: CustomReport): string[] {
  const sentences = doubled.map(({ row: rows, found }) =>
    context.say('report_layout_account_in_two_rows', { account: accountTitle(context, found), rows }),
  );
  return sentences.slice(0, MAX_LISTED);
}

function listed(context: ReportContext, codes: readonly string[]): string {
  const names = codes.slice(0, MAX_LISTED).map((code) => accountTitle(context, code));
  return names.join(', ') + (codes.length > MAX_LISTED ? ' …' : '');
}
