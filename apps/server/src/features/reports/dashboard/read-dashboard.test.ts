import { readFileSync } from 'node:fs';
import {
  accountByRole,
  cashByActivity,
  cashEntriesOf,
  parseExampleCompany,
  parseMoney,
  replayEvents,
} from '@folio/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestUser } from '../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { replayExample } from '../../../wiring/demo/index.ts';
import { readDashboard } from './read-dashboard.ts';
import { readPosition } from './read-position.ts';

const GOLDEN = new URL('../../../../../../packages/ledger/golden/harbour-lantern/events.json', import.meta.url);
const example = parseExampleCompany(JSON.parse(readFileSync(GOLDEN, 'utf8')));

describe.each(engines)('the home widgets on %s', (engine) => {
  let database: Database;
  let companyId: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const userId = await insertTestUser(database);
    const now = new Date('2026-04-30T04:00:00Z');
    companyId = await replayExample(database, example, { userId, now, today: '2026-04-30' });
  });
  afterAll(() => database?.close());

  it.each([
    ['2026-03-31', 'year'],
    ['2025-11-15', 'month'],
    ['2025-12-31', 'quarter'],
  ] as const)('split cash by activity as the ledger does, at %s by %s', async (asAt, range) => {
    const home = await inCompany(database, companyId, (tx) => readDashboard(tx, asAt, range));
    const { entries, chart } = replayEvents(example);
    const split = cashByActivity(cashEntriesOf(entries, chart), home);
    const minor = (text: string) => parseMoney(text, 'HKD');
    for (const part of home.cash_flow.by_activity) {
      expect(minor(part.cash_in)).toBe(split.cashInMinor[part.activity]);
      expect(minor(part.cash_out)).toBe(split.cashOutMinor[part.activity]);
    }
    const sum = (side: 'cash_in' | 'cash_out') =>
      home.cash_flow.by_activity.reduce((total, part) => total + minor(part[side]), 0n);
    expect([sum('cash_in'), sum('cash_out')]).toEqual([minor(home.cash_flow.cash_in), minor(home.cash_flow.cash_out)]);
    expect(home.cash_flow.accounts).toEqual(['1010', '1020', '1030', '1040', '1080', '1090', '2220']);
  });

  it.each(['2025-11-15', '2026-03-31'])('give the position of %s as its control accounts do', async (today) => {
    const caller = { today, language: 'en-US' as const, now: new Date('2026-04-30T04:00:00Z') };
    const position = await inCompany(database, companyId, (tx) => readPosition(tx, caller));
    const { entries, chart } = replayEvents(example);
    const lines = entries.filter(({ date }) => date <= today).flatMap((entry) => entry.lines);
    const balance = (codes: readonly string[]) =>
      lines
        .filter(({ accountCode }) => codes.includes(accountCode))
        .reduce((sum, { debitMinor, creditMinor }) => sum + debitMinor - creditMinor, 0n);
    const minor = (text: string) => parseMoney(text, 'HKD');
    expect(minor(position.cash)).toBe(balance(position.cash_accounts));
    expect(minor(position.receivable)).toBe(balance([accountByRole(chart, 'accounts_receivable').code]));
    expect(minor(position.payable)).toBe(-balance([accountByRole(chart, 'accounts_payable').code]));
  });
});
