import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import {
  BackupError,
  contentsOf,
  findDamage,
  type Manifest,
  makeBackup,
  openFolderToRead,
  openFolderToWrite,
  openVault,
  readBackupKey,
  removeOldSnapshots,
  type Vault,
} from '../platform/backup/index.ts';
import { describeSnapshot, megabytes, runCommand, targetFolder, UsageError } from './backup-command.ts';

const USAGE = `npm run backup -- TARGET [--keep N]   make a backup in the folder TARGET; keep only the newest N
npm run backup -- TARGET --list       list the snapshots
npm run backup -- TARGET --verify     read and check everything that is in TARGET`;

/**
 * `npm run backup -- TARGET`: adds a snapshot of the database and all uploaded files to a folder. Exit code 1 if the
 * backup failed or has gaps, 2 if the command was written wrongly.
 */
await runCommand(async (config) => {
  const { folder, list, verify, keep } = readArguments(config);
  const key = await readBackupKey(config);
  const isReading = list || verify;
  const target = await (isReading ? openFolderToRead(folder) : openFolderToWrite(folder));
  try {
    const vault = await openVault(target, key);
    if (list) await listSnapshots(vault);
    else if (verify) await verifySnapshots(vault);
    else await addSnapshot(config, vault, keep);
  } finally {
    target.close();
  }
});

function readArguments(config: Config) {
  const { values, positionals } = parse();
  const { list = false, verify = false, keep } = values;
  if (keep !== undefined && !/^[1-9]\d{0,5}$/.test(keep)) throw new UsageError('--keep takes a whole number from 1.');
  if ([list, verify, keep !== undefined].filter(Boolean).length > 1) throw new UsageError(USAGE);
  const folder = targetFolder(positionals, config, USAGE);
  return { folder, list, verify, keep: keep === undefined ? null : Number(keep) };
}

function parse() {
  try {
    const flag = { type: 'boolean' } as const;
    return parseArgs({ allowPositionals: true, options: { list: flag, verify: flag, keep: { type: 'string' } } });
  } catch {
    throw new UsageError(USAGE);
  }
}

async function addSnapshot(config: Config, vault: Vault, keep: number | null): Promise<void> {
  const text = readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8');
  const { version }: { version: string } = JSON.parse(text);
  const { folder, databaseUrl, objectStore, secretKey } = config;
  const installation = {
    folder,
    databaseUrl,
    objectStore,
    running: null,
    hasSecretKeySetting: secretKey !== null,
    program: version,
  };
  const { manifest, written, writtenBytes } = await makeBackup(installation, vault, new Date());
  console.log(describeSnapshot(manifest));
  const all = contentsOf(manifest).length;
  console.log(`${written} of ${all} objects were new (${megabytes(writtenBytes)}); each was written and read back.`);
  if (manifest.database.engine === 'postgres' || secretKey !== null)
    console.log('FOLIO_SECRET_KEY is not in the backup. Keep a copy of it in another place.');
  if (keep !== null) {
    const removed = await removeOldSnapshots(vault, keep);
    console.log(`Removed ${removed.snapshots} older snapshots and ${removed.objects} objects that only they needed.`);
  }
  reportGaps(manifest);
}

function reportGaps({ gaps, id }: Manifest): void {
  if (gaps.length === 0) return;
  for (const { companyId, sha256, reason } of gaps)
    console.error(`  ${reason}: files/${companyId}/${sha256.slice(0, 2)}/${sha256}`);
  throw new BackupError(
    `Snapshot ${id} is complete except for ${gaps.length} files that are missing or damaged in the storage. Restore them from an earlier backup.`,
  );
}

async function listSnapshots(vault: Vault): Promise<void> {
  const ids = await vault.snapshots();
  for (const id of ids) console.log(describeSnapshot(await vault.manifest(id)));
  console.log(ids.length === 1 ? '1 snapshot' : `${ids.length} snapshots`);
}

async function verifySnapshots(vault: Vault): Promise<void> {
  const manifests: Manifest[] = [];
  const damage: string[] = [];
  for (const id of await vault.snapshots()) {
    const read = await vault.manifest(id).catch(sentenceOf);
    if (typeof read === 'string') damage.push(read);
    else manifests.push(read);
  }
  damage.push(...(await findDamage(vault, manifests)));
  for (const sentence of damage) console.error(`  ${sentence}`);
  if (damage.length > 0)
    throw new BackupError(
      `${damage.length} objects are missing or damaged. Remove the damaged ones; the next backup writes again what the server still has.`,
    );
  const complete = manifests.length === 1 ? '1 snapshot is' : `${manifests.length} snapshots are`;
  console.log(`${complete} complete: every object was read, and its hash is right.`);
}

function sentenceOf(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  throw error;
}
