import { createHash } from 'node:crypto';
import { type SecretBox, SecretBoxError } from '../../../platform/secret-box/index.ts';
import { type ArchiveManifest, archiveManifest, MANIFEST_PATH } from './manifest.ts';
import { archiveRefusal } from './refuse.ts';

/** Says what the sealed text is about, so that nothing else that was sealed passes for it. */
const OWNER = 'archive-manifest';

/**
 * The chain of entries proves amounts and texts, but not who recorded them and when, nor the log. The manifest has the hash of every
 * file, so a seal over it by the key of this server covers them all.
 */
export function sealed(manifest: ArchiveManifest, box: SecretBox | null): ArchiveManifest {
  if (box === null) return manifest;
  return { ...manifest, seal: box.seal(digestOf(manifest), OWNER).toString('base64') };
}

/** Whether this server made the archive. Refuses one that it sealed and that was changed since. */
export function isSealedHere(manifest: ArchiveManifest, box: SecretBox | null): boolean {
  if (box === null || manifest.seal === undefined) return false;
  const digest = openedSeal(manifest.seal, box);
  if (digest === null) return false;
  if (digest !== digestOf(manifest)) throw archiveRefusal('archive_file_changed', { file: MANIFEST_PATH });
  return true;
}

/** Null for a seal of another server. */
function openedSeal(seal: string, box: SecretBox): string | null {
  try {
    return box.open(Buffer.from(seal, 'base64'), OWNER);
  } catch (error) {
    if (error instanceof SecretBoxError) return null;
    throw error;
  }
}

/** Parsed first, so that the order of keys is the schema's. */
function digestOf(manifest: ArchiveManifest): string {
  const { seal: _, ...content } = archiveManifest.parse(manifest);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
