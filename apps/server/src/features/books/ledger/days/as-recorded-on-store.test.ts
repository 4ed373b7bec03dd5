import { randomUUID } from 'node:crypto';
import { type JournalDraft, type MovementRange, movementsOf, movementsOfTurnovers } from '@folio/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../../test/engines.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { linePage, postEntries, readAsRecordedOn, readMovements, readTurnovers } from '../index.ts';

function bankFee(date: string, amountMinor: bigint): JournalDraft {
  const line = {
    currency: 'HKD',
    foreignAmountMinor: null,
    rate: null,
    contactId: null,
    documentRef: null,
    taxCode: null,
    description: `fee of ${date}`,
  };
  return {
    date,
    kind: 'manual_journal',
    sourceType: 'manual_journal',
    sourceRef: randomUUID(),
    number: 'MJ',
    narration: 'fee',
    lines: [
      { ...line, accountCode: '6400', debitMinor: amountMinor, creditMinor: 0n },
      { ...line, accountCode: '1010', debitMinor: 0n, creditMinor: amountMinor },
    ],
  };
}

/** When each entry was recorded and what it is dated, in order of recording: late entries are dated back. */
const RECORDED = [
  ['2026-01-05T02:00:00Z', '2026-01-04'],
  ['2026-01-20T02:00:00Z', '2026-01-20'],
  ['2026-02-03T02:00:00Z', '2026-01-31'],
  ['2026-02-03T02:00:01Z', '2026-02-02'],
  ['2026-02-20T02:00:00Z', '2026-02-20'],
  ['2026-02-28T23:59:59Z', '2026-01-15'],
  ['2026-03-09T02:00:00Z', '2026-03-09'],
  ['2026-04-30T02:00:00Z', '2025-12-31'],
] as const;

const ALL: MovementRange = { from: null, to: '2026-12-31', excludeClosing: false };
const JANUARY: MovementRange = { from: '2026-01-01', to: '2026-01-31', excludeClosing: true };
/** Begins after the first lines and ends before the last ones. */
const LATE: MovementRange = { from: '2026-02-01', to: '2026-02-28', excludeClosing: false };
const HALF: MovementRange = { from: '2026-01-10', to: '2026-02-10', excludeClosing: false };

describe.each(bothEngines)('the books as they were known, on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    books = await openTestBooks(database);
    for (const [index, [at, date]] of RECORDED.entries()) {
      const call = { ...books.call, now: new Date(at) };
      await books.run((tx) => postEntries(tx, call, [bankFee(date, 10n ** BigInt(index))]));
    }
  });
  afterAll(() => database?.close());

  const isIn = (date: string, { from, to }: MovementRange) => date >= (from ?? '') && date <= to;

  it.each([
    '2025-12-31T00:00:00Z',
    '2026-01-05T02:00:00Z',
    '2026-01-31T23:59:59Z',
    '2026-02-03T02:00:00Z',
    '2026-02-21T00:00:00Z',
    '2026-02-28T23:59:59Z',
    '2026-03-31T00:00:00Z',
    '2027-01-01T00:00:00Z',
  ])('at %s they hold what was recorded by then, and only that', async (instant) => {
    const known = await books.run((tx) => readAsRecordedOn(tx, new Date(instant)));
    const recorded = RECORDED.map(([at, date], index) => ({ at, date, amount: 10n ** BigInt(index) })).filter(
      ({ at }) => new Date(at) <= new Date(instant),
    );
    expect(known.number).toBe(BigInt(recorded.length));
    const together = await books.run((tx) => readMovements(tx, [ALL, JANUARY, HALF, LATE], known));
    for (const range of [ALL, JANUARY, HALF, LATE]) {
      const movements = await books.run((tx) => readMovements(tx, [range], known));
      expect(movementsOf(together, range)).toEqual(movementsOf(movements, range));
      const turnovers = movementsOfTurnovers(await books.run((tx) => readTurnovers(tx, [range], known)));
      expect(movementsOf(turnovers, range)).toEqual(movementsOf(movements, range));
      const sum = recorded.filter(({ date }) => isIn(date, range)).reduce((total, { amount }) => total + amount, 0n);
      expect(movementsOf(movements, range).get('6400') ?? 0n).toBe(sum);
      expect(movementsOf(movements, range).get('1010') ?? 0n).toBe(-sum);
    }
  });

  it('pages of an account are those of the whole, at any depth', async () => {
    for (const instant of ['2026-02-21T00:00:00Z', '2027-01-01T00:00:00Z']) {
      const known = await books.run((tx) => readAsRecordedOn(tx, new Date(instant)));
      const filter = { from: '2026-01-01', to: '2026-12-31', closingsBefore: '2026-04-01', known };
      const whole = await books.run((tx) => linePage(tx, '1010', filter, { offset: 0, limit: 100 }));
      expect(whole.total).toBe(whole.lines.length);
      for (let offset = 0; offset < whole.total; offset += 2) {
        const page = await books.run((tx) => linePage(tx, '1010', filter, { offset, limit: 2 }));
        expect(page.lines).toEqual(whole.lines.slice(offset, offset + 2));
        const earlier = whole.lines.slice(0, offset);
        const netMinor = earlier.reduce((sum, line) => sum + line.debitMinor - line.creditMinor, 0n);
        expect(page.before?.netMinor ?? 0n).toBe(netMinor);
        if (offset > 0) expect(page.before?.date).toBe(earlier.at(-1)?.date);
      }
    }
  });

  it('pages stay right while entries are dated between them, whichever was looked at before', async () => {
    const filter = { from: '2026-01-01', to: '2026-12-31', closingsBefore: '2026-04-01', known: null };
    const pageOf = (offset: number, limit: number) =>
      books.run((tx) => linePage(tx, '1010', filter, { offset, limit }));
    for (const date of ['2026-02-10', '2026-02-20', '2026-02-01']) {
      await books.run((tx) =>
        postEntries(tx, { ...books.call, now: new Date('2026-04-30T02:00:00Z') }, [bankFee(date, 7n)]),
      );
      const { lines } = await pageOf(0, 100);
      for (const offset of [5, 3, 4, 5, 1, 7, 6, 2, 3]) {
        const page = await pageOf(offset, 3);
        const earlier = lines.slice(0, offset);
        expect(page.lines).toEqual(lines.slice(offset, offset + 3));
        expect(page.before).toEqual({
          date: earlier.at(-1)?.date,
          netMinor: earlier.reduce((sum, line) => sum + line.debitMinor - line.creditMinor, 0n),
          foreignMinor: 0n,
        });
      }
    }
  });

  it('an entry recorded while the clock stood back is recorded no earlier than the one before it', async () => {
    const call = { ...books.call, now: new Date('2026-01-01T00:00:00Z') };
    const [posted] = await books.run((tx) => postEntries(tx, call, [bankFee('2026-04-01', 5n)]));
    const row = await books.run((tx) =>
      tx.queries
        .selectFrom('journal_entry')
        .select('posted_at')
        .where('id', '=', posted?.id ?? '')
        .executeTakeFirstOrThrow(),
    );
    expect(row.posted_at).toEqual(new Date('2026-04-30T02:00:00Z'));
  });
});
