import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { type BankDesk, line, openDesk, statement } from '../../../../test/desks/bank-desk.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { listAuditLog } from '../../books/audit-trail/audit-trail.ts';
import { createBankAccount } from '../../books/ledger/index.ts';
import { classifyLine, excludeLine } from '../bank-line/accept/line-requests.ts';
import { flipLine } from './flip-line.ts';
import { readProof } from './read-proof.ts';
import { readAccountTimeline } from './timeline.ts';

const box = { x: 0.6, y: 0.8, width: 0.1, height: 0.02 };
const printed = { page: 2, box, confidence: 1, origin: 'read' as const, read: '900.00' };

describe.each(engines)('a statement beside the books on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let bank: BankDesk;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database);
    bank = openDesk(database, books);
  });

  const proof = (id: string) => books.run((tx) => readProof(tx, id));
  const classify = async (description: string, amount: string) => {
    const { id } = await bank.lineNamed(description);
    await books.run((tx) => classifyLine(tx, books.call, { id, splits: [{ account_code: '6200', amount }] }));
  };
  const flip = async (description: string) => {
    const { id } = await bank.lineNamed(description);
    await books.run((tx) => flipLine(tx, books.call, id));
  };
  const april = (over = {}) =>
    bank.take(
      statement(
        [
          line('2026-04-02', 'TAXI', -100, { balance: '-100.00' }),
          line('2026-04-03', 'SALE', 1000, { balance: '900.00' }),
        ],
        { closing_balance: '900.00', ...over },
      ),
      { 'statements.0.closing_balance': printed },
    );

  it('has its arithmetic, its counts, and where the balance is printed', async () => {
    const { id } = await april();
    expect(await proof(id)).toMatchObject({
      company_name: 'Lantern Test Limited',
      account_code: '1010',
      account_kind: 'bank',
      opening_balance: '0.00',
      received_total: '1000.00',
      spent_total: '100.00',
      closing_balance: '900.00',
      arithmetic_holds: true,
      book_balance: '0.00',
      difference: '-900.00',
      counts: { matched: 0, classified: 0, excluded: 0, to_do: 2 },
      proved: false,
      document: { name: 'statement.pdf' },
      printed_at: { name: 'statement.pdf', page: 2, box },
      first_bad_line: null,
    });
    await classify('TAXI', '100.00');
    await classify('SALE', '1000.00');
    expect(await proof(id)).toMatchObject({
      book_balance: '900.00',
      difference: '0.00',
      counts: { classified: 2, to_do: 0 },
      proved: true,
    });
  });

  it('has no page where no figure was read, and is not there for anybody else', async () => {
    const { id } = await bank.take(statement([line('2026-04-02', 'TAXI', -100)]));
    expect((await proof(id)).printed_at).toBeNull();
    const other = await openTestBooks(database);
    await expect(other.run((tx) => readProof(tx, id))).rejects.toMatchObject({ code: 'not_found' });
    const theirs = other.run((tx) => readAccountTimeline(tx, books.bankAccountId));
    await expect(theirs).rejects.toMatchObject({ code: 'not_found' });
  });

  it('names the first line that does not follow; with its direction reversed the balances hold, and the trail says who did it', async () => {
    const { id } = await bank.take(
      statement(
        [
          line('2026-04-02', 'TAXI', 100, { balance: '-100.00' }),
          line('2026-04-03', 'SALE', 1000, { balance: '900.00' }),
          line('2026-04-04', 'ODD', 7, { balance: '950.00' }),
        ],
        { closing_balance: '950.00' },
      ),
    );
    expect((await proof(id)).first_bad_line).toMatchObject({ description: 'TAXI', flip: true });
    await flip('TAXI');
    expect(await bank.lineNamed('TAXI')).toMatchObject({
      spent: '100.00',
      received: null,
      flags: [],
    });
    expect((await proof(id)).first_bad_line).toMatchObject({ description: 'ODD', flip: false });
    const { rows } = await books.run((tx) => listAuditLog(tx, { q: 'HKD -100.00', page: 1, limit: 5 }, 'en-US'));
    expect(rows).toMatchObject([
      {
        action: 'line_turned',
        by: 'Chan Tai Man',
        changes: [{ field: 'date' }, { before: 'HKD 100.00', after: 'HKD -100.00' }],
      },
    ]);
  });

  it('turns open lines only, and none of another company', async () => {
    await april();
    await classify('TAXI', '100.00');
    await expect(flip('TAXI')).rejects.toMatchObject({ code: 'line_already_reconciled', word: 'line_not_open' });
    const { id } = await bank.lineNamed('SALE');
    const other = await openTestBooks(database);
    await expect(other.run((tx) => flipLine(tx, other.call, id))).rejects.toMatchObject({ code: 'not_found' });
    await books.run((tx) => excludeLine(tx, books.call, { id, reason: 'not ours' }));
    await expect(flip('SALE')).rejects.toMatchObject({ word: 'line_not_open' });
  });

  it('a card owes: its balances are negative, spending takes it further down, and the books agree', async () => {
    const card = await books.run((tx) => createBankAccount(tx, { name: 'Card', currency: 'HKD', kind: 'card' }));
    expect(card).toMatchObject({ code: '2170', kind: 'card', active: true });
    const { id } = await bank.take(
      statement([line('2026-04-02', 'HOTEL', -300, { balance: '-300.00' })], {
        bank_account_id: card.id,
        account_number: null,
        closing_balance: '-300.00',
      }),
    );
    const { id: lineId } = await bank.lineNamed('HOTEL', card.id);
    const splits = [{ account_code: '6210', amount: '300.00' }];
    await books.run((tx) => classifyLine(tx, books.call, { id: lineId, splits }));
    expect(await proof(id)).toMatchObject({
      account_kind: 'card',
      closing_balance: '-300.00',
      book_balance: '-300.00',
      difference: '0.00',
      proved: true,
    });
    expect(await bank.balances()).toMatchObject({ 2170: '-300.00', 6210: '300.00' });
  });

  it('the timeline of an account says what is missing between its statements and whether they follow', async () => {
    await april();
    await bank.take(
      statement([line('2026-06-03', 'JUNE', 10)], {
        period_start: '2026-06-01',
        period_end: '2026-06-30',
        opening_balance: '900.00',
      }),
    );
    await bank.take(
      statement([line('2026-07-03', 'JULY', 10)], {
        period_start: '2026-07-01',
        period_end: '2026-07-31',
        opening_balance: '5.00',
      }),
    );
    const spans = await books.run((tx) => readAccountTimeline(tx, books.bankAccountId));
    expect(spans.map(({ kind, start, end, opening_holds: holds }) => [kind, start, end, holds])).toEqual([
      ['statement', '2026-04-01', '2026-04-30', null],
      ['gap', '2026-05-01', '2026-05-31', null],
      ['statement', '2026-06-01', '2026-06-30', true],
      ['statement', '2026-07-01', '2026-07-31', false],
    ]);
    expect(spans[0]).toMatchObject({ state: 'to_review', to_do: 2, closing_balance: '900.00' });
  });
});
