import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertTestUser, openTestBooks } from '../../../../test/books.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { addMember } from '../company/index.ts';
import { readUsage } from './store.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
afterAll(() => database?.close());

it('counts what the user owns, and nothing of where they are only a guest', async () => {
  const own = await openTestBooks(database);
  const elsewhere = await openTestBooks(database);
  const { userId } = own.call;
  await addMember(database.queries, elsewhere.companyId, userId, 'bookkeeper');
  await addMember(database.queries, own.companyId, await insertTestUser(database), 'reader');
  for (const [companyId, at, size] of [
    [own.companyId, '2026-05-02T00:00:00Z', 1000],
    [own.companyId, '2026-04-30T15:00:00Z', 500],
    [elsewhere.companyId, '2026-05-02T00:00:00Z', 9000],
  ] as const) {
    const sha256 = `${size}`.padStart(64, '0');
    await database.queries
      .insertInto('stored_file')
      .values({ company_id: companyId, sha256, size_bytes: BigInt(size), type: 'pdf' })
      .execute();
    await database.queries
      .insertInto('document')
      .values({ company_id: companyId, sha256, name: 'a.pdf', state: 'queued', uploaded_at: new Date(at) })
      .execute();
  }
  // The month began in Hong Kong eight hours before it did in Greenwich.
  const usage = await readUsage(database.queries, userId, new Date('2026-05-01T00:00:00+08:00'));
  expect(usage).toEqual({ companies: 1, documents_a_month: 1, storage_bytes: 1500, people: 2, clients: 0 });
});
