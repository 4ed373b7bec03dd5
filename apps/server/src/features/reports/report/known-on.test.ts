import type { ReportName } from '@folio/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import { enterLantern, type Lantern, lanternExample, recordedAt, shownRows } from '../../../../test/lantern.ts';
import type { Database } from '../../../platform/database/open.ts';
import { readReportChanges } from './changes/read.ts';

const YEAR = { from: '2025-04-01', to: '2026-03-31' };
const REPORTS: [ReportName, Record<string, string>][] = [
  ['balance-sheet', { as_at: '2026-03-31', compare: 'previous_month_end' }],
  ['profit-loss', { ...YEAR, by: 'quarter' }],
  ['profit-loss', { ...YEAR, basis: 'cash' }],
  ['trial-balance', { as_at: '2026-04-30' }],
  ['trial-balance', { as_at: '2026-04-30', form: 'movement', from: '2026-03-01' }],
  ['general-ledger', { from: '2026-01-10', to: '2026-04-20' }],
  ['account-transaction', { ...YEAR, account: '1100,1030', limit: '11', page: '2' }],
  ['journal-report', { from: '2025-10-01', to: '2026-04-30' }],
  ['transaction-detail', { ...YEAR, limit: '50' }],
  ['aged-receivable', { as_at: '2026-03-31' }],
  ['aged-payable', { as_at: '2025-11-13' }],
];
/** Index of the last recorded event: opening entries, mid-year, before the back-dated accruals, the last event. */
const CUTS = [3, 50, 86, lanternExample.events.length - 1];

describe.each(engines)('reports as known on an instant, on %s', (engine) => {
  let database: Database;
  let whole: Lantern;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    whole = await enterLantern(database);
  });
  afterAll(() => database?.close());

  it.each(CUTS)('after event %i every report is that of books with nothing more in them', async (cut) => {
    const then = await enterLantern(database, cut + 1);
    const known_on = recordedAt(cut).toISOString();
    for (const [name, query] of REPORTS) {
      const now = await whole.sheet(name, { ...query, known_on });
      const alone = await then.sheet(name, query);
      expect([name, now.meta, shownRows(now.sheet.rows)]).toEqual([name, alone.meta, shownRows(alone.sheet.rows)]);
      expect(now.sheet.known_on).toBe(known_on);
      expect(now.sheet.checks.map((check) => check.holds)).toEqual(alone.sheet.checks.map((check) => check.holds));
    }
  });

  it('keeps the instant in every drill and says it in a note', async () => {
    const known_on = recordedAt(50).toISOString();
    const { sheet } = await whole.sheet('trial-balance', { as_at: '2026-03-31', known_on });
    expect(sheet.rows[0]?.cells[3]?.drill).toMatchObject({ query: { known_on } });
    expect(sheet.notes[0]).toBe('The books as they were recorded on Apr 3, 2026 10:00.');
  });

  it('show what was recorded since and what it changed', async () => {
    const cut = lanternExample.events.findIndex((event) => event.id === 'E086');
    const known_on = recordedAt(cut - 1).toISOString();
    const caller = { now: recordedAt(200), language: 'en-US' as const };
    const query = { known_on, to: '2026-03-31', account: undefined, page: 1, limit: 3 };
    const { data, meta } = await whole.read((tx) => readReportChanges(tx, caller, query));
    expect(data.entries.map((entry) => [entry.number, entry.source_number, entry.amount])).toEqual([
      ['J0087', 'MJ-0004', '21771.00'],
      ['J0088', 'MJ-0005', '23500.00'],
      ['J0089', 'MJ-0006', '1120.00'],
    ]);
    expect(meta).toEqual({ page: 1, limit: 3, total: 8 });
    expect(data.accounts.find((account) => account.code === '6500')).toEqual({
      code: '6500',
      name: 'Depreciation',
      was: '0.00',
      now: '21771.00',
      difference: '21771.00',
    });
    expect(data.accounts.some((account) => account.code === '3000')).toBe(false);
    const april = await whole.read((tx) =>
      readReportChanges(tx, caller, { ...query, from: '2026-04-01', to: '2026-04-30', account: ['6120'] }),
    );
    expect(april.data.accounts).toMatchObject([{ code: '6120', was: '0.00', now: '-1120.00' }]);
    expect(april.meta.total).toBe(1);
  });
});
