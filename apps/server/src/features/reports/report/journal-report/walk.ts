import { reportJournals } from '@folio/ledger';
import { readReportEntries } from '../entries/read.ts';
import { countEntries } from '../entries/store.ts';
import { walkEntries } from '../entries/walk.ts';
import type { SheetWalker } from '../export/source.ts';
import { checkPeriod } from '../refusals.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { journalLayout, journalRows, journalTotalRow } from './rows.ts';
import { journalFilter, journalParts, journalSums } from './sheet.ts';

/** All journals of a period. */
export const walkJournalReport: SheetWalker<'journal-report'> = async (pages, query) => {
  checkPeriod(query);
  const { context, filter, total, sums } = await pages.read(async (opened) => {
    const asked = await journalFilter(opened, query);
    const count = await countEntries(opened.tx, asked);
    return { context: opened, filter: asked, total: count, sums: await journalSums(opened, asked, null) };
  });
  const layout = journalLayout(context);
  return {
    sheet: sheetOf(context, { ...journalParts(context, query, total, sums), layout, rows: [] }),
    rows: (async function* () {
      for await (const entries of walkEntries(pages, { filter, order: query.order }, readReportEntries))
        yield reportJournals(entries).journals.flatMap((journal) => journalRows(context, layout, journal));
      if (total > 0) yield [journalTotalRow(context, layout, sums)];
    })(),
  };
};
