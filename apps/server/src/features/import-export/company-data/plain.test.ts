import { readFileSync } from 'node:fs';
import { readCsv } from '@folio/csv';
import { formatMoney, parseExampleCompany, parseMoney } from '@folio/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBeancount } from '../../../../../../packages/ledger/test/beancount-reader.ts';
import { insertTestUser } from '../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import { bytesOf, callIn, openTestTools, unzip } from '../../../../test/exchange.ts';
import { hledgerBalances, runHledger } from '../../../../test/hledger.ts';
import { balancesOn } from '../../../../test/reports.ts';
import type { Database } from '../../../platform/database/open.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { replayExample } from '../../../wiring/demo/index.ts';
import { writeCsvSet, writeJournal } from './index.ts';
import { CSV_FILES } from './plain/csv-files.ts';

const GOLDEN = new URL('../../../../../../packages/ledger/golden/harbour-lantern/', import.meta.url);
const example = parseExampleCompany(JSON.parse(readFileSync(new URL('events.json', GOLDEN), 'utf8')));
const now = new Date('2026-04-30T04:00:00Z');

/** Accounts whose balance restarts at zero each year in our trial balance; in hledger it accumulates. */
const isRolled = (account: string) => /^(revenues|expenses):|:3300 /.test(account);

describe.each(engines)('the books for other programs, on %s', (engine) => {
  let database: Database;
  let tools: Awaited<ReturnType<typeof openTestTools>>;
  let call: CompanyCall;
  let journal: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    tools = await openTestTools();
    const userId = await insertTestUser(database);
    const companyId = await replayExample(database, example, { userId, now, today: '2026-04-30' });
    call = callIn(database, companyId, userId);
    journal = (await bytesOf(writeJournal(call, 'hledger'))).toString('utf8');
  });
  afterAll(async () => {
    await database?.close();
    tools?.clean();
  });

  const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

  /** Our trial balance by hledger: rolled accounts count from the year's first day, earlier amounts are retained. */
  function byHledger(asAt: string, yearStart: string): Record<string, string> {
    const until = ['--cost', '--end', dayAfter(asAt)];
    const whole = hledgerBalances(journal, until);
    const year = hledgerBalances(journal, [...until, '--begin', yearStart]);
    const balances = new Map<string, bigint>();
    const minorOf = (text: string | undefined) => parseMoney((text ?? '0').replace(' HKD', ''), 'HKD');
    const add = (code: string, minor: bigint) => balances.set(code, (balances.get(code) ?? 0n) + minor);
    for (const account of new Set([...whole.keys(), ...year.keys()])) {
      const code = /:(\S+) /.exec(account)?.[1] ?? '';
      const all = minorOf(whole.get(account));
      const kept = isRolled(account) ? minorOf(year.get(account)) : all;
      add(code, kept);
      add('3100', all - kept);
    }
    const found = [...balances].filter(([, minor]) => minor !== 0n).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(found.map(([code, minor]) => [code, formatMoney(minor, 'HKD')]));
  }

  it('hledger accepts the journal strictly', () => {
    expect(runHledger(journal, ['check', '--strict'])).toBe('');
    expect(runHledger(journal, ['stats'])).toMatch(/Transactions +: 101 /);
  });

  it.each([
    ['2025-03-31', '2024-04-01'],
    ['2025-09-30', '2025-04-01'],
    ['2026-03-31', '2025-04-01'],
    ['2026-04-30', '2026-04-01'],
  ])('hledger’s balances at %s are our trial balance', async (asAt, yearStart) => {
    const ours = await inCompany(database, call.companyId, (tx) => balancesOn(tx, asAt));
    expect(byHledger(asAt, yearStart)).toEqual(ours);
  });

  it('hledger’s units are ours: dollars in the dollar account', async () => {
    const { rows } = await database.pool.query(
      "select sum(foreign_minor)::text as units from journal_line where company_id = $1 and account_code = '1030'",
      [call.companyId],
    );
    const units = formatMoney(BigInt(rows[0].units), 'USD');
    // Revaluations change only the base value, so hledger lists them in base currency next to the dollars.
    expect(hledgerBalances(journal, ['assets:1030', 'cur:USD']).get('assets:1030 Bank - USD')).toBe(`${units} USD`);
  });

  it('tags lead to a document and a kind', () => {
    const printed = runHledger(journal, ['print', 'tag:document=^INV-2025-034$', 'tag:kind=^receipt$']);
    expect(printed).toContain('(J0011) Pacific Crest Imports Inc.');
    expect(printed.match(/^\d{4}-/gm)).toHaveLength(1);
  });

  it('beancount’s own rules hold for its file', async () => {
    const text = (await bytesOf(writeJournal(call, 'beancount'))).toString('utf8');
    const { accounts, entries } = readBeancount(text);
    expect([accounts.size, entries.length]).toEqual([example.accounts.length, 101]);
    const receivables = entries.flatMap((entry) => entry.postings).filter(({ account }) => account.includes(':1100-'));
    const ours = await inCompany(database, call.companyId, (tx) => balancesOn(tx, '2026-12-31'));
    const sum = receivables.reduce((total, posting) => total + posting.baseMinor, 0n);
    expect(formatMoney(sum, 'HKD')).toBe(ours['1100']);
  });

  it('the CSV set has every file with its headings, and lines that sum to zero', async () => {
    const files = await unzip(await bytesOf(await writeCsvSet(call, tools)));
    expect([...files.keys()]).toEqual(CSV_FILES.map((file) => file.name));
    const table = (name: string) => {
      const [head, ...rows] = readCsv(files.get(name)?.toString('utf8') ?? '', ',').rows.map((row) => row.cells);
      return rows.map((cells) =>
        Object.fromEntries((head ?? []).map((heading, index) => [heading, cells[index] ?? ''])),
      );
    };
    expect(table('journal-entries.csv')).toHaveLength(101);
    const lines = table('journal-lines.csv');
    const cents = (text: string | undefined) => Math.round(Number(text || '0') * 100);
    expect(lines.reduce((sum, line) => sum + cents(line.debit) - cents(line.credit), 0)).toBe(0);
    expect(lines.find((line) => line.journal === 'J0011' && line.account_code === '1030')).toMatchObject({
      debit: '47887.13',
      currency: 'USD',
      foreign_amount: '6175.00',
      rate: '7.755',
      contact: 'Pacific Crest Imports Inc.',
    });
    const invoice = table('invoices.csv').find((row) => row.number === 'INV-2025-037');
    expect(invoice).toMatchObject({
      contact: 'Thames and Wharf Homeware Ltd',
      currency: 'GBP',
      base_total: '58454.68',
    });
    expect(table('invoice-items.csv').filter((row) => row.invoice_id === invoice?.id)).toHaveLength(2);
    expect(table('accounts.csv')).toHaveLength(example.accounts.length);
    expect(files.get('contacts.csv')?.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });
});
