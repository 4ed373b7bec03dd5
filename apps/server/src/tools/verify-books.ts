import { resolve } from 'node:path';
import { databaseFolder, readConfig } from '../config.ts';
import { noteVerification } from '../features/books/audit-trail/index.ts';
import { openDatabase } from '../platform/database/open.ts';
import { createPrivateFiles } from '../platform/private-folder/index.ts';
import { proveBooks } from './prove-books.ts';

/**
 * `npm run verify-books [-- COMPANY-ID...]`: recomputes chain, entries, balances and control accounts of every
 * company (or of the given ones) in the configured database, and reports every failed check. Exit code 1 if a check
 * fails. A check of all companies is recorded, for the figures of `/metrics`. The embedded database must not be in use by a running server.
 */
createPrivateFiles();
const config = readConfig(process.env, resolve(import.meta.dirname, '..', '..', '..', '..'));
const database = await openDatabase({ url: config.databaseUrl, folder: databaseFolder(config) });
try {
  const wanted = process.argv.slice(2);
  const companies = await database.queries.selectFrom('company').select(['id', 'name']).orderBy('name').execute();
  const chosen = companies.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  if (wanted.length > chosen.length) {
    console.error(`Only ${chosen.length} of the ${wanted.length} companies named exist.`);
    process.exitCode = 2;
  }
  const proof = await proveBooks(database, config.folder, chosen);
  if (wanted.length === 0)
    await noteVerification(database.queries, { at: new Date(), companies: companies.length, ...proof });
  if (!proof.holds) process.exitCode = 1;
} finally {
  await database.close();
}
