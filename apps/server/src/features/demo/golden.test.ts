import { readFileSync } from 'node:fs';
import { parseExampleCompany } from '@folio/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestUser } from '../../../test/books.ts';
import { engines, openTestDatabase } from '../../../test/engines.ts';
import type { Database } from '../../platform/database/open.ts';
import { inCompany } from '../../platform/database/transaction.ts';
import { compareReport, isCompared } from '../../tools/golden-reports.ts';
import { readDashboard } from '../dashboard/read-dashboard.ts';
import { verifyChain } from '../ledger/index.ts';
import { replayExample } from './index.ts';

const GOLDEN = new URL('../../../../../packages/ledger/golden/harbour-lantern/', import.meta.url);
const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, GOLDEN), 'utf8'));
const example = parseExampleCompany(json('events.json'));
const compared = example.reports.filter(isCompared);
const now = new Date('2026-04-30T04:00:00Z');

describe.each(engines)('Harbour Lantern through the services, on %s', (engine) => {
  let database: Database;
  let companyId: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const userId = await insertTestUser(database);
    companyId = await replayExample(database, example, { userId, now, today: '2026-04-30' });
  });
  afterAll(() => database?.close());

  it('compares the three reports at all their dates', () => {
    expect(compared.map((report) => report.report).sort()).toEqual([
      ...Array(3).fill('balance-sheet'),
      ...Array(4).fill('profit-loss'),
      ...Array(3).fill('trial-balance'),
    ]);
  });

  it.each(compared.map((report) => ({ name: report.file, report })))('gives $name to the cent', async ({ report }) => {
    const expected = json(`expected/${report.file}.json`);
    const found = await inCompany(database, companyId, (tx) => compareReport(tx, now, report, expected));
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
