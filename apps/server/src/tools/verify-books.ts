import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseFolder } from '../config.ts';
import { noteVerification } from '../features/books/audit-trail/index.ts';
import { openDatabase } from '../platform/database/open.ts';
import { openStorage } from '../platform/storage/index.ts';
import { runCommand, UsageError } from './backup-command.ts';
import { proveBooks } from './prove-books.ts';
import { proveFiles } from './prove-files.ts';

const USAGE = `npm run verify-books [-- COMPANY-ID...] [--skip-contents]   check the books and files of all companies, or of these`;

/**
 * `npm run verify-books [-- COMPANY-ID...] [--skip-contents]`: recomputes chain, entries, balances and control accounts of
 * every company (or of the given ones) in the configured database, compares its files with the storage, and reports
 * every failed check. Exit code 1 if a check fails, 2 if the command was written wrongly. A check of all companies is
 * recorded, for the figures of `/metrics`. The embedded database must not be in use by a running server.
 */
await runCommand(async (config) => {
  const { wanted, contents } = readArguments();
  const database = await openDatabase({ url: config.databaseUrl, folder: databaseFolder(config) });
  try {
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
    const storage = await openStorage(join(config.folder, 'files'), config);
    const ids = wanted.length === 0 ? null : new Set(wanted);
    if (!(await proveFiles(database, storage, { companies: ids, contents }))) process.exitCode = 1;
  } finally {
    await database.close();
  }
});

function readArguments(): { wanted: string[]; contents: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'skip-contents': { type: 'boolean' } },
    });
    return { wanted: positionals, contents: values['skip-contents'] !== true };
  } catch {
    throw new UsageError(USAGE);
  }
}
