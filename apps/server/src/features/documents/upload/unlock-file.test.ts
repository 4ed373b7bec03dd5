import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import {
  billText,
  lockedFile,
  openReadingDesk,
  type ReadingDesk,
  textFile,
} from '../../../../test/desks/reading-desk.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { findFile } from '../document/pages/file-store.ts';
import { unlockFile } from './unlock-file.ts';

describe('a protected PDF', () => {
  let database: Database;
  let books: TestBooks;
  let desk: ReadingDesk;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database);
    desk = await openReadingDesk(database, books);
    return () => desk.close();
  });

  const unlock = (id: string, password: string) =>
    unlockFile(books.call, { ...desk.tools, ingestion: desk.ingestion }, id, password);

  it('asks for its password, and is read with it; the file as uploaded stays', async () => {
    const locked = await desk.read(lockedFile('secret', billText()));
    expect(locked).toMatchObject({ state: 'unsupported', problem: { code: 'encrypted', retryable: false } });
    expect(locked.problem?.message).toContain('password');
    expect((await unlock(locked.id, 'secret')).state).toBe('queued');
    await desk.readAll();
    const read = await desk.detail(locked.id);
    expect([read.state, read.sha256, read.draft?.invoice?.number]).toEqual(['needs_review', locked.sha256, 'PRF-1001']);
    const file = await books.run((tx) => findFile(tx, locked.id));
    expect(file?.sha256).toBe(locked.sha256);
    expect(file?.readable).not.toBe(locked.sha256);
    expect(JSON.stringify(read)).not.toContain('secret');
  });

  it('stays as it is with a wrong password, and stops who guesses', async () => {
    const { id, version } = await desk.read(lockedFile('secret', billText()));
    for (let tries = 0; tries < 10; tries++)
      await expect(unlock(id, `guess ${tries}`)).rejects.toMatchObject({ code: 'wrong_password' });
    await expect(unlock(id, 'secret')).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(await desk.detail(id)).toMatchObject({ version, state: 'unsupported' });
    expect(desk.queue).toEqual([]);
  });

  it('is not looked for in files that are open, or not there', async () => {
    const { id } = await desk.read(textFile(billText()));
    await expect(unlock(id, 'x')).rejects.toMatchObject({ code: 'conflict', word: 'not_protected' });
    await expect(unlock(books.companyId, 'x')).rejects.toMatchObject({ code: 'not_found' });
  });
});
