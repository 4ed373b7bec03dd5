import { type ReportLayoutBody, type ReportLayoutRow, reportLayoutBody, reportQueries } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../../test/engines.ts';
import { journal, journalLine } from '../../../../../test/journals.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { readInCompany } from '../../../../platform/database/transaction.ts';
import type { Language } from '../../../../platform/http/call.ts';
import { postJournals } from '../../../books/manual-journal/index.ts';
import { addLayout, changeLayout, getLayout, removeLayout } from '../../report-layout/keep-layout.ts';
import { listLayouts } from '../../report-layout/store.ts';
import { csvFile } from '../export/export-report.ts';
import { openSource } from '../export/open-source.ts';
import { SHEETS } from '../sheets.ts';
import { sayIn } from '../words.ts';
import { previewCustomReport } from './sheet.ts';

type Row = Partial<ReportLayoutRow> & Pick<ReportLayoutRow, 'id' | 'kind'>;

function layoutOf(rows: readonly Row[], over: Partial<ReportLayoutBody> = {}): ReportLayoutBody {
  const columns = { by: 'total', compare: 'none' };
  return reportLayoutBody.parse({ name: 'Margins', name_zh: '毛利', rows, covers: [], columns, ...over });
}

const ROWS: readonly Row[] = [
  { id: 'h', kind: 'heading', label: 'Trading', label_zh: '營業' },
  { id: 'sales', kind: 'accounts', label: 'Sales', choose: 'range', from: '4000', to: '4099', positive: 'credit' },
  { id: 'rent', kind: 'accounts', label: 'Rent', choose: 'list', codes: ['6100'] },
  { id: 'rest', kind: 'accounts', label: 'Other expenses', choose: 'types', types: ['expense'] },
  { id: 'left', kind: 'formula', label: 'Left', formula: 'sales - (rent + rest)', look: 'total' },
  { id: 'share', kind: 'percent', label: 'Share', formula: 'left', base: 'sales' },
  { id: 'bank', kind: 'accounts', label: 'Bank', choose: 'list', codes: ['1010'], measure: 'closing' },
];
const PERIOD = { from: '2026-01-01', to: '2026-03-31' };

describe.each(bothEngines)('custom reports on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database);
    const post = (date: string, lines: Record<string, number>) =>
      journal(
        Object.entries(lines).map(([code, amount]) => journalLine(code, amount)),
        { date },
      );
    await books.run((tx) =>
      postJournals(
        tx,
        books.call,
        [
          post('2025-12-10', { '1010': 400, '4000': -400 }),
          post('2026-02-01', { '1010': 900, '4000': -900 }),
          post('2026-02-02', { '6100': 300, '6500': 300, '1010': -600 }),
        ],
        () => '',
      ),
    );
  });

  const add = (body: ReportLayoutBody) => books.run((tx) => addLayout(tx, books.call, body));
  const caller = (language: Language = 'en-US') => ({ now: new Date('2026-04-30T04:00:00Z'), language });
  const asked = (layout: string, query: Record<string, string> = {}) =>
    reportQueries['custom-report'].parse({ ...PERIOD, layout, ...query });
  const sheetOf = async (layout: string, query: Record<string, string> = {}, language: Language = 'en-US') => {
    const made = await readInCompany(database, books.companyId, (tx) =>
      SHEETS['custom-report'](tx, caller(language), asked(layout, query)),
    );
    return made.sheet;
  };
  const faults = (work: Promise<unknown>) =>
    work.then(
      () => [],
      (error: { faults: { path: string; word: string }[] }) => error.faults.map(({ path, word }) => `${path} ${word}`),
    );

  it('show rows, sums and percentages of a period and the one before, and open the postings', async () => {
    const { id } = await add(layoutOf(ROWS));
    const sheet = await sheetOf(id, { compare: 'previous_period' });
    const shown = sheet.rows.map(({ kind, cells }) => [kind, ...cells.map(({ value }) => value)]);
    expect(shown).toEqual([
      ['heading', 'Trading', null, null],
      ['line', 'Sales', '900.00', '400.00'],
      ['line', 'Rent', '300.00', '0.00'],
      ['line', 'Other expenses', '300.00', '0.00'],
      ['total', 'Left', '300.00', '400.00'],
      ['line', 'Share', '33.3', '100.0'],
      ['line', 'Bank', '700.00', '400.00'],
    ]);
    expect(sheet.rows[5]?.cells[1]).toEqual({ value: '33.3', kind: 'percent' });
    expect(sheet.rows[1]?.cells[1]?.drill).toEqual({
      report: 'account-transaction',
      query: { account: '4000', ...PERIOD },
    });
    expect(sheet.rows[6]?.cells[1]?.drill).toEqual({
      report: 'account-transaction',
      query: { account: '1010', from: '2025-12-10', to: PERIOD.to },
    });
    expect(sheet.rows[3]?.details?.map(({ cells }) => cells[0]?.value)).toEqual(['6500 Depreciation']);
    expect([sheet.title, (await sheetOf(id, {}, 'zh-Hant')).title]).toEqual(['Margins', '毛利']);
  });

  it('are files as the other reports are', async () => {
    const { id } = await add(layoutOf(ROWS));
    const source = await openSource(
      (work) => readInCompany(database, books.companyId, work),
      caller(),
      'custom-report',
      { ...PERIOD, layout: id },
    );
    const lines: string[] = [];
    for await (const line of csvFile(sayIn('en-US'), source)) lines.push(String(line));
    expect(lines.join('')).toContain('Sales,900.00');
    expect(lines.join('')).toContain('Share,33.3');
  });

  it('say which accounts are in no row or in two, and show months', async () => {
    const partial = layoutOf(ROWS.slice(0, 3), { covers: ['expense'] });
    const { id } = await add(partial);
    const [check] = (await sheetOf(id)).checks;
    expect(check).toMatchObject({ code: 'layout_complete', holds: false, difference: '300.00' });
    expect(check?.detail).toMatch(/accounts are in no row: .*5000 Purchases/);
    const twice = layoutOf([
      { id: 'a', kind: 'accounts', choose: 'list', codes: ['6100'] },
      { id: 'b', kind: 'accounts', choose: 'range', from: '6000', to: '6199' },
      { id: 'c', kind: 'accounts', choose: 'types', types: ['expense'] },
    ]);
    const sheet = await sheetOf((await add({ ...twice, covers: ['expense'] })).id, { by: 'month' });
    expect(sheet.notes).toEqual(['Account 6100 Rent is counted in two rows: a, b.']);
    expect(sheet.columns.map(({ key }) => key)).toEqual(['account', 'amount_0', 'amount_1', 'amount_2', 'amount_3']);
    const complete = await add(layoutOf(ROWS.slice(0, 4), { covers: ['revenue', 'expense'] }));
    expect((await sheetOf(complete.id)).checks[0]).toMatchObject({ holds: false });
  });

  it('are rejected with a fault for each row that cannot be used, and previewed before they are saved', async () => {
    const wrong = layoutOf([
      { id: 'a', kind: 'formula', formula: 'a + gone' },
      { id: 'b', kind: 'formula', formula: '2 * a' },
      { id: 'c', kind: 'accounts', choose: 'range', from: '5000', to: '4000' },
      { id: 'd', kind: 'accounts', choose: 'list', codes: ['0000'] },
      { id: 'e', kind: 'accounts' },
    ]);
    expect(await faults(add(wrong))).toEqual([
      'rows.2 report_layout_bad_range',
      'rows.3 report_layout_unknown_account',
      'rows.4 report_layout_rule_without_condition',
      'rows.0 report_layout_unknown_row',
      'rows.0 report_layout_circle',
      'rows.1 report_layout_bad_formula',
    ]);
    const preview = await books.run((tx) => previewCustomReport(tx, caller(), { ...PERIOD, layout: layoutOf(ROWS) }));
    expect(preview.rows[4]?.cells[1]?.value).toBe('300.00');
    await expect(
      books.run((tx) => previewCustomReport(tx, caller(), { ...PERIOD, layout: wrong })),
    ).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('are changed once by each version and deleted, with a trace', async () => {
    const { id } = await add(layoutOf(ROWS));
    const change = { ...layoutOf(ROWS.slice(1)), name: 'Short', version: 1 };
    await books.run((tx) => changeLayout(tx, books.call, id, change));
    await expect(books.run((tx) => changeLayout(tx, books.call, id, change))).rejects.toMatchObject({
      code: 'stale_version',
    });
    expect(await books.run(listLayouts)).toMatchObject([{ id, name: 'Short', version: 2, practice_id: null }]);
    await books.run((tx) => removeLayout(tx, books.call, id));
    await expect(books.run((tx) => getLayout(tx, id))).rejects.toMatchObject({ code: 'not_found' });
    await expect(sheetOf(id)).rejects.toMatchObject({ code: 'not_found' });
    const actions = await database.queries
      .selectFrom('audit_event')
      .select('action')
      .where('company_id', '=', books.companyId)
      .where('subject_type', '=', 'report_layout')
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual([
      'report_layout_added',
      'report_layout_changed',
      'report_layout_removed',
    ]);
  });
});
