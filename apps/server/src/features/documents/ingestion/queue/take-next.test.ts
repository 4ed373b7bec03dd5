import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { billText, openReadingDesk, type ReadingDesk, textFile } from '../../../../../test/desks/reading-desk.ts';
import { bothEngines, openTestDatabase } from '../../../../../test/engines.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { readClaimed } from '../read/read-one.ts';
import { wholeLine } from './line-store.ts';
import { takeNext } from './take-next.ts';

describe.each(bothEngines)('taking the next document on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let desk: ReadingDesk;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    books = await openTestBooks(database);
    desk = await openReadingDesk(database, books);
  });
  afterEach(async () => {
    desk.close();
    await database.close();
  });
  const take = (number: string) => desk.take(textFile(billText({ number, total: '10.00' })));
  const next = async () => (await takeNext(desk.tools))?.id ?? null;

  it('takes the oldest, notes the turn of its company, and takes nothing when nothing waits', async () => {
    const [first, second] = [await take('1'), await take('2')];
    expect(await next()).toBe(first);
    const { lastTaken } = await wholeLine(database.queries, new Date());
    expect([...lastTaken.keys()]).toEqual([books.companyId]);
    expect(await next()).toBe(second);
    expect(await next()).toBeNull();
  });

  it('puts a document that is to be read again at the end of its company’s line', async () => {
    const [first, second] = [await take('1'), await take('2')];
    const state = (name: string) =>
      database.queries.updateTable('document').set({ state: name }).where('id', '=', first).execute();
    await state('failed');
    await state('queued');
    expect(await next()).toBe(second);
    expect(await next()).toBe(first);
  });

  it('lets a document rest after a passing fault, and reads others meanwhile', async () => {
    const [first, second] = [await take('1'), await take('2')];
    const broken = { ...desk.tools, storage: { ...desk.storage, read: () => Promise.reject(new Error('disk')) } };
    const taken = await takeNext(broken);
    if (taken === null) throw new Error('nothing was taken');
    await expect(readClaimed(broken, taken, new AbortController().signal)).rejects.toThrow('disk');
    expect(taken.id).toBe(first);
    const { documents } = await wholeLine(database.queries, new Date());
    expect(documents.map(({ id, isFree }) => [id, isFree])).toEqual([
      [second, true],
      [first, false],
    ]);
    expect(await next()).toBe(second);
    expect(await next()).toBeNull();
    await database.queries.updateTable('document').set({ queued_at: sql`clock_timestamp()` }).execute();
    expect(await next()).toBe(first);
  });

  it('sets a document aside that cannot be taken, so that it holds up no other', async () => {
    const [first, second] = [await take('1'), await take('2')];
    await database.queries.updateTable('document').set({ segments: '"broken"' }).where('id', '=', first).execute();
    await expect(next()).rejects.toThrow();
    expect(await next()).toBe(second);
    expect(await next()).toBeNull();
  });
});
