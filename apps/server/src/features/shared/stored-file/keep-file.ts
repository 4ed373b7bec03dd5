import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
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
 * the meantime.
 */
export async function registerContent(tx: CompanyTransaction, content: StoredContent): Promise<void> {
  await holdContent(tx, content.sha256);
  await insertContent(tx, content);
}

/**
 * Registers the document of a registered content, waiting to be read, or for review if its kind is known
 * (`understood`). Null if the company has a document with this content.
 */
export function registerOriginal(
  tx: CompanyTransaction,
  upload: Upload,
  understood?: { kind: string },
): Promise<string | null> {
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
