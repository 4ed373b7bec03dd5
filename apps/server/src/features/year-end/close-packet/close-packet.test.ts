import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import { openTestTools } from '../../../../test/exchange.ts';
import { journal, journalLine, postJournal } from '../../../../test/journals.ts';
import { type UnpackedPacket, unpackPacket } from '../../../../test/packet.ts';
import type { Database } from '../../../platform/database/open.ts';
import { keepSchedule } from '../close/keep-notes.ts';
import { readBoard } from '../close/read-board.ts';
import { signOffSchedules } from '../close/sign-off.ts';
import { makeBook } from './make-packet.ts';

const MARCH = { kind: 'month', end: '2026-03-31' } as const;

describe('the packet of a closed month', () => {
  let database: Database;
  let books: TestBooks;
  let packet: UnpackedPacket;
  let tools: Awaited<ReturnType<typeof openTestTools>>;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    tools = await openTestTools();
    books = await openTestBooks(database);
    for (const date of ['2026-02-10', '2026-03-10', '2026-04-02'])
      await postJournal(books, journal([journalLine('6100', 60), journalLine('2110', -60)], { date }));
    const place = { ...MARCH, account_code: '2110', source: null, explanation: '=Agreed 與租約相符', version: 0 };
    await books.run((tx) => keepSchedule(tx, books.call, place));
    const { schedules } = await books.run((tx) => readBoard(tx, books.call, MARCH));
    const signed = schedules.filter(({ account }) => account.code === '2110');
    await books.run((tx) =>
      signOffSchedules(tx, books.call, 'preparer', {
        ...MARCH,
        schedules: signed.map(({ account, hash }) => ({ account_code: account.code, hash })),
      }),
    );
    packet = await unpackPacket(books, tools);
  });
  afterAll(async () => {
    tools?.clean();
    await database?.close();
  });

  const textOf = (path: string) => packet.files.get(path)?.toString('utf8') ?? '';
  const run = (...more: string[]) =>
    execFileSync(process.execPath, [join(packet.folder, 'check.mjs'), ...more], { encoding: 'utf8', stdio: 'pipe' });
  const hash = () => createHash('sha256').update(textOf('manifest.json')).digest('hex');

  it('has statements, data, the chain, the book and the checker', () => {
    expect([...packet.files.keys()].sort()).toEqual([
      'README.txt',
      'book.pdf',
      'check.mjs',
      'data/close.json',
      'data/evidence.csv',
      'data/movements.csv',
      'data/movements.json',
      'data/schedules.csv',
      'data/schedules.json',
      'data/sign-offs.csv',
      'data/sign-offs.json',
      'data/tasks.csv',
      'journal.ndjson',
      'manifest.json',
      'manifest.sha256',
      'statements/balance-sheet.csv',
      'statements/cash-flow.csv',
      'statements/profit-loss.csv',
      'statements/trial-balance.csv',
    ]);
    expect(textOf('data/schedules.csv')).toContain('2110 Accrued expenses,60.00,60.00,120.00');
    // No program takes the explanation for a formula.
    expect(textOf('data/schedules.csv')).not.toContain(',=Agreed');
    expect(packet.files.get('book.pdf')?.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('proves the whole chain, and has the text of the entries of the month only', () => {
    const links = textOf('journal.ndjson')
      .trim()
      .split('\n')
      .map((line): { number: number; text: string | null } => JSON.parse(line));
    expect(links.map(({ number, text }) => [number, text !== null])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
  });

  it('is found unchanged by its checker, which runs with Node alone', () => {
    expect(packet.faultsOf(packet.folder)).toEqual([]);
    expect(run()).toContain('The packet is unchanged.');
    expect(run(hash())).toContain('The packet is unchanged.');
  });

  it('the audit trail keeps the hash of its manifest, and the checker compares it', async () => {
    const kept = await books.run((tx) =>
      tx.queries.selectFrom('audit_event').select('change').where('action', '=', 'close_packet_made').execute(),
    );
    expect(kept).toMatchObject([{ change: { hash: { after: hash() } } }]);
    expect(() => run('0'.repeat(64))).toThrow(/is not the one Folio made/);
  });

  it('a file that is added is found', () => {
    const extra = join(packet.folder, 'data', 'more.csv');
    writeFileSync(extra, 'x');
    expect(packet.faultsOf(packet.folder)).toEqual(['data/more.csv: is not part of the packet']);
    execFileSync('rm', [extra]);
  });

  it('the book alone is a PDF', async () => {
    const book = await makeBook(books.call, MARCH, new AbortController().signal);
    expect(book.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
