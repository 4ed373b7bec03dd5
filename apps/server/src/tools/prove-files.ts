import { readFacts } from '../platform/backup/index.ts';
import type { Database } from '../platform/database/open.ts';
import { checkFiles } from '../platform/storage/check-files.ts';
import type { Storage } from '../platform/storage/index.ts';
import { megabytes } from './backup-command.ts';
import { printCheck } from './prove-books.ts';

export interface FileCheckOptions {
  /** Ids of companies; null: all. */
  companies: ReadonlySet<string> | null;
  /** Whether every file is read and compared with its hash; otherwise only with its size. */
  contents: boolean;
}

/**
 * Compares the files that the books name with the storage, prints what is missing, damaged or superfluous, and answers
 * whether every file is there and whole. Superfluous files do no harm.
 */
export async function proveFiles(
  database: Database,
  storage: Storage,
  { companies, contents }: FileCheckOptions,
): Promise<boolean> {
  const isChosen = ({ companyId }: { companyId: string }) => companies === null || companies.has(companyId);
  const named = async () => (await readFacts(database.pool)).files.filter(isChosen);
  const total = (await named()).length;
  const found = await checkFiles(storage, named, { contents, now: new Date() });
  const { missing, damaged } = found;
  printCheck(missing.length === 0, `Every file that the books name is in the storage (${total})`);
  for (const { companyId, sha256 } of missing) console.log(`         Company ${companyId}: ${sha256} is missing`);
  const measure = contents ? 'its hash' : 'its size; contents were not read';
  printCheck(damaged.length === 0, `Every file has ${measure} (${total - missing.length})`);
  for (const { companyId, sha256 } of damaged) console.log(`         Company ${companyId}: ${sha256} is damaged`);
  const orphaned = found.orphaned.filter(isChosen);
  if (orphaned.length > 0) {
    const size = megabytes(orphaned.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
    console.log(
      `  note   ${orphaned.length} files in the storage belong to no record; they only take space (${size}):`,
    );
    for (const { companyId, sha256 } of orphaned) console.log(`         Company ${companyId}: ${sha256}`);
  }
  return missing.length === 0 && damaged.length === 0;
}
