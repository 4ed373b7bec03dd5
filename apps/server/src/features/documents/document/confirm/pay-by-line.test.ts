import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { type BankDesk, line, openDesk, statement } from '../../../../../test/desks/bank-desk.ts';
import { billText, openReadingDesk, type ReadingDesk, textFile } from '../../../../../test/desks/reading-desk.ts';
import { engines, openTestDatabase } from '../../../../../test/engines.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { confirmDocument } from './confirm-document.ts';

describe.each(engines)('a bill and the bank line that paid it on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let desk: ReadingDesk;
  let bank: BankDesk;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database);
    desk = await openReadingDesk(database, books);
    bank = openDesk(database, books);
    await bank.take(
      statement([
        line('2026-04-06', 'FPS PEARL RIVER FREIGHT', -1250, { payee: 'PEARL RIVER FREIGHT' }),
        line('2026-04-07', 'SOMETHING ELSE', -99),
        line('2026-04-08', 'REFUND', 1250),
        line('2026-04-09', 'PART OF PRF1001', -500),
        line('2026-04-10', 'LARGER', -2000),
      ]),
    );
    return () => desk.close();
  });

  const confirm = async (id: string, lineId: string | null) => {
    const { version } = await desk.detail(id);
    return confirmDocument(books.call, id, { version, accept_arithmetic: true, bank_line_id: lineId });
  };

  it('offers open lines of its amount or naming it, best first', async () => {
    const { bank_lines } = await desk.read(textFile(billText()));
    expect(bank_lines.map(({ description }) => description)).toEqual(['FPS PEARL RIVER FREIGHT', 'PART OF PRF1001']);
    expect(bank_lines[0]).toMatchObject({ amount: '-1250.00', currency: 'HKD', account_code: '1010' });
    expect(bank_lines[0]?.reasons).toContainEqual({ kind: 'amount', value: null, good: true });
  });

  it('is matched as it is confirmed', async () => {
    const { id, bank_lines } = await desk.read(textFile(billText()));
    const [offer] = bank_lines;
    expect(await confirm(id, offer?.id ?? '')).toMatchObject({
      state: 'processed',
      outcomes: [{ number: 'PRF-1001' }],
    });
    expect(await bank.get(offer?.id ?? '')).toMatchObject({ state: 'matched', coded: { text: 'PRF-1001' } });
    expect((await bank.balances())['2000'] ?? '0.00').toBe('0.00');
  });

  it('is refused, and nothing is booked, with a line that is taken, too large, the other way or nowhere', async () => {
    const first = await desk.read(textFile(billText()));
    const taken = first.bank_lines[0]?.id ?? '';
    await confirm(first.id, taken);
    const { id } = await desk.read(textFile(billText({ number: 'PRF-7' })));
    await expect(confirm(id, taken)).rejects.toMatchObject({
      code: 'line_already_reconciled',
      word: 'payment_line_taken',
    });
    const { id: larger } = await bank.lineNamed('LARGER');
    await expect(confirm(id, larger)).rejects.toMatchObject({ word: 'payment_line_amount' });
    const { id: refund } = await bank.lineNamed('REFUND');
    await expect(confirm(id, refund)).rejects.toMatchObject({ word: 'payment_line_amount' });
    await expect(confirm(id, books.companyId)).rejects.toMatchObject({ code: 'not_found' });
    expect((await desk.detail(id)).state).toBe('needs_review');
  });
});
