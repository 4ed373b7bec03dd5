import type { ReportName, ReportQuery, ReportSheet, SheetRow } from '@folio/contract';
import type { CompanyTransaction, PlanOptions } from '../../../../platform/database/transaction.ts';
import { openReport, type ReportCaller, type ReportContext, type ReportOptions } from '../context.ts';
import { journalDaysOf } from '../journal-days.ts';
import { readPin } from '../store.ts';

/** Runs `work` in a short, separate transaction. */
export type ReadPage = <T>(work: (tx: CompanyTransaction) => Promise<T>, options?: PlanOptions) => Promise<T>;

/** A report from its first to its last row; `sheet` contains everything except the rows. */
export interface SheetSource {
  sheet: ReportSheet;
  rows: AsyncIterable<readonly SheetRow[]>;
}

/** A report whose rows are read page by page. */
export interface WalkedSheet extends SheetSource {
  rows: AsyncGenerator<readonly SheetRow[], void>;
}

/** Opens a report that may be too long to hold in memory. */
export type SheetWalker<Name extends ReportName> = (pages: WalkPages, query: ReportQuery<Name>) => Promise<WalkedSheet>;

/**
 * Reads the pages of one state of the books, regardless of duration and of concurrent postings. `known.number` of the
 * context is the same on every page; the number of entries recorded since is that of the first page.
 */
export interface WalkPages {
  read<T>(work: (context: ReportContext) => Promise<T>, options?: PlanOptions): Promise<T>;
}

export async function pinnedPages(read: ReadPage, caller: ReportCaller, options: ReportOptions): Promise<WalkPages> {
  const opened = await read(async (tx) => {
    const { known } = await openReport(tx, caller, options);
    return openReport(tx, caller, options, await readPin(tx, known?.number ?? null, caller.now));
  });
  return {
    read: (work, options) =>
      read((tx) => work({ ...opened, tx, journalDays: () => journalDaysOf(tx, opened.books) }), options),
  };
}

/** Pages of which the next one is read while the last one is written. */
export async function* readAhead<T>(pages: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  let coming = pages.next();
  try {
    for (;;) {
      const { done, value } = await coming;
      if (done) return;
      coming = pages.next();
      // It is thrown when its page is due.
      coming.catch(() => undefined);
      yield value;
    }
  } finally {
    await pages.return();
  }
}

/** Yields to the event loop, so that other requests can run. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
