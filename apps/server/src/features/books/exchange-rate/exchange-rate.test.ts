import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { Language } from '../../../platform/http/call.ts';
import { importRates } from './import-rates.ts';
import { rateOn } from './index.ts';
import { readRateCsv } from './read-rate-csv.ts';
import { removeRate, setRate } from './set-rate.ts';
import { pageOfRates } from './store.ts';

describe.each(engines)('exchange rates on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
  });
  afterAll(() => database?.close());

  const set = (currency: string, date: string, rate: string) =>
    books.run((tx) => setRate(tx, books.call, { currency, date, rate }));
  const at = (currency: string, day: string) => books.run((tx) => rateOn(tx, currency, day));
  const list = (filter = {}) => books.run((tx) => pageOfRates(tx, filter, { limit: 50, offset: 0 }));
  const load = (csv: string, dryRun = false, language: Language = 'en-US') =>
    books.run((tx) => importRates(tx, { ...books.call, language }, { file: readRateCsv(csv, 'HKD'), dryRun }));
  const trail = () =>
    books.run((tx) =>
      tx.queries.selectFrom('audit_event').select(['action', 'subject_id', 'change']).orderBy('id').execute(),
    );

  it('gives the newest rate on or before a day, and none before the first', async () => {
    await set('USD', '2026-03-01', '7.80');
    await set('USD', '2026-03-31', '7.8126');
    await set('EUR', '2026-03-15', '9');
    expect(await at('USD', '2026-03-31')).toEqual({ rate: '7.8126', date: '2026-03-31' });
    expect(await at('USD', '2026-03-30')).toEqual({ rate: '7.8', date: '2026-03-01' });
    expect(await at('USD', '2026-02-28')).toBeNull();
    expect(await at('CNY', '2026-03-31')).toBeNull();
  });

  it('lists newest first, by currency and days', async () => {
    await set('USD', '2026-03-01', '7.8');
    await set('EUR', '2026-03-31', '9.01');
    await set('USD', '2026-03-31', '7.81');
    expect((await list()).rows.map((row) => `${row.date} ${row.currency}`)).toEqual([
      '2026-03-31 EUR',
      '2026-03-31 USD',
      '2026-03-01 USD',
    ]);
    expect(await list({ currency: 'USD', to: '2026-03-30' })).toEqual({
      rows: [{ currency: 'USD', date: '2026-03-01', rate: '7.8' }],
      total: 1,
    });
  });

  it('corrects and removes the rate of a day, and keeps what stood there in the audit trail', async () => {
    await set('USD', '2026-03-31', '7.8');
    await set('USD', '2026-03-31', '7.800');
    await set('USD', '2026-03-31', '7.81');
    await books.run((tx) => removeRate(tx, books.call, { currency: 'USD', date: '2026-03-31' }));
    expect(await at('USD', '2026-03-31')).toBeNull();
    const subject_id = 'USD 2026-03-31';
    expect(await trail()).toEqual([
      { action: 'exchange_rate_set', subject_id, change: { rate: { before: null, after: '7.8' } } },
      { action: 'exchange_rate_set', subject_id, change: { rate: { before: '7.8', after: '7.81' } } },
      { action: 'exchange_rate_removed', subject_id, change: { rate: { before: '7.81', after: null } } },
    ]);
    const again = books.run((tx) => removeRate(tx, books.call, { currency: 'USD', date: '2026-03-31' }));
    await expect(again).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['nil', 'USD', '2026-03-31', '0', 'rate', 'rate_invalid'],
    ['below nil', 'USD', '2026-03-31', '-7.8', 'rate', 'rate_invalid'],
    ['nine decimals', 'USD', '2026-03-31', '7.123456789', 'rate', 'rate_invalid'],
    ['no number', 'USD', '2026-03-31', '7,8', 'rate', 'rate_invalid'],
    ['10^10', 'USD', '2026-03-31', '10000000000', 'rate', 'rate_invalid'],
    ['the base currency', 'HKD', '2026-03-31', '1', 'currency', 'rate_of_base_currency'],
    ['a day that does not exist', 'USD', '2026-02-30', '7.8', 'date', 'date_invalid'],
  ])('refuses %s', async (_, currency, date, rate, path, word) => {
    await expect(set(currency, date, rate)).rejects.toMatchObject({
      code: 'validation_failed',
      faults: [{ path, word }],
    });
    expect((await list()).total).toBe(0);
  });

  it('shows nothing of another company', async () => {
    await set('USD', '2026-03-31', '7.8');
    const other = await openTestBooks(database);
    expect(await other.run((tx) => rateOn(tx, 'USD', '2026-03-31'))).toBeNull();
  });

  describe('imported from CSV', () => {
    it('accepts columns in any order, derives the date order from the column, and previews the import', async () => {
      await set('USD', '2026-03-31', '7.8');
      await set('EUR', '2026-03-31', '9');
      const csv =
        'Rate,Note,Ccy,Date\r\n7.81,month end,usd,03/31/2026\r\n"9.00",,EUR,03/31/2026\r\n1.0712,,CNY,04/01/2026\r\n';
      const expected = {
        added: 1,
        changed: 1,
        unchanged: 1,
        rows: [
          { currency: 'USD', date: '2026-03-31', rate: '7.81' },
          { currency: 'EUR', date: '2026-03-31', rate: '9' },
          { currency: 'CNY', date: '2026-04-01', rate: '1.0712' },
        ],
        faults: [],
      };
      expect(await load(csv, true)).toEqual(expected);
      expect(await at('USD', '2026-03-31')).toMatchObject({ rate: '7.8' });
      expect(await load(csv)).toEqual(expected);
      expect(await at('USD', '2026-03-31')).toMatchObject({ rate: '7.81' });
      expect((await trail()).at(-1)).toEqual({
        action: 'exchange_rates_imported',
        subject_id: 'csv',
        change: { added: { before: null, after: '1' }, 'USD 2026-03-31': { before: '7.8', after: '7.81' } },
      });
      expect(await load(csv)).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
    });

    it('reads Chinese headings, semicolons with decimal commas, and thousands', async () => {
      expect((await load('\uFEFF日期;貨幣;匯率\n31.3.2026;USD;7,8126\n')).rows).toEqual([
        { currency: 'USD', date: '2026-03-31', rate: '7.8126' },
      ]);
      expect((await load('date\tcurrency\trate\n2026-03-31\tBHD\t1,020.5\n')).rows).toMatchObject([{ rate: '1020.5' }]);
    });

    it('says of each faulty row what is wrong, in the caller’s language, and keeps the others', async () => {
      const csv = [
        'date,currency,rate',
        '2026-03-31,USD,0',
        '2026-03-31,USD,-1',
        '2026-02-30,USD,7.8',
        '2026-03-31,HKD,1',
        '2026-03-31,Dollar,7.8',
        '2026-03-31,USD,7.8',
        '2026-03-31,USD,7.9',
        '2026-03-31,USD,7.80',
        '',
        '2026-03-31,EUR',
      ].join('\n');
      const done = await load(csv);
      expect(done).toMatchObject({ added: 1, rows: [{ currency: 'USD', date: '2026-03-31', rate: '7.8' }] });
      expect(done.faults).toEqual([
        { row: 2, message: '"0" is not a rate. Enter a number above zero with at most 8 decimals.' },
        { row: 3, message: '"-1" is not a rate. Enter a number above zero with at most 8 decimals.' },
        { row: 4, message: '"2026-02-30" is not a date of the calendar. Write it like 2026-03-31.' },
        { row: 5, message: 'HKD is the base currency: its rate is always 1.' },
        { row: 6, message: '"Dollar" is not a currency. Use a code such as USD or CNY.' },
        { row: 8, message: 'USD on Mar 31, 2026 appears twice: 7.8 before, 7.9 here. The first is kept.' },
        { row: 11, message: '"" is not a rate. Enter a number above zero with at most 8 decimals.' },
      ]);
      const chinese = await load('date,currency,rate\n2026-03-31,HKD,1\n', true, 'zh-Hant');
      expect(chinese.faults).toEqual([{ row: 2, message: 'HKD 是本位幣，匯率永遠為 1。' }]);
    });

    it.each([
      ['has no heading', '2026-03-31,USD,7.8\n2026-04-30,USD,7.9', 'rate_csv_columns'],
      ['lacks a column', 'date,currency\n2026-03-31,USD', 'rate_csv_columns'],
      ['is empty', 'date,currency,rate\n', 'rate_csv_empty'],
      ['never closes a quotation mark', 'date,currency,rate\n2026-03-31,"USD,7.8', 'csv_quote_open'],
    ])('refuses a file that %s', async (_, csv, word) => {
      await expect(load(csv)).rejects.toMatchObject({ code: 'validation_failed', faults: [{ path: 'csv', word }] });
    });

    it('takes thousands of rates at once', async () => {
      const rows = Array.from({ length: 4000 }, (_, index) => {
        const day = String((index % 28) + 1).padStart(2, '0');
        const month = String((Math.floor(index / 28) % 12) + 1).padStart(2, '0');
        return `${2000 + Math.floor(index / 336)}-${month}-${day},USD,7.${index + 1}`;
      });
      expect(await load(`date,currency,rate\n${rows.join('\n')}`)).toMatchObject({ added: 4000, faults: [] });
      expect((await list()).total).toBe(4000);
    });
  });
});
