import { createHash } from 'node:crypto';
import { type SecretBox, SecretBoxError } from '../../../../platform/secret-box/index.ts';
import { archiveRefusal } from './import/refuse.ts';
import { type ArchiveManifest, archiveManifest, MANIFEST_PATH } from './manifest.ts';

/** The purpose of the sealed text, so that no other sealed text is accepted in its place. */
const OWNER = 'archive-manifest';

/**
 * The hash chain of entries proves amounts and texts, but not who recorded them and when, nor the audit log. The
 * manifest has the hash of every file, so a seal over it with this server's key covers them all.
 */
export function sealed(manifest: ArchiveManifest, box: SecretBox | null): ArchiveManifest {
  if (box === null) return manifest;
  return { ...manifest, seal: box.seal(digestOf(manifest), OWNER).toString('base64') };
}

/** True if this server made the archive. Rejects one that it sealed and that was changed since. */
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

/** Parsed first, so that keys are in the order of the schema. */
function digestOf(manifest: ArchiveManifest): string {
  const { seal: _, ...content } = archiveManifest.parse(manifest);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
