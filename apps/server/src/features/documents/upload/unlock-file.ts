import { Readable } from 'node:stream';
import type { StoredDocument } from '@folio/contract';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type Reader, ReadingError } from '../../../platform/reader/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { limitAttempts } from '../../people/session/index.ts';
import { registerContent } from '../../shared/stored-file/index.ts';
import { readDocumentRow } from '../document/index.ts';
import type { Ingestion } from '../ingestion/index.ts';
import { findLocked, keepUnlocked } from './unlock-store.ts';

const TRIES = 10;

/**
 * Opens a protected PDF with its password and has the opened copy read; the file as uploaded stays what it is. The password is
 * used here and kept nowhere. Throws `wrong_password`, and `too_many_requests` to somebody who guesses.
 */
export async function unlockFile(
  call: CompanyCall,
  tools: { storage: Storage; reader: Reader; ingestion: Pick<Ingestion, 'enqueue'> },
  id: string,
  password: string,
): Promise<StoredDocument> {
  const { storage, reader, ingestion } = tools;
  const locked = await call.transaction((tx) => findLocked(tx, id));
  if (!locked) throw new DomainError('not_found');
  if (!locked.protected) throw new DomainError('conflict', { word: 'not_protected' });
  await limitAttempts(call.database.queries, 'unlock', `${call.companyId} ${id}`, TRIES, call.now);
  const bytes = await storage.read(call.companyId, locked.sha256);
  const opened = await reader.unlock(bytes, password).catch(refuseWrong);
  const copy = await storage.receive(Readable.from([Buffer.from(opened)]), Number.POSITIVE_INFINITY);
  try {
    await copy.keep(call.companyId);
    await call.transaction(async (tx) => {
      await registerContent(tx, { sha256: copy.sha256, sizeBytes: copy.sizeBytes, type: 'application/pdf' });
      if (!(await keepUnlocked(tx, id, copy.sha256))) throw new DomainError('conflict', { word: 'already_done' });
    });
    await ingestion.enqueue(call.companyId, id);
    return readDocumentRow(call, id);
  } finally {
    await copy.drop();
  }
}

function refuseWrong(error: unknown): never {
  if (!(error instanceof ReadingError)) throw error;
  if (error.code === 'wrong_password' || error.code === 'encrypted')
    throw new DomainError('wrong_password', { faults: [{ path: 'password', word: 'wrong_password' }] });
  throw new DomainError('conflict', { word: `problem_${error.code}`, values: { ...error.values } });
}
