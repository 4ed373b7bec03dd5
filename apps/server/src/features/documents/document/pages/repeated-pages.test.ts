import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks } from '../../../../../test/books.ts';
import { billText, openReadingDesk, textFile } from '../../../../../test/desks/reading-desk.ts';
import { engines, openTestDatabase } from '../../../../../test/engines.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { inCompany } from '../../../../platform/database/transaction.ts';
import { documentDetailOf } from '../show/read-document.ts';

const ITEMS = Array.from({ length: 8 }, (_, n) => `Container ${4410 + n}, seal ${90210 + 7 * n}`).join(', ');

describe.each(engines)('a file with a page twice on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());

  it('is one document of one sheet, and says which page was left out', async () => {
    const books = await openTestBooks(database);
    const desk = await openReadingDesk(database, books);
    try {
      const bill = billText({ item: ITEMS });
      const { id } = await desk.read(textFile(bill, bill));
      const detail = await inCompany(database, books.companyId, (tx) => documentDetailOf(tx, id, 'en-US'));
      expect(detail.repeated_pages).toEqual([{ page: 2, first: 1 }]);
      expect(detail.file_parts).toHaveLength(1);
      expect(detail.draft?.invoice?.total).toBe('1250.00');
    } finally {
      await desk.close();
    }
  });
});
