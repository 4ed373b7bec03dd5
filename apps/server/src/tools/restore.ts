import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, databaseFolder } from '../config.ts';
import {
  BackupError,
  chooseSnapshot,
  demandFittingPlace,
  findDamage,
  type Manifest,
  openFolderToRead,
  openVault,
  readBackupKey,
  restoreBackup,
} from '../platform/backup/index.ts';
import { openDatabase } from '../platform/database/open.ts';
import { openStorage } from '../platform/storage/index.ts';
import { describeSnapshot, runCommand, targetFolder, UsageError } from './backup-command.ts';
import { proveBooks } from './prove-books.ts';
import { proveFiles } from './prove-files.ts';

const USAGE = `npm run restore -- TARGET [--snapshot ID]   restore the newest snapshot, or that one, into an empty FOLIO_DATA`;

/**
 * `npm run restore -- TARGET`: restores a snapshot into an empty data folder (and an empty PostgreSQL database), then
 * proves the books and compares every file with its hash. Exit code 1 if it failed or a check fails, 2 if the command
 * was written wrongly.
 */
await runCommand(async (config) => {
  const { folder, snapshot } = readArguments(config);
  const vault = await openVault(await openFolderToRead(folder), await readBackupKey(config));
  const manifest = await chooseSnapshot(vault, snapshot);
  await demandFittingPlace(config, manifest);
  console.log(`Checking ${describeSnapshot(manifest)}`);
  const damage = await findDamage(vault, [manifest]);
  for (const sentence of damage) console.error(`  ${sentence}`);
  if (damage.length > 0)
    throw new BackupError(
      `Nothing was restored: ${damage.length} objects of the backup are missing or damaged. Use another snapshot or another copy of the backup.`,
    );
  await restoreBackup(config, vault, manifest);
  console.log(`Restored to ${config.folder}. Checking the result:`);
  await proveResult(config, manifest);
});

function readArguments(config: Config): { folder: string; snapshot: string | null } {
  const { values, positionals } = parse();
  return { folder: targetFolder(positionals, config, USAGE), snapshot: values.snapshot ?? null };
}

function parse() {
  try {
    return parseArgs({ allowPositionals: true, options: { snapshot: { type: 'string' } } });
  } catch {
    throw new UsageError(USAGE);
  }
}

async function proveResult(config: Config, manifest: Manifest): Promise<void> {
  const database = await openDatabase({ url: config.databaseUrl, folder: databaseFolder(config) });
  try {
    const storage = await openStorage(join(config.folder, 'files'), config);
    const isWhole = await proveFiles(database, storage, { companies: null, contents: true });
    const companies = await database.queries.selectFrom('company').select(['id', 'name']).orderBy('name').execute();
    const { holds } = await proveBooks(database, config.folder, companies);
    if (manifest.secretKey === null)
      console.log(
        'Start Folio with the FOLIO_SECRET_KEY of the old server; without it authenticator apps do not work.',
      );
    if (!holds || !isWhole)
      throw new BackupError('The snapshot is restored, but a check fails. Compare with an earlier snapshot.');
    console.log('All checks hold. You can start Folio.');
  } finally {
    await database.close();
  }
}
