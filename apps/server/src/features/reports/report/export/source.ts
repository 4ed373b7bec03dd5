import type { ReportName, ReportQuery, ReportSheet, SheetRow } from '@folio/contract';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { openReport, type ReportCaller, type ReportContext, type ReportOptions } from '../context.ts';
import { readExtent, readPin } from '../store.ts';

/** Runs `work` in a short, separate transaction. */
export type ReadPage = <T>(work: (tx: CompanyTransaction) => Promise<T>) => Promise<T>;

/** A report from its first to its last row; `sheet` contains everything except the rows. */
export interface SheetSource {
  sheet: ReportSheet;
  rows: AsyncIterable<readonly SheetRow[]>;
}

/** Opens a report that may be too long to hold in memory. */
export type SheetWalker<Name extends ReportName> = (pages: WalkPages, query: ReportQuery<Name>) => Promise<SheetSource>;

/**
 * Reads the pages of one state of the books, regardless of duration and of concurrent postings. `known.number` of the
 * context is the same on every page; the number of entries recorded since is that of the first page.
 */
export interface WalkPages {
  read<T>(work: (context: ReportContext) => Promise<T>): Promise<T>;
}

export async function pinnedPages(read: ReadPage, caller: ReportCaller, options: ReportOptions): Promise<WalkPages> {
  const opened = await read(async (tx) => {
    const { known } = await openReport(tx, caller, options);
    return openReport(tx, caller, options, await readPin(tx, known?.number ?? null, caller.now));
  });
  return { read: (work) => read((tx) => work({ ...opened, tx, extent: () => readExtent(tx) })) };
}

/** Yields to the event loop, so that other requests can run. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
