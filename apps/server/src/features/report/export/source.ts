import type { ReportName, ReportQuery, ReportSheet, SheetRow } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { openReport, type ReportCaller, type ReportContext, type ReportOptions } from '../context.ts';
import { readExtent, readPin } from '../store.ts';

/** Runs `work` in a short transaction of its own. */
export type ReadPage = <T>(work: (tx: CompanyTransaction) => Promise<T>) => Promise<T>;

/** A report from its first row to its last; `sheet` has everything but the rows. */
export interface SheetSource {
  sheet: ReportSheet;
  rows: AsyncIterable<readonly SheetRow[]>;
}

/** Opens a report that may be too long to hold. */
export type SheetWalker<Name extends ReportName> = (pages: WalkPages, query: ReportQuery<Name>) => Promise<SheetSource>;

/**
 * Reads the pages of one state of the books, however long it takes and whatever is posted meanwhile. `known.number` of the context
 * holds on every page; how much was recorded since is that of the first.
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

/** Lets whoever waits have a turn. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
