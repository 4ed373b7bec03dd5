import { z } from 'zod';
import { BackupError } from './backup-error.ts';

const stored = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), size: z.int().min(0) });

/** Content of the backup: its SHA-256 and its size in bytes before compression and encryption. */
export type Stored = z.output<typeof stored>;

/** A path below the folder of the database: never one that leads out of it. */
const inside = z.string().refine((path) => {
  const parts = path.split('/');
  return parts.every((part) => /^[\w.-]+$/.test(part) && part !== '.' && part !== '..');
});

const file = stored.extend({ companyId: z.guid() });

const manifest = z.object({
  format: z.literal(1),
  id: z.string(),
  /** When the database was read. */
  at: z.iso.datetime(),
  /** Version of Folio. */
  program: z.string(),
  /** Name of the last migration of the database. */
  schema: z.string(),
  database: z.discriminatedUnion('engine', [
    z.object({
      engine: z.literal('pglite'),
      folders: z.array(inside),
      files: z.array(stored.extend({ path: inside })),
    }),
    z.object({ engine: z.literal('postgres'), version: z.int(), dump: stored }),
  ]),
  /** Uploaded files. */
  files: z.array(file),
  /** Uploaded files that the database names and that could not be read. */
  gaps: z.array(z.object({ companyId: z.guid(), sha256: z.string(), reason: z.literal(['missing', 'damaged']) })),
  /** `secret.key` of the data folder; null if there is no such file, because FOLIO_SECRET_KEY is set. */
  secretKey: stored.nullable(),
});

/** One snapshot of an installation. */
export type Manifest = z.output<typeof manifest>;
export type StoredFile = z.output<typeof file>;
export type Gap = Manifest['gaps'][number];

const FORMAT_NEWER = z.object({ format: z.int().min(2) });

/** Throws `BackupError` if the text is not the manifest of the snapshot `id`. */
export function parseManifest(text: string, id: string): Manifest {
  const json: unknown = JSON.parse(text);
  if (FORMAT_NEWER.safeParse(json).success)
    throw new BackupError(`Snapshot ${id} was made by a newer Folio. Use that version.`);
  const parsed = manifest.safeParse(json);
  if (!parsed.success || parsed.data.id !== id) throw new BackupError(`Snapshot ${id} is damaged.`);
  return parsed.data;
}

/**
 * An id that sorts by time: `2026-11-27T014503.120Z-3f9a`. Before milliseconds were part of it, two snapshots of one second
 * sorted by chance, and the older one could be kept as the newest. `random` is four hexadecimal digits.
 */
export function snapshotId(at: Date, random: string): string {
  return `${at.toISOString().replaceAll(':', '')}-${random}`;
}

/** Everything that the snapshot needs, each content once. */
export function contentsOf({ database, files, secretKey }: Manifest): Stored[] {
  const all = [
    ...(database.engine === 'pglite' ? database.files : [database.dump]),
    ...files,
    ...(secretKey === null ? [] : [secretKey]),
  ];
  return [...new Map(all.map(({ sha256, size }) => [sha256, { sha256, size }])).values()];
}

/**
 * The snapshots to remove so that the newest `keep` remain, with the newest one that has no gaps.
 * @param keep At least 1.
 */
export function removable(manifests: readonly Manifest[], keep: number): Manifest[] {
  const newestFirst = manifests.toSorted((one, other) => other.id.localeCompare(one.id));
  const whole = newestFirst.find(({ gaps }) => gaps.length === 0);
  return newestFirst.slice(keep).filter((manifest) => manifest !== whole);
}
