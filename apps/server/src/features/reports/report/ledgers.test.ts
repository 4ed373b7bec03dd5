import type { ReportName, ReportSheet } from '@folio/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks } from '../../../../test/books.ts';
import { engines } from '../../../../test/engines.ts';
import { cellOf, type Lantern, openLantern, shownRows } from '../../../../test/lantern.ts';
import { readInCompany } from '../../../platform/database/transaction.ts';
import type { SheetMaker } from './report.ts';
import { SHEETS } from './sheets.ts';

const YEAR = { from: '2025-04-01', to: '2026-03-31' };
const CROSSING = { from: '2025-03-20', to: '2026-04-20' };

/** Rows without what a page says again of the one before. */
function own(sheet: ReportSheet) {
  return shownRows(sheet.rows.filter((row) => !row.key.endsWith('.continued')));
}

/** The year-end transfers of a sheet by key, with what they say and their balance without its sign. */
function transfersOf({ rows, columns }: ReportSheet) {
  const shown = ['date', 'description', 'debit', 'credit', 'balance'].map((key) =>
    columns.findIndex((column) => column.key === key),
  );
  const words = (cells: ReportSheet['rows'][number]['cells']) =>
    shown.map((index) => (cells[index]?.value ?? '').replace(/^-/, ''));
  return new Map(rows.filter(({ kind }) => kind === 'roll').map(({ key, cells }) => [key, words(cells)]));
}

describe.each(engines)('ledgers and journals as sheets, on %s', (engine) => {
  let lantern: Lantern;
  beforeAll(async () => {
    lantern = await openLantern(engine);
  });
  afterAll(() => lantern?.database.close());

  async function pagesOf(name: ReportName, query: Record<string, string>, limit: number) {
    const pages: ReportSheet[] = [];
    for (let page = 1; ; page++) {
      const { sheet, meta } = await lantern.sheet(name, { ...query, page: String(page), limit: String(limit) });
      pages.push(sheet);
      if (page * limit >= meta.total) return pages;
    }
  }

  it.each([
    ['general-ledger', CROSSING, 7],
    ['general-ledger', { ...YEAR, kind: 'receipt,payment' }, 5],
    ['account-transaction', { ...CROSSING, account: '1100' }, 1],
    ['account-transaction', { ...CROSSING, account: '1030,4000,3100' }, 4],
    ['account-transaction', { ...CROSSING, account: '1010', q: 'rent' }, 2],
    ['journal-report', CROSSING, 6],
    ['journal-report', { ...CROSSING, order: 'number', kind: 'manual_journal' }, 4],
    ['transaction-detail', CROSSING, 9],
  ] as const)('%s of %o is the same page by page, %i a page', async (name, query, limit) => {
    const { sheet: whole, meta } = await lantern.sheet(name, { ...query, limit: '500' });
    expect(meta.total).toBeGreaterThan(limit);
    const pages = await pagesOf(name, query, limit);
    expect(pages.flatMap(own)).toEqual(own(whole));
    expect(pages.length).toBe(Math.ceil(meta.total / limit));
  });

  it('a page in the middle of an account says which, and brings its balance forward', async () => {
    const query = { ...YEAR, account: '1010', limit: '5' };
    const [first, second] = await pagesOf('account-transaction', query, 5);
    const last = first?.rows.at(-1)?.cells.at(-1)?.value;
    expect(second?.rows.slice(0, 2).map((row) => [row.kind, row.cells[0]?.value])).toEqual([
      ['heading', '1010 Bank - HKD current (continued)'],
      ['opening', '2025-05-29'],
    ]);
    expect(second?.rows[1]?.cells.at(-1)?.value).toBe(last);
  });

  it.each(['2025-03-31', '2025-09-30', '2026-03-31', '2026-04-30', '2026-12-31'])(
    'every account closes as the trial balance of %s',
    async (to) => {
      const { sheet } = await lantern.sheet('general-ledger', { from: '2024-01-01', to, limit: '500' });
      const trial = await lantern.sheet('trial-balance', { as_at: to });
      expect(sheet.checks.map(({ code, holds }) => [code, holds])).toEqual([
        ['debits_equal_credits', true],
        ['closing_equals_trial_balance', true],
      ]);
      for (const row of trial.sheet.rows.slice(0, -1)) {
        const [debit, credit] = [row.cells[3]?.value, row.cells[4]?.value];
        expect([row.key, cellOf(sheet, `${row.key}.closing`, 'balance')]).toEqual([row.key, debit ?? `-${credit}`]);
      }
    },
  );

  it('the last running balance of an account is its closing balance', async () => {
    for (const query of [YEAR, CROSSING]) {
      const { sheet } = await lantern.sheet('general-ledger', { ...query, limit: '500' });
      const balance = sheet.columns.findIndex((column) => column.key === 'balance');
      const sections = Map.groupBy(sheet.rows, (row) => row.section);
      for (const rows of sections.values()) {
        const running = rows.filter((row) => ['opening', 'line', 'roll'].includes(row.kind)).at(-1);
        const closing = rows.find((row) => row.kind === 'closing');
        expect(running?.cells[balance]?.value).toBe(closing?.cells[balance]?.value);
      }
    }
  });

  it.each(['every account', 'the accounts by name'])(
    'year-end transfers stand in account transactions as in the general ledger: %s',
    async (asked) => {
      const ledger = await lantern.sheet('general-ledger', { ...CROSSING, limit: '500' });
      const rolled = transfersOf(ledger.sheet);
      expect(rolled.size).toBeGreaterThan(2);
      const codes = [...new Set(ledger.sheet.rows.flatMap(({ section }) => section ?? []))];
      const account = asked === 'every account' ? {} : { account: codes.join(',') };
      const { sheet } = await lantern.sheet('account-transaction', { ...CROSSING, ...account, limit: '500' });
      expect(transfersOf(sheet)).toEqual(rolled);
      for (const code of codes) {
        const alone = await lantern.sheet('account-transaction', { ...CROSSING, account: code, limit: '500' });
        const own = [...rolled].filter(([key]) => key.startsWith(`${code}.`));
        expect([...transfersOf(alone.sheet)]).toEqual(own);
      }
    },
  );

  it('the journal report adds up to the general ledger', async () => {
    const { sheet } = await lantern.sheet('journal-report', { ...CROSSING, limit: '500' });
    const ledger = await lantern.sheet('general-ledger', { ...CROSSING, limit: '500' });
    expect(cellOf(sheet, 'total', 'debit')).toBe(cellOf(ledger.sheet, 'total', 'debit'));
    expect(sheet.checks.map(({ code, holds }) => [code, holds])).toEqual([
      ['debits_equal_credits', true],
      ['journals_equal_ledger', true],
    ]);
  });

  it('shows what a person wrote, and the columns asked for', async () => {
    const { sheet } = await lantern.sheet('journal-report', {
      ...CROSSING,
      manual_only: 'true',
      columns: 'posted_by,description',
    });
    const kinds = new Set(sheet.rows.filter((row) => row.kind === 'heading').map((row) => row.cells[2]?.value));
    expect([...kinds].sort()).toEqual(['Automatic reversal', 'Manual journal']);
    expect(sheet.columns.some((column) => column.key === 'posted_by' && column.optional)).toBe(true);
    expect(sheet.rows[0]?.cells[5]?.value).toBe('Chan Tai Man');
  });

  it('finds postings by words and by contact, and says that only they are counted', async () => {
    const found = await lantern.sheet('account-transaction', { ...YEAR, account: '1010', q: 'Rent' });
    expect(found.sheet.rows.filter((row) => row.kind === 'line')).toHaveLength(4);
    expect(found.sheet.notes.join()).toContain('Only the selected postings');
    const aged = await lantern.sheet('aged-receivable', { as_at: '2026-03-31' });
    const blue = aged.sheet.rows.find((row) => row.cells[0]?.value === 'Blue Harbour Retail Limited');
    const contact = await lantern.sheet('account-transaction', { ...YEAR, account: '1100', contact: blue?.key ?? '' });
    const closing = cellOf(contact.sheet, '1100.closing', 'balance');
    expect(closing).toBe('53680.00');
  });

  it('leads from a posting to its entry, from its number to the invoice, and on to the other side', async () => {
    const { sheet } = await lantern.sheet('account-transaction', {
      from: '2025-05-20',
      to: '2025-05-20',
      account: '1100',
    });
    const line = sheet.rows.find((row) => row.kind === 'line');
    const drills = Object.fromEntries(sheet.columns.map((column, index) => [column.key, line?.cells[index]?.drill]));
    expect(drills.debit).toEqual({ entry: expect.any(String) });
    expect(drills.number).toEqual({ invoice: expect.any(String) });
    expect(drills.counter_account).toMatchObject({ report: 'account-transaction', query: { account: '4000' } });
  });

  it.each(['general-ledger', 'account-transaction', 'journal-report', 'transaction-detail'] as const)(
    '%s over two centuries, of an empty company, and from after to',
    async (name) => {
      const wide = { from: '1900-01-01', to: '2199-12-31', limit: '500' };
      const { sheet } = await lantern.sheet(name, wide);
      expect(sheet.checks.every((check) => check.holds)).toBe(true);
      expect(sheet.empty).toBe(false);
      await expect(lantern.sheet(name, { from: '2026-04-01', to: '2026-03-31' })).rejects.toMatchObject({
        word: 'date_order',
      });
      const books = await openTestBooks(lantern.database);
      const query = {
        ...wide,
        names: 'one',
        order: 'date',
        page: 1,
        limit: 200,
        zero_rows: false,
        manual_only: false,
        figures: 'exact',
      };
      const make = SHEETS[name] as SheetMaker<ReportName>;
      const empty = await readInCompany(lantern.database, books.companyId, (tx) =>
        make(tx, books.call, query as never),
      );
      expect(empty.sheet).toMatchObject({ empty: true, rows: [], notes: ['No data for this period'] });
      expect(empty.meta.total).toBe(0);
    },
  );

  it('refuses an account the chart does not have', async () => {
    const unknown = { faults: [{ path: 'account', word: 'report_account_unknown', values: { account: '9999' } }] };
    const query = { ...YEAR, account: '1010,9999' };
    await expect(lantern.sheet('account-transaction', query)).rejects.toMatchObject(unknown);
    await expect(lantern.sheet('general-ledger', query)).rejects.toMatchObject(unknown);
    await expect(lantern.sheet('transaction-detail', query)).rejects.toMatchObject(unknown);
  });
});
