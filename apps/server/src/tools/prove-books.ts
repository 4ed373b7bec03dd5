import { countStrayEntries, verifyBooks } from '../features/books/audit-trail/index.ts';
import { lostEntries } from '../platform/database/commit-witness.ts';
import { type Database, witnessFolder } from '../platform/database/open.ts';
import { inCompany } from '../platform/database/transaction.ts';

export interface CompanyName {
  id: string;
  name: string;
}

export interface Proof {
  /** Every check holds. */
  holds: boolean;
  /** Companies in whose books a check fails. */
  failedCompanies: number;
}

/**
 * Recomputes chain, entries, balances and control accounts of the companies, and prints every check with its result.
 * @param dataFolder Where commits of the embedded database are recorded.
 */
export async function proveBooks(
  database: Database,
  dataFolder: string,
  companies: readonly CompanyName[],
): Promise<Proof> {
  const common = [await proveAcknowledged(database, dataFolder), await proveOwned(database)];
  let failedCompanies = 0;
  for (const company of companies) if (!(await proveCompany(database, company))) failedCompanies += 1;
  return { holds: failedCompanies === 0 && common.every((holds) => holds), failedCompanies };
}

async function proveAcknowledged(database: Database, dataFolder: string): Promise<boolean> {
  if (database.engine !== 'pglite') return true;
  const lost = await lostEntries(witnessFolder(dataFolder), database.pool, new Date());
  printCheck(lost.length === 0, 'Every entry that was acknowledged is in the books');
  for (const { companyId, number } of lost)
    console.log(`         Company ${companyId}: entry ${number} was acknowledged and is missing. Restore a backup.`);
  return lost.length === 0;
}

async function proveOwned(database: Database): Promise<boolean> {
  const stray = await countStrayEntries(database.queries);
  printCheck(stray === 0, 'Every entry belongs to a company');
  if (stray > 0) console.log(`         ${stray} entries belong to companies that are missing. Restore a backup.`);
  return stray === 0;
}

async function proveCompany(database: Database, company: CompanyName): Promise<boolean> {
  const proof = await inCompany(database, company.id, (tx) => verifyBooks(tx, { now: new Date(), language: 'en-US' }));
  console.log(`${company.name} (${company.id}): ${proof.entries} entries, ${proof.lines} lines, head ${proof.head}`);
  for (const check of proof.checks) printCheck(check.holds, `${check.label} (${check.counted})`);
  for (const finding of proof.findings) console.log(`         ${finding.message}`);
  return proof.findings.length === 0;
}

export function printCheck(holds: boolean, words: string): void {
  console.log(`  ${holds ? 'holds ' : 'FAILS '} ${words}`);
}
