import { resolve } from 'node:path';
import { databaseFolder, readConfig } from '../config.ts';
import { countStrayEntries, verifyBooks } from '../features/books/audit-trail/index.ts';
import { lostEntries } from '../platform/database/commit-witness.ts';
import { openDatabase, witnessFolder } from '../platform/database/open.ts';
import { inCompany } from '../platform/database/transaction.ts';
import { createPrivateFiles } from '../platform/private-folder/index.ts';

/**
 * `npm run verify-books [-- COMPANY-ID...]`: recomputes chain, entries, balances and control accounts of every
 * company (or of the given ones) in the configured database, and reports every failed check. Exit code 1 if a check
 * fails. The embedded database must not be in use by a running server.
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
  if (config.databaseUrl === null) {
    const lost = await lostEntries(witnessFolder(config.folder), database.pool, new Date());
    console.log(`  ${lost.length === 0 ? 'holds ' : 'FAILS '} Every entry that was acknowledged is in the books`);
    for (const { companyId, number } of lost)
      console.log(`         Company ${companyId}: entry ${number} was acknowledged and is missing. Restore a backup.`);
    if (lost.length > 0) process.exitCode = 1;
  }
  const stray = await countStrayEntries(database.queries);
  console.log(`  ${stray === 0 ? 'holds ' : 'FAILS '} Every entry belongs to a company`);
  if (stray > 0) {
    console.log(`         ${stray} entries belong to companies that are missing. Restore a backup.`);
    process.exitCode = 1;
  }
  for (const company of chosen) {
    const proof = await inCompany(database, company.id, (tx) =>
      verifyBooks(tx, { now: new Date(), language: 'en-US' }),
    );
    console.log(`${company.name} (${company.id}): ${proof.entries} entries, ${proof.lines} lines, head ${proof.head}`);
    for (const check of proof.checks)
      console.log(`  ${check.holds ? 'holds ' : 'FAILS '} ${check.label} (${check.counted})`);
    for (const finding of proof.findings) console.log(`         ${finding.message}`);
    if (proof.findings.length > 0) process.exitCode = 1;
  }
} finally {
  await database.close();
}
