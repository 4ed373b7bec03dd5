import { readFileSync } from 'node:fs';
import { parseExampleCompany } from '@folio/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestUser } from '../../../test/books.ts';
import { engines, openTestDatabase } from '../../../test/engines.ts';
import type { Database } from '../../platform/database/open.ts';
import { type CompanyTransaction, inCompany } from '../../platform/database/transaction.ts';
import { replayExample } from '../demo/replay-example.ts';
import { readTrialBalance } from '../report/index.ts';
import { type JournalLineQuery, listJournalLines } from './journal-lines.ts';
import { cutRange } from './movement-store.ts';

const EVENTS = new URL('../demo/harbour-lantern.events.json', import.meta.url);
const example = parseExampleCompany(JSON.parse(readFileSync(EVENTS, 'utf8')));
const now = new Date('2026-04-30T04:00:00Z');

describe('a range of days is cut into whole months and the days beside them', () => {
  it.each([
    ['a month', '2026-02-01', '2026-02-28', { from: '2026-02-01', to: '2026-02-28' }, []],
    ['days inside a month', '2026-02-03', '2026-02-20', null, [{ from: '2026-02-03', to: '2026-02-20' }]],
    [
      'days, months, days',
      '2026-01-15',
      '2026-04-10',
      { from: '2026-02-01', to: '2026-03-31' },
      [
        { from: '2026-01-15', to: '2026-01-31' },
        { from: '2026-04-01', to: '2026-04-10' },
      ],
    ],
    ['days of two months', '2026-01-15', '2026-02-10', null, [{ from: '2026-01-15', to: '2026-02-10' }]],
    ['since the beginning', null, '2026-03-31', { from: '0001-01-01', to: '2026-03-31' }, []],
    ['nothing', '2026-02-03', '2026-02-02', null, []],
  ])('%s', (_, from, to, months, days) => {
    expect(cutRange({ from, to })).toEqual({ months, days });
  });
});

describe.each(engines)('postings of an account on %s', (engine) => {
  let database: Database;
  let companyId: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const userId = await insertTestUser(database);
    companyId = await replayExample(database, example, { userId, now, today: '2026-04-30' });
  });
  afterAll(() => database?.close());

  const run = <T>(work: (tx: CompanyTransaction) => Promise<T>) => inCompany(database, companyId, work);
  const list = (query: Partial<JournalLineQuery> & { account: string; to: string }) =>
    run((tx) => listJournalLines(tx, { page: 1, limit: 200, ...query }));

  it('lists the bank account of November 2025 with its balance after each posting', async () => {
    const { rows, meta } = await list({ account: '1010', from: '2025-11-01', to: '2025-11-30' });
    expect(meta).toMatchObject({ total: 8, opening: '3997.27', closing: '138120.47' });
    expect(rows.map((row) => [row.date, row.source_number, row.debit, row.credit, row.balance])).toEqual([
      ['2025-11-05', 'PAY-0008', null, '14980.00', '-10982.73'],
      ['2025-11-10', 'RCT-0012', '60000.00', null, '49017.27'],
      ['2025-11-13', 'REV-RCT-0012', null, '60000.00', '-10982.73'],
      ['2025-11-18', 'RCT-0013', '60000.00', null, '49017.27'],
      ['2025-11-18', 'TRF-0004', '250000.00', null, '299017.27'],
      ['2025-11-18', 'TRF-0005', null, '98550.00', '200467.27'],
      ['2025-11-19', 'BNK-0009', null, '60000.00', '140467.27'],
      ['2025-11-28', 'BNK-0010', null, '2346.80', '138120.47'],
    ]);
  });

  it.each([1, 3, 7, 50])('gives the same rows page by page, %i a page', async (limit) => {
    const query = { account: '1100', from: '2025-03-20', to: '2026-04-15' };
    const whole = await list(query);
    const paged: unknown[] = [];
    for (let page = 1; (page - 1) * limit < whole.meta.total; page++)
      paged.push(...(await list({ ...query, page, limit })).rows);
    expect(paged).toEqual(whole.rows);
    expect(whole.rows.at(-1)?.balance).toBe(whole.meta.closing);
    expect((await list({ ...query, page: 99, limit })).rows).toEqual([]);
  });

  it.each(['2025-03-31', '2025-09-30', '2026-03-31', '2026-04-30'])(
    'closes every account as the trial balance of %s',
    async (to) => {
      const report = await run((tx) => readTrialBalance(tx, now, to));
      for (const row of report.rows) {
        const { rows, meta } = await list({ account: row.code, to });
        const debitNormal = meta.account.normal_side === 'debit';
        const onNormalSide = (debitNormal ? row.debit : row.credit) ?? `-${debitNormal ? row.credit : row.debit}`;
        expect([row.code, meta.closing]).toEqual([row.code, onNormalSide]);
        expect(rows).toHaveLength(meta.total);
        if (rows.length > 0) expect(rows.at(-1)?.balance).toBe(meta.closing);
      }
    },
  );

  it('finds postings by text and keeps the balances of the whole account', async () => {
    const query = { account: '1010', from: '2025-11-01', to: '2025-11-30' };
    const whole = await list(query);
    const found = await list({ ...query, q: 'blue harbour' });
    expect(found.rows.map((row) => row.source_number)).toEqual(['RCT-0012', 'REV-RCT-0012', 'RCT-0013']);
    expect(found.meta).toMatchObject({ total: 3, opening: '3997.27', closing: '138120.47' });
    for (const row of found.rows) expect(whole.rows).toContainEqual(row);
  });

  it('refuses an unknown account and a range that ends before it starts', async () => {
    await expect(list({ account: '9999', to: '2026-03-31' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(list({ account: '1010', from: '2026-04-01', to: '2026-03-31' })).rejects.toMatchObject({
      faults: [{ path: 'from', word: 'date_order' }],
    });
  });
});
