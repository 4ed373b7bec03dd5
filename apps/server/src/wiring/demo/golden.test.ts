import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareDocumentTotals, compareReport, isCompared } from '../../../../../tools/golden/golden-reports.ts';
import { insertTestUser } from '../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../test/engines.ts';
import { lanternExample as example, lanternJson as json } from '../../../test/lantern.ts';
import { verifyChain } from '../../features/books/ledger/index.ts';
import { readDashboard } from '../../features/reports/dashboard/read-dashboard.ts';
import type { Database } from '../../platform/database/open.ts';
import { inCompany, readInCompany } from '../../platform/database/transaction.ts';
import { replayExample } from './index.ts';

const now = new Date('2026-04-30T04:00:00Z');

it('compares every report the example asks for', () => {
  expect(example.reports.filter((report) => !isCompared(report))).toEqual([]);
  expect(new Set(example.reports.map((report) => report.report)).size).toBe(12);
});

describe.each(bothEngines)('Harbour Lantern through the services, on %s', (engine) => {
  let database: Database;
  let companyId: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const userId = await insertTestUser(database);
    companyId = await replayExample(database, example, { userId, now, today: '2026-04-30' });
  });
  afterAll(() => database?.close());

  it.each(example.reports.map((report) => ({ name: report.file, report })))(
    'gives $name to the cent',
    async ({ report }) => {
      const expected = json(`expected/${report.file}.json`);
      const found = await readInCompany(database, companyId, (tx) => compareReport(tx, now, report, expected));
      expect(found).toEqual([]);
    },
  );

  it('gives the totals of every document', async () => {
    const expected = json('expected/document-totals.json');
    const found = await readInCompany(database, companyId, (tx) => compareDocumentTotals(tx, now, expected));
    expect(found).toEqual([]);
  });

  it('posts the 101 journals in one unbroken chain', async () => {
    const chain = await inCompany(database, companyId, verifyChain);
    expect(chain).toEqual({ intact: true, entries: 101 });
  });

  it('gives the dashboard of the year', async () => {
    const totals = (json('expected/dashboard-fy2026.json') as { totals: Record<string, string> }).totals;
    const home = await inCompany(database, companyId, (tx) => readDashboard(tx, '2026-03-31', 'year'));
    expect({
      income: home.profit_and_loss.income,
      expenses: home.profit_and_loss.expenses,
      netProfit: home.profit_and_loss.net_profit,
      cashIn: home.cash_flow.cash_in,
      cashOut: home.cash_flow.cash_out,
      netCash: home.cash_flow.net,
      fxAndOther: home.cash_flow.fx_and_other,
      sales: home.sales.sales,
    }).toEqual(totals);
  });
});
