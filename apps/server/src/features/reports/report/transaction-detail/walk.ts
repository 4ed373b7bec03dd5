import { countEntries } from '../entries/store.ts';
import { walkEntries } from '../entries/walk.ts';
import type { SheetWalker } from '../export/source.ts';
import { checkAccounts, checkPeriod } from '../refusals.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { detailLayout, detailSheetRow, totalRows } from './rows.ts';
import { detailFilter, detailParts, readDetailRows } from './sheet.ts';
import { readDetailTotals } from './totals-store.ts';

/** All records of a period. */
export const walkTransactionDetail: SheetWalker<'transaction-detail'> = async (pages, query) => {
  checkPeriod(query);
  const { context, filter, total } = await pages.read(async (opened) => {
    checkAccounts(opened.chart, query.account);
    const asked = await detailFilter(opened, query);
    return { context: opened, filter: asked, total: await countEntries(opened.tx, asked) };
  });
  const layout = detailLayout(context);
  return {
    sheet: sheetOf(context, { ...detailParts(query, total), layout, rows: [] }),
    rows: (async function* () {
      for await (const rows of walkEntries(pages, { filter, order: 'date_and_record' }, readDetailRows))
        yield rows.map((row) => detailSheetRow(context, layout, row));
      if (total > 0) yield totalRows(context, layout, await pages.read(({ tx }) => readDetailTotals(tx, filter)));
    })(),
  };
};
