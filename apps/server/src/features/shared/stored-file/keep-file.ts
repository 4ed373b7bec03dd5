import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { demandDocument, demandStorage } from './quota.ts';
import {
  findOriginal,
  insertContent,
  insertDuplicate,
  insertOriginal,
  lockContent,
  type StoredContent,
  type Upload,
} from './store.ts';

/** Locks a content until the transaction ends, so that it is not stored and destroyed at the same time. */
export function holdContent(tx: CompanyTransaction, sha256: string): Promise<void> {
  return lockContent(tx, sha256);
}

/**
 * Registers a file's content. If the caller stores its bytes within the same transaction, they cannot be destroyed in
 * the meantime. Throws `storage_full` if the company may not store more.
 */
export async function registerContent(tx: CompanyTransaction, content: StoredContent): Promise<void> {
  await holdContent(tx, content.sha256);
  if (await insertContent(tx, content)) await demandStorage(tx);
}

/**
 * Registers the document of a registered content, waiting to be read, or for review if its kind is known
 * (`understood`). Null if the company has a document with this content. Throws `too_many_requests` if the company has
 * had its documents of the day.
 */
export async function registerOriginal(
  tx: CompanyTransaction,
  upload: Upload,
  understood?: { kind: string },
): Promise<string | null> {
  await demandDocument(tx, upload.now);
  return insertOriginal(tx, upload, understood);
}

/**
 * Registers a further copy of a content as a duplicate, and returns its id; the id of the first document where that is
 * in the trash.
 */
export async function registerDuplicate(tx: CompanyTransaction, upload: Upload): Promise<string> {
  const original = await findOriginal(tx, upload.sha256);
  // A document in the trash can be restored from there. A user who sees only their own documents must not learn of
  // another user's document.
  if (original.state === 'trashed' && tx.papersOf === undefined) return original.id;
  return insertDuplicate(tx, upload, original.id);
}

/** Registers the document of an upload: the first one of its content, or a duplicate of that. */
export async function registerDocument(
  tx: CompanyTransaction,
  upload: Upload,
  understood?: { kind: string },
): Promise<{ id: string; isNew: boolean }> {
  const original = await registerOriginal(tx, upload, understood);
  return { id: original ?? (await registerDuplicate(tx, upload)), isNew: original !== null };
}

/** The id of the first document with a content. There must be one. */
export async function idOfContent(tx: CompanyTransaction, sha256: string): Promise<string> {
  return (await findOriginal(tx, sha256)).id;
}
