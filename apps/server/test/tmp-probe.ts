import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openTestBooks } from './books.ts';
import { openDatabase } from '../src/platform/database/open.ts';
import { postEntries } from '../src/features/ledger/index.ts';
import { insertEntries } from '../src/features/ledger/entry-store.ts';
function draft(n: number): any {
  const line = { currency: 'HKD', foreignAmountMinor: null, rate: null, contactId: null, documentRef: null, taxCode: null, description: 'bench line' };
  const amount = BigInt(1000 + (n % 5000));
  return { date: `2025-0${1 + n % 9}-11`, kind: 'manual_journal', sourceType: 'manual_journal', sourceRef: randomUUID(), number: `MJ-${n}`, narration: 'bench', lines: [
    { ...line, accountCode: '6400', debitMinor: amount, creditMinor: 0n },
    { ...line, accountCode: '1010', debitMinor: 0n, creditMinor: amount }] };
}
const database = await openDatabase({ url: process.argv[2] ?? null, folder: null });
const books = await openTestBooks(database);
for (const size of [1, 10, 100, 300, 1000, 1000]) {
  const drafts = Array.from({ length: size }, (_, i) => draft(i));
  const t = performance.now();
  let inner = 0;
  await books.run(async (tx) => { await postEntries(tx, books.call, drafts); inner = performance.now() - t; });
  console.log(size, 'insert', inner.toFixed(1), 'commit', (performance.now() - t - inner).toFixed(1));
}
await database.close();
