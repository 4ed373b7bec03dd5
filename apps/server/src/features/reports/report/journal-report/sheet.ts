import type { ReportQuery, SheetCheck } from '@folio/contract';
import { journalKinds, journalReportRange, reportJournals, turnoversOf } from '@folio/ledger';
import { readTurnovers } from '../../../books/ledger/index.ts';
import { openReport, type ReportContext } from '../context.ts';
import { kindsOf, type ReportEntry, readReportEntries } from '../entries/read.ts';
import { countEntries, type EntryFilter, readHeads, sumEntries } from '../entries/store.ts';
import { bookedPeriod } from '../period.ts';
import { checkPeriod } from '../refusals.ts';
import type { SheetMaker } from '../report.ts';
import { lightOf } from '../sheet/checks.ts';
import { type SheetParts, sheetOf } from '../sheet/sheet.ts';
import type { JournalSums } from './rows.ts';
import { journalLayout, journalRows, journalTotalRow } from './rows.ts';

type Query = ReportQuery<'journal-report'>;

/** A page of the journals of a period with their lines. */
export const journalReportSheet: SheetMaker<'journal-report'> = async (tx, caller, query) => {
  checkPeriod(query);
  const context = await openReport(tx, caller, query);
  const filter = await journalFilter(context, query);
  const { page, limit, order } = query;
  const total = await countEntries(tx, filter);
  const heads = await readHeads(tx, filter, order, { limit, offset: (page - 1) * limit });
  const entries = await readReportEntries(context, heads);
  const layout = journalLayout(context);
  const sums = page * limit >= total ? await journalSums(context, filter, total <= limit ? entries : null) : null;
  const rows = reportJournals(entries).journals.flatMap((journal) => journalRows(context, layout, journal));
  const totals = sums === null || total === 0 ? [] : [journalTotalRow(context, layout, sums)];
  const parts = journalParts(context, query, total, sums);
  return { sheet: sheetOf(context, { ...parts, layout, rows: [...rows, ...totals] }), meta: { page, limit, total } };
};

export async function journalFilter(context: ReportContext, query: Query): Promise<EntryFilter> {
  const kinds = journalKinds({ kinds: kindsOf(query.kind), manualOnly: query.manual_only });
  return { ...(await bookedPeriod(context, query)), known: context.known, kinds };
}

/** Totals of the report: of all kinds from the month balances; `all`: its journals, where they are at hand to compare. */
export async function journalSums(
  context: ReportContext,
  filter: EntryFilter,
  all: readonly ReportEntry[] | null,
): Promise<JournalSums> {
  if (filter.kinds !== null) return { ...(await sumEntries(context.tx, filter)), ledgerDifferenceMinor: null };
  const range = journalReportRange(filter);
  const sides = [...turnoversOf(await readTurnovers(context.tx, [range], context.known), range).values()];
  const debitMinor = sides.reduce((sum, side) => sum + side.debitMinor, 0n);
  const creditMinor = sides.reduce((sum, side) => sum + side.creditMinor, 0n);
  const ledgerDifferenceMinor = all === null ? null : reportJournals(all).totals.debitMinor - debitMinor;
  return { debitMinor, creditMinor, ledgerDifferenceMinor };
}

/** Everything of the sheet but its columns and rows. */
export function journalParts(
  context: ReportContext,
  query: Query,
  total: number,
  sums: JournalSums | null,
): Omit<SheetParts, 'rows' | 'layout'> {
  const { from, to } = query;
  return { report: 'journal-report', query, from, to, checks: checksOf(context, sums), empty: total === 0 };
}

function checksOf(context: ReportContext, sums: JournalSums | null): SheetCheck[] {
  if (sums === null) return [];
  const { debitMinor, creditMinor, ledgerDifferenceMinor } = sums;
  const ledger =
    ledgerDifferenceMinor === null ? [] : [lightOf(context, 'journals_equal_ledger', ledgerDifferenceMinor)];
  return [lightOf(context, 'debits_equal_credits', debitMinor - creditMinor), ...ledger];
}
