import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { line, openDesk, statement } from '../../../../../test/desks/bank-desk.ts';
import { billText, openReadingDesk, type ReadingDesk, textFile } from '../../../../../test/desks/reading-desk.ts';
import { engines, openTestDatabase } from '../../../../../test/engines.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { saveDraft } from '../save-draft.ts';
import { confirmDocument } from './confirm-document.ts';

describe.each(engines)('a statement of another name on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let desk: ReadingDesk;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database);
    desk = await openReadingDesk(database, books);
    return () => desk.close();
  });

  const statementOf = async (holder: string | null) => {
    const { id, version } = await desk.read(textFile(billText()));
    const block = statement([line('2026-04-06', 'FPS OUT', -20)], {
      closing_balance: '-20.00',
      account_holder: holder,
    });
    return saveDraft(books.call, id, version, { kind: 'bank_statement', invoice: null, statements: [block] });
  };
  const confirm = ({ id, version }: { id: string; version: number }, accept_holder?: boolean) =>
    confirmDocument(books.call, id, {
      version,
      accept_arithmetic: false,
      bank_line_id: null,
      ...(accept_holder !== undefined && { accept_holder }),
    });

  it('is shown, and refused until a person says that it is the company’s', async () => {
    const saved = await statementOf('PEAK VIEW INTERIOR DESIGN LTD');
    expect(saved.other_holders).toEqual(['PEAK VIEW INTERIOR DESIGN LTD']);
    await expect(confirm(saved)).rejects.toMatchObject({
      code: 'holder_not_confirmed',
      values: { holder: 'PEAK VIEW INTERIOR DESIGN LTD' },
    });
    expect(await openDesk(database, books).lines()).toEqual([]);
    expect(await confirm(saved, true)).toMatchObject({ state: 'processed' });
    expect(await openDesk(database, books).lines()).toHaveLength(1);
  });

  it.each(['LANTERN TEST LTD.', 'Lantern Test Limited', null])('is not asked about %s', async (holder) => {
    const saved = await statementOf(holder);
    expect(saved.other_holders).toEqual([]);
    expect(await confirm(saved)).toMatchObject({ state: 'processed' });
  });
});
