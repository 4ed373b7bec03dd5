import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { ObjectStoreConfig } from '../../config.ts';
import { inParallel } from '../in-parallel/index.ts';
import { FileDamaged, FileMissing, openStorage, type Storage } from '../storage/index.ts';
import { copyEmbedded } from './embedded-copy.ts';
import { contentsOf, type Gap, type Manifest, removable, type StoredFile, snapshotId } from './manifest.ts';
import { dumpPostgres } from './postgres-dump.ts';
import { copyRunning } from './running/running-copy.ts';
import { exists } from './target.ts';
import { type Kept, measure, OtherContent, type Vault } from './vault.ts';

/** What is backed up. */
export interface Installation {
  /** The data folder. */
  folder: string;
  /** Null: the embedded database. */
  databaseUrl: string | null;
  /** The connection of this process to the embedded database; null if no process uses that database. */
  running: Pool | null;
  /** Null: uploaded files are in the data folder. */
  objectStore: ObjectStoreConfig | null;
  /** Whether FOLIO_SECRET_KEY is set, so that `secret.key` is not used. */
  hasSecretKeySetting: boolean;
  /** Version of Folio. */
  program: string;
}

export interface BackupResult {
  manifest: Manifest;
  /** Contents that were not in the target before. */
  written: number;
  /** Their size before compression. */
  writtenBytes: number;
}

/**
 * Adds a snapshot. The database is read first: every file it names was complete on the disk before its row was. Files
 * that are missing or damaged are noted as gaps, so that one bad file does not prevent the backup of all others.
 */
export async function makeBackup(installation: Installation, vault: Vault, now: Date): Promise<BackupResult> {
  const { folder } = installation;
  const { facts, database, kept } = await copyDatabase(installation, vault);
  const storage = await openStorage(join(folder, 'files'), installation);
  const outcomes = await inParallel(byContent(facts.files), (places) => keepFile(storage, places, vault));
  const gapOf = new Map(outcomes.flatMap(({ sha256, gap }) => (gap === null ? [] : [[sha256, gap] as const])));
  const secretKey = await keepSecretKey(installation, vault);
  const manifest: Manifest = {
    format: 1,
    id: snapshotId(now, randomBytes(2).toString('hex')),
    at: now.toISOString(),
    program: installation.program,
    schema: facts.schema,
    database,
    files: facts.files.filter(({ sha256 }) => !gapOf.has(sha256)),
    gaps: facts.files.flatMap(({ companyId, sha256 }) => {
      const reason = gapOf.get(sha256);
      return reason === undefined ? [] : [{ companyId, sha256, reason }];
    }),
    secretKey: secretKey === null ? null : { sha256: secretKey.sha256, size: secretKey.size },
  };
  await vault.addManifest(manifest);
  const all = [...kept, ...outcomes.flatMap((outcome) => outcome.kept ?? []), ...(secretKey ? [secretKey] : [])];
  const written = all.filter((one) => one.written);
  return { manifest, written: written.length, writtenBytes: written.reduce((sum, { size }) => sum + size, 0) };
}

function copyDatabase({ folder, databaseUrl, running }: Installation, vault: Vault) {
  if (databaseUrl !== null) return dumpPostgres(databaseUrl, vault);
  return running === null ? copyEmbedded(folder, vault) : copyRunning(running, folder, vault);
}

/** The same content may have arrived at two companies, and is stored once. */
function byContent(files: readonly StoredFile[]): StoredFile[][] {
  return [...Map.groupBy(files, ({ sha256 }) => sha256).values()];
}

interface FileOutcome {
  sha256: string;
  kept: Kept | null;
  gap: Gap['reason'] | null;
}

/** Stores a content from the first of its places that still has it. */
async function keepFile(storage: Storage, places: readonly StoredFile[], vault: Vault): Promise<FileOutcome> {
  const sha256 = places[0]?.sha256 ?? '';
  let gap: Gap['reason'] = 'missing';
  for (const file of places) {
    try {
      return { sha256, kept: await vault.keep(() => storage.stream(file.companyId, sha256), file), gap: null };
    } catch (error) {
      if (error instanceof OtherContent || error instanceof FileDamaged) gap = 'damaged';
      else if (!(error instanceof FileMissing)) throw error;
    }
  }
  return { sha256, kept: null, gap };
}

async function keepSecretKey(
  { folder, databaseUrl, hasSecretKeySetting }: Installation,
  vault: Vault,
): Promise<Kept | null> {
  const path = join(folder, 'secret.key');
  if (databaseUrl !== null || hasSecretKeySetting || !(await exists(path))) return null;
  return vault.keep(() => createReadStream(path), await measure(createReadStream(path)));
}

/** Removes all but the newest `keep` snapshots (and the newest without gaps), and what only they needed. */
export async function removeOldSnapshots(vault: Vault, keep: number): Promise<{ snapshots: number; objects: number }> {
  const manifests: Manifest[] = [];
  for (const id of await vault.snapshots()) manifests.push(await vault.manifest(id));
  const old = removable(manifests, keep);
  // Manifests first: after an interruption no snapshot lacks anything, and the next sweep removes the rest.
  for (const { id } of old) await vault.dropManifest(id);
  const needed = manifests.filter((manifest) => !old.includes(manifest)).flatMap(contentsOf);
  return { snapshots: old.length, objects: await vault.sweep(needed) };
}
