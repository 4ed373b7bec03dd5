import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { type BankDesk, line, openDesk, statement } from '../../../../../test/desks/bank-desk.ts';
import { engines, openTestDatabase } from '../../../../../test/engines.ts';
import { journal, journalLine, postJournal } from '../../../../../test/journals.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { acceptLines } from '../accept/accept-lines.ts';
import { changedLine } from '../accept/changed-rows.ts';
import { classifyLine } from '../accept/line-requests.ts';
import { listCandidates } from '../list/list-lines.ts';
import { refuseSuggestion } from '../undo/exclude-line.ts';
import { undoLine } from '../undo/undo-line.ts';

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
        row.suggestion?.parts[0]?.account_code ?? row.suggestion?.documents[0]?.number ?? null,
      ]),
    ).toEqual([
      ['suggested', 'match', 'INV-77'],
      ['suggested', 'classify', '6400'],
      ['suggested', 'classify', '6220'],
      ['unreviewed', null, null],
    ]);
    const result = await acceptLines(books.call, { ids: all.map((row) => row.id) });
    expect(result.accepted).toHaveLength(3);
    expect(result.refused).toEqual([
      { id: all[3]?.id, message: 'There is no suggestion for this line. Categorize it yourself.', reason: 'conflict' },
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
      parts: [{ account_code: '6690', amount: '2.00' }],
      reasons: [{ kind: 'history', value: '1' }],
    });
  });

  it('suggests again when an invoice is entered after the statement', async () => {
    await desk.take(statement([line('2026-04-10', 'PAYMENT FROM BLUE HARBOUR RETAIL', 444)]));
    expect((await desk.lineNamed('PAYMENT FROM BLUE HARBOUR RETAIL')).suggestion).toBeNull();
    await desk.invoice('INV-9', '444.00');
    expect((await desk.lineNamed('PAYMENT FROM BLUE HARBOUR RETAIL')).suggestion?.documents[0]?.number).toBe('INV-9');
  });

  it('finds a cheque that was booked months ago, and no other entry of that time', async () => {
    const { account_code: bank } = await books.run((tx) =>
      tx.queries
        .selectFrom('bank_account')
        .select('account_code')
        .where('id', '=', books.bankAccountId)
        .executeTakeFirstOrThrow(),
    );
    for (const [amount, description] of [
      [88, 'Cheque 000123'],
      [99, 'Autopay'],
    ] as const)
      await postJournal(
        books,
        journal([journalLine('5000', amount), journalLine(bank, -amount, { description })], { date: '2026-01-05' }),
      );
    await desk.take(statement([line('2026-04-10', 'QQQ', -88), line('2026-04-11', 'QQQ', -99)]));
    const rows = await desk.lines();
    expect(rows.map(({ suggestion }) => suggestion?.action ?? null)).toEqual(['match', null]);
  });

  it('takes the candidate a person picked, as long as it is the one that was shown', async () => {
    const first = await desk.invoice('INV-1', '300.00');
    await desk.invoice('INV-2', '300.00');
    await desk.take(statement([line('2026-04-10', 'FPS BLUE HARBOUR RETAIL', 300)]));
    const { id } = await desk.lineNamed('FPS BLUE HARBOUR RETAIL');
    const { candidates } = await books.run((tx) => listCandidates(tx, id));
    const index = candidates.findIndex(({ documents }) => documents[0]?.id === first);
    const score = candidates[index]?.score ?? 0;
    const stale = await acceptLines(books.call, { ids: [id], pick: { index, score: score + 1 } });
    expect(stale).toMatchObject({
      accepted: [],
      refused: [{ id, message: 'This suggestion has changed since it was shown. Look at the new one.' }],
    });
    const result = await acceptLines(books.call, { ids: [id], pick: { index, score } });
    expect(result).toMatchObject({ accepted: [id], lines: [{ id, state: 'matched', coded: { text: 'INV-1' } }] });
  });

  it('answers the other lines that wanted what a line took, with what they may be now', async () => {
    await desk.invoice('INV-1', '300.00');
    await desk.take(
      statement([
        line('2026-04-10', 'FPS BLUE HARBOUR RETAIL INV-1', 300),
        line('2026-04-12', 'BLUE HARBOUR RETAIL', 300),
      ]),
    );
    const other = await desk.lineNamed('BLUE HARBOUR RETAIL');
    const { id } = await desk.lineNamed('FPS BLUE HARBOUR RETAIL INV-1');
    const { lines } = await acceptLines(books.call, { ids: [id] });
    expect(lines.map((row) => row.id).sort()).toEqual([id, other.id].sort());
    expect((await books.run((tx) => listCandidates(tx, other.id))).candidates.flatMap((one) => one.documents)).toEqual(
      [],
    );
    const undone = await books.run(async (tx) => changedLine(tx, 'en-US', id, await undoLine(tx, books.call, id)));
    expect(undone.line.suggestion?.documents[0]?.number).toBe('INV-1');
    expect(undone.others.map((row) => row.id)).toEqual([other.id]);
  });

  it('finds documents for one line after it looked at many, those entered since as well', async () => {
    await desk.invoice('INV-1', '300.00');
    const others = Array.from({ length: 81 }, (_, n) => line('2026-04-10', `QQQ ${n}`, -1));
    await desk.take(statement([...others, line('2026-04-10', 'FPS BLUE HARBOUR RETAIL', 300)]));
    expect(await desk.lines()).toHaveLength(82);
    await desk.invoice('INV-2', '300.00');
    const { id } = await desk.lineNamed('FPS BLUE HARBOUR RETAIL');
    const { candidates } = await books.run((tx) => listCandidates(tx, id));
    expect(candidates.map(({ documents }) => documents[0]?.number).sort()).toEqual(['INV-1', 'INV-2']);
  });

  it('does not suggest again what a person refused', async () => {
    await desk.take(statement([line('2026-04-11', 'MONTHLY SERVICE CHARGE', -12)]));
    const { id } = await desk.lineNamed('MONTHLY SERVICE CHARGE');
    await books.run((tx) => refuseSuggestion(tx, books.call, { id, index: 0 }));
    expect((await desk.lineNamed('MONTHLY SERVICE CHARGE')).suggestion).toBeNull();
  });
});
