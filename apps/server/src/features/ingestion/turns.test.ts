import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBooks } from '../../../test/books.ts';
import { openTestDatabase } from '../../../test/engines.ts';
import { billText, openReadingDesk, textFile } from '../../../test/reading-desk.ts';
import type { Database } from '../../platform/database/open.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { startIngestion } from './index.ts';

/* One company sends a heap of papers, another a single one. */

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('pglite');
});
afterAll(() => database?.close());

it('a company with many papers does not hold up one with a single paper', async () => {
  const put: { companyId: string; turn: number }[] = [];
  const jobs: Jobs = {
    work: async () => ({
      put: async (payload, turn = 0) => {
        if ('companyId' in payload) put.push({ companyId: String(payload.companyId), turn });
      },
    }),
    stop: async () => undefined,
  };
  const many = await openTestBooks(database);
  const one = await openTestBooks(database);
  const [manyDesk, oneDesk] = [await openReadingDesk(database, many), await openReadingDesk(database, one)];
  const ingestion = await startIngestion(manyDesk.tools, jobs);
  put.length = 0;
  for (let number = 0; number < 5; number++) {
    const id = await manyDesk.take(textFile(billText({ number: `M-${number}`, total: '10.00' })));
    await ingestion.enqueue(many.companyId, id);
  }
  const id = await oneDesk.take(textFile(billText({ number: 'O-1', total: '10.00' })));
  await ingestion.enqueue(one.companyId, id);
  ingestion.stop();
  const order = put.toSorted((left, right) => left.turn - right.turn).map(({ companyId }) => companyId);
  expect(order.indexOf(one.companyId)).toBeLessThan(2);
  expect(put.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 1]);
  manyDesk.close();
  oneDesk.close();
});
