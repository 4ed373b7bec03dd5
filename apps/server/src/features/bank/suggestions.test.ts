import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BankDesk, line, openDesk, statement } from '../../../test/bank-desk.ts';
import { openTestBooks, type TestBooks } from '../../../test/books.ts';
import { engines, openTestDatabase } from '../../../test/engines.ts';
import type { Database } from '../../platform/database/open.ts';
import { acceptLines } from './accept-lines.ts';
import { classifyLine } from './classify-line.ts';

describe.each(engines)('suggestions for statement lines on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let desk: BankDesk;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
    desk = openDesk(database, books);
  });
  afterAll(() => database?.close());

  it('suggests from open documents, words and history, and accepts many, each on its own', async () => {
    await desk.invoice('INV-77', '300.00');
    await desk.take(
      statement([
        line('2026-04-10', 'FPS BLUE HARBOUR RETAIL INV77', 300),
        line('2026-04-11', 'MONTHLY SERVICE CHARGE', -12),
        line('2026-04-12', 'CARD 0412 VICTORIA DINING', -80),
        line('2026-04-13', 'QQQ', -1),
      ]),
    );
    const all = await desk.lines();
    expect(
      all.map((row) => [
        row.state,
        row.suggestion?.action ?? null,
        row.suggestion?.account_code ?? row.suggestion?.document?.number ?? null,
      ]),
    ).toEqual([
      ['suggested', 'match', 'INV-77'],
      ['suggested', 'classify', '6400'],
      ['suggested', 'classify', '6220'],
      ['unreviewed', null, null],
    ]);
    const result = await acceptLines(
      books.call,
      all.map((row) => row.id),
    );
    expect(result.accepted).toHaveLength(3);
    expect(result.refused).toEqual([
      { id: all[3]?.id, message: 'There is no suggestion for this line. Code it yourself.' },
    ]);
    await books.run((tx) =>
      classifyLine(tx, books.call, { id: all[3]?.id ?? '', splits: [{ account_code: '6690', amount: '1.00' }] }),
    );
    await desk.take(
      statement([line('2026-05-13', 'QQQ 99', -2)], {
        period_start: '2026-05-01',
        period_end: '2026-05-31',
        opening_balance: '207.00',
      }),
    );
    expect((await desk.lineNamed('QQQ 99')).suggestion).toMatchObject({
      action: 'classify',
      account_code: '6690',
      score: 85,
    });
  });

  it('suggests anew when an invoice comes after the statement', async () => {
    await desk.take(statement([line('2026-04-10', 'PAYMENT FROM BLUE HARBOUR RETAIL', 444)]));
    expect((await desk.lineNamed('PAYMENT FROM BLUE HARBOUR RETAIL')).suggestion).toBeNull();
    await desk.invoice('INV-9', '444.00');
    expect((await desk.lineNamed('PAYMENT FROM BLUE HARBOUR RETAIL')).suggestion?.document?.number).toBe('INV-9');
  });
});
