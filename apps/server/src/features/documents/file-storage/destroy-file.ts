import { journalNumberOf } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Guards } from '../../../platform/http/guard.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { fieldChanges } from '../../books/ledger/index.ts';
import { holdContent } from '../../shared/stored-file/index.ts';
import type { Ingestion } from '../ingestion/index.ts';
import {
  countOtherParts,
  type DoomedFile,
  deleteFile,
  forgetContents,
  isNoted,
  lockFile,
  promoteCopy,
  releaseSame,
} from './destroy-store.ts';
import { type Doer, noteFile } from './note.ts';
import { readEntries, readKept, readRecords } from './use-store.ts';

export interface DestroyTools {
  storage: Storage;
  ingestion: Pick<Ingestion, 'enqueue'>;
}

/** Where a file is destroyed, and by whom. */
export interface Destroying extends Doer {
  companyId: string;
  /** In Hong Kong. */
  today: string;
  transaction<T>(work: (tx: CompanyTransaction) => Promise<T>): Promise<T>;
}

/**
 * Destroys a file that is in the trash: its row, and its bytes with all that was worked out of them once no other document
 * needs them. Refuses what posted entries rest on for seven years after their financial year, naming the entry.
 */
export async function destroyFile(call: Destroying, { storage, ingestion }: DestroyTools, id: string): Promise<void> {
  // Otherwise the record would be gone and the bytes not.
  await storage.check();
  const { forgotten, toRead } = await call.transaction((tx) => destroyInside(tx, call, id));
  for (const sha256 of forgotten) await removeBytes(call, storage, sha256);
  if (toRead !== null) await ingestion.enqueue(call.companyId, toRead);
}

async function destroyInside(tx: CompanyTransaction, call: Destroying, id: string) {
  const file = await lockFile(tx, id);
  if (file === null) throw new DomainError('not_found');
  if (file.state !== 'trashed')
    throw new DomainError('conflict', { word: 'file_not_in_trash', values: { name: file.name } });
  await refuseNeeded(tx, call.today, id, file);
  const toRead = await promoteCopy(tx, id);
  await releaseSame(tx, id);
  await deleteFile(tx, id).catch((error: unknown) => refuseNamed(error, file.name));
  await noteFile(tx, call, id, 'file_destroyed', fieldChanges({ file: file.name, sha256: file.sha256 }, null));
  const hashes = file.unlocked === null ? [file.sha256] : [file.sha256, file.unlocked];
  return { forgotten: await forgetContents(tx, hashes), toRead };
}

async function refuseNeeded(tx: CompanyTransaction, today: string, id: string, { name }: DoomedFile): Promise<void> {
  const kept = await readKept(tx, id, today);
  if (kept !== null) {
    const { date, until } = kept;
    const entry = journalNumberOf(Number(kept.number));
    throw new DomainError('conflict', { word: 'file_kept', values: { name, entry, date, until } });
  }
  const others = await countOtherParts(tx, id);
  if (others > 0)
    throw new DomainError('conflict', { word: 'file_holds_others', values: { name, count: String(others) } });
  const source = (await readRecords(tx, id, 'en-US')).find(({ attached }) => !attached);
  if (source !== undefined && (await readEntries(tx, id, 1)).total === 0)
    throw new DomainError('conflict', { word: 'file_in_use', values: { name, record: source.label ?? '' } });
}

/** Something else names the row: it is in use, whatever that is. */
function refuseNamed(error: unknown, name: string): never {
  if (error instanceof Error && 'code' in error && error.code === '23503')
    throw new DomainError('conflict', { word: 'file_named', values: { name } });
  throw error;
}

/** Removes bytes, unless the same content has been taken in again meanwhile. */
async function removeBytes(call: Destroying, storage: Storage, sha256: string): Promise<void> {
  await call.transaction(async (tx) => {
    await holdContent(tx, sha256);
    if (!(await isNoted(tx, sha256))) await storage.destroy(call.companyId, sha256);
  });
}

/** The database keeps the files that support an entry. */
export const fileGuards: Guards = {
  FO020: (entry) => new DomainError('conflict', { word: 'file_is_evidence', values: { entry } }),
};
