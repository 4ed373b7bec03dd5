import type { BankLineRow } from '@folio/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { line, openDesk, statement } from '../../../../../test/desks/bank-desk.ts';
import { engines, openTestDatabase } from '../../../../../test/engines.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { listLines } from './list-lines.ts';

const LINES = 1301;
const ROWS = 150;

/** The days of two statements overlap, and each day has many lines. */
function linesOf(month: '04' | '05') {
  return Array.from({ length: LINES }, (_, n) => {
    const day = String(1 + ((n * 7) % 30)).padStart(2, '0');
    return line(`2026-${n % 50 === 0 ? '04' : month}-${day}`, `LINE ${month} ${n}`, n % 3 === 0 ? 5 + n : -5 - n);
  });
}

describe.each(engines)('pages far inside a long account on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    books = await openTestBooks(database);
    await take('04');
    await take('05');
  });
  afterAll(() => database?.close());

  const take = (month: '04' | '05') => {
    const period = { period_start: `2026-${month}-01`, period_end: `2026-${month}-30` };
    return openDesk(database, books).take(
      statement(linesOf(month), { ...period, bank_account_id: books.bankAccountId, account_number: null }),
    );
  };
  const page = (number: number, limit: number, sort?: string) => {
    const query = { account_id: books.bankAccountId, show: 'all' as const, page: number, limit, sort };
    return books.run((tx) => listLines(tx, 'en-US', query));
  };
  /** All lines, read from the first one or the last one on without passing over any. */
  const whole = async (sort?: string) => (await page(1, 10_000, sort)).rows;
  const ids = (rows: readonly BankLineRow[]) => rows.map(({ id }) => id);

  async function expectPagesOf(sort?: string): Promise<void> {
    const expected = ids(await whole(sort));
    const found: string[] = [];
    for (let number = 1; number <= Math.ceil(expected.length / ROWS); number++) {
      const { rows, meta } = await page(number, ROWS, sort);
      expect(meta.total).toBe(expected.length);
      found.push(...ids(rows));
    }
    expect(found).toEqual(expected);
    expect(ids((await page(1000, ROWS, sort)).rows)).toEqual([]);
  }

  it.each([undefined, '-date'])('are those of the whole list, sorted by %s', async (sort) => {
    expect(await whole(sort)).toHaveLength(2 * LINES);
    await expectPagesOf(sort);
  });

  it('are right again after lines came in between', async () => {
    const more = statement([line('2026-04-15', 'IN BETWEEN', -1)], {
      period_start: '2026-04-15',
      period_end: '2026-04-16',
      bank_account_id: books.bankAccountId,
      account_number: null,
    });
    await openDesk(database, books).take(more);
    expect(await whole()).toHaveLength(2 * LINES + 1);
    await expectPagesOf();
    await expectPagesOf('-date');
  });
});
