import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type OpenZip, openZip, ZipError } from '../../../../../platform/zip/index.ts';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchiveManifest,
  archiveManifest,
  MANIFEST_PATH,
  README_PATH,
} from '../manifest.ts';
import { archiveRefusal } from './refuse.ts';

/** An archive whose files are exactly those its manifest names. */
export interface OpenArchive {
  manifest: ArchiveManifest;
  stream(path: string): Promise<Readable>;
  close(): void;
}

const MIB = 1024 * 1024;
const MANIFEST_BYTES = 64 * MIB;

/** Documents and text in a valid archive compress by a factor of ten to forty at most. */
const LIMITS = { files: 200_000, totalBytes: 20 * 1024 * MIB, ratio: 200, ratioFromBytes: MIB };

/**
 * Opens an archive and reads its manifest; unpacks nothing else yet. Rejects files that are not archives, with the
 * reason.
 */
export async function openArchive(path: string): Promise<OpenArchive> {
  const zip = await openZip(path, LIMITS).catch((error: unknown) => {
    if (!(error instanceof ZipError)) throw error;
    throw archiveRefusal(error.code === 'not_a_zip' ? 'archive_not_a_zip' : `archive_${error.code}`);
  });
  try {
    const manifest = await readManifest(zip);
    compareFiles(zip, manifest);
    return { manifest, stream: (name) => zip.stream(name), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readManifest(zip: OpenZip): Promise<ArchiveManifest> {
  const size = zip.files.get(MANIFEST_PATH);
  if (size === undefined || size > MANIFEST_BYTES) throw archiveRefusal('archive_without_manifest');
  const said = parsed(await textOf(await zip.stream(MANIFEST_PATH)));
  const head = typeof said === 'object' && said !== null ? said : {};
  if (!('format' in head) || head.format !== ARCHIVE_FORMAT) throw archiveRefusal('archive_of_other_format');
  if ('version' in head && typeof head.version === 'number' && head.version !== ARCHIVE_VERSION) {
    const word = head.version > ARCHIVE_VERSION ? 'archive_of_newer_version' : 'archive_of_older_version';
    throw archiveRefusal(word, { version: String(head.version) });
  }
  const manifest = archiveManifest.safeParse(said);
  if (!manifest.success) throw archiveRefusal('archive_file_changed', { file: MANIFEST_PATH });
  return manifest.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function textOf(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function compareFiles(zip: OpenZip, { files }: ArchiveManifest): void {
  const listed = new Set(files.map((file) => file.path));
  for (const { path, size } of files) {
    const found = zip.files.get(path);
    if (found === undefined) throw archiveRefusal('archive_file_missing', { file: path });
    if (found !== size) throw archiveRefusal('archive_file_changed', { file: path });
  }
  for (const path of zip.files.keys())
    if (!listed.has(path) && path !== MANIFEST_PATH && path !== README_PATH)
      throw archiveRefusal('archive_file_unlisted', { file: path });
}

/** Hashes a file of the archive. Rejects one that differs from the manifest. */
export async function verifyFile(archive: OpenArchive, file: ArchiveManifest['files'][number]): Promise<void> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of await archive.stream(file.path)) hash.update(chunk);
  } catch {
    throw archiveRefusal('archive_file_changed', { file: file.path });
  }
  if (hash.digest('hex') !== file.sha256) throw archiveRefusal('archive_file_changed', { file: file.path });
}
