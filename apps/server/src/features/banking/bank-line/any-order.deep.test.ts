import { formatMoney, parseMoney } from '@folio/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { type BankDesk, line, openDesk, statement } from '../../../../test/desks/bank-desk.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { verifyBooks } from '../../books/audit-trail/index.ts';
import { createBankAccount } from '../../books/ledger/index.ts';
import { reconciliationOf } from '../bank-statement/index.ts';
import { acceptLines } from './accept/accept-lines.ts';
import { classifyLine, excludeLine, transferLine } from './accept/line-requests.ts';
import { undoLine } from './undo/undo-line.ts';

const SEEDS = [1, 20_26];
const STEPS = 24;

/** Whole numbers that look random and are the same for a seed. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 65_536) % below;
  };
}

describe.each(bothEngines)('codings and undoings in any order on %s', (engine) => {
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

  it.each(SEEDS)('keep the books whole and the proof equal to counting by hand (seed %i)', async (seed) => {
    const pick = chance(seed);
    const savings = await books.run((tx) => createBankAccount(tx, { name: 'Savings', number: '002', currency: 'HKD' }));
    await desk.invoice('INV-501', '300.00');
    await desk.invoice('INV-502', '120.00');
    await desk.invoice('B-1', '80.00', 'purchase_bill');
    const lines = [
      line('2026-04-03', 'FPS BLUE HARBOUR RETAIL INV-501', 300),
      line('2026-04-05', 'FPS BLUE HARBOUR RETAIL', 120),
      line('2026-04-07', 'PEARL RIVER FREIGHT', -80),
      line('2026-04-09', 'TO SAVINGS', -50),
      line('2026-04-11', 'MONTHLY SERVICE CHARGE', -12),
      line('2026-04-13', 'QQQ', -7),
    ];
    const taken = await desk.take(statement(lines));
    await desk.take(statement([line('2026-04-10', 'FROM CURRENT', 50)], { account_number: '002' }));
    for (let step = 0; step < STEPS; step++) {
      const rows = await desk.lines();
      const row = rows[pick(rows.length)];
      if (row === undefined) throw new Error('no lines');
      const { id } = row;
      const amount = row.spent ?? row.received ?? '';
      const verbs = [
        () => books.run((tx) => classifyLine(tx, books.call, { id, splits: [{ account_code: '6690', amount }] })),
        () => books.run((tx) => excludeLine(tx, books.call, { id, reason: 'chance' })),
        () => books.run((tx) => transferLine(tx, books.call, { id, account_code: savings.code })),
        () => acceptLines(books.call, { ids: [id] }),
        () => acceptLines(books.call, { ids: [id] }),
      ];
      const isOpen = row.state === 'unreviewed' || row.state === 'suggested';
      const work = isOpen ? verbs[pick(verbs.length)] : () => books.run((tx) => undoLine(tx, books.call, id));
      await work?.().catch((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
      });
      await provedByHand(taken.id);
    }
    const proof = await books.run((tx) => verifyBooks(tx, { now: books.call.now, language: 'en-US' }));
    expect(proof.findings).toEqual([]);
    for (const row of [...(await desk.lines()), ...(await desk.lines(savings.id))])
      if (row.coded !== null) await books.run((tx) => undoLine(tx, books.call, row.id)).catch(() => undefined);
    expect(await desk.balances()).toEqual({ '1100': '420.00', '2100': '-80.00', '4000': '-420.00', '5000': '80.00' });
  });

  /** Closing balance less what the coded lines say moved, and what every line's state is: counted from the list. */
  async function provedByHand(statementId: string) {
    const rows = await desk.lines();
    const minor = (text: string | null) => (text === null ? 0n : parseMoney(text, 'HKD'));
    const moved = (row: (typeof rows)[number]) => minor(row.received) - minor(row.spent);
    const left = rows.filter((row) => row.coded === null || row.state === 'excluded');
    const differenceMinor = -left.reduce((sum, row) => sum + moved(row), 0n);
    const toDo = rows.filter((row) => row.coded === null).length;
    const found = await books.run((tx) => reconciliationOf(tx, statementId));
    const proved = toDo === 0 && differenceMinor === 0n;
    expect({
      difference: formatMoney(found.differenceMinor, 'HKD'),
      toDo: found.totals.toDo,
      proved: found.proved,
      state: found.statement.state,
    }).toEqual({
      difference: formatMoney(differenceMinor, 'HKD'),
      toDo,
      proved,
      state: proved ? 'reconciled' : 'to_review',
    });
    expect(rows.filter((row) => row.proved)).toHaveLength(proved ? rows.length : 0);
  }
});
