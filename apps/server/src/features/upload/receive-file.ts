import type { Readable } from 'node:stream';
import { may } from '@folio/permissions';
import { fileTypeFromBuffer } from 'file-type';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { CompanyCall } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type ReadableType, sniffType } from '../../platform/reader/index.ts';
import type { ArrivedFile, Storage } from '../../platform/storage/index.ts';
import { dropOnLine } from '../bank-evidence/index.ts';
import { arriveFile, nameOfType, safeName } from './arrive-file.ts';
import { isBankData } from './is-bank-data.ts';
import { findOriginal, insertDuplicate, insertOriginal, insertStoredFile } from './store.ts';

const mimeTypes: Record<ReadableType, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  xml: 'application/xml',
};

export interface IncomingFile {
  name: string;
  stream: Readable & { truncated?: boolean };
  /** Throws where the request brings more than this file; asked once the file has arrived. */
  assertAlone?: () => Promise<void>;
}

/**
 * Takes one uploaded file in: measured, hashed and told by its content, then kept. Answers the new document's id and
 * whether it has to be read; the same content a second time becomes a duplicate that points at the first. `lineId`: the bank
 * line it was dropped onto; throws `forbidden` where the caller may not say what a line was for.
 */
export async function receiveFile(
  call: Pick<CompanyCall, 'companyId' | 'userId' | 'now' | 'today' | 'role' | 'transaction'>,
  storage: Storage,
  limitBytes: number,
  file: IncomingFile,
  lineId?: string,
): Promise<{ id: string; isNew: boolean }> {
  if (lineId !== undefined && !may(call.role, 'write')) throw new Refusal('forbidden');
  const arrived = await arriveFile(storage, limitBytes, file.stream);
  try {
    await file.assertAlone?.();
    const type = mimeTypes[await acceptedType(arrived)];
    const upload = { name: safeName(file.name), sha256: arrived.sha256, userId: call.userId, now: call.now };
    return await call.transaction(async (tx) => {
      await insertStoredFile(tx, { sha256: arrived.sha256, sizeBytes: arrived.sizeBytes, type });
      await arrived.keep(call.companyId);
      const original = await insertOriginal(tx, upload);
      const id = original ?? (await insertDuplicate(tx, upload));
      if (lineId !== undefined) await dropOnLine(tx, call, { lineId, documentId: id });
      return { id, isNew: original !== null };
    });
  } finally {
    await arrived.drop();
  }
}

/** Who sends a file, with an account or with a name that was typed. */
export type Sender = { userId: string } | { sentBy: string };

/**
 * Takes in a file that somebody was asked for: a PDF or a picture. `then` runs in the same transaction, with the document's id.
 * What is there already is that document, so a file sent twice is one.
 */
export async function receiveAnswer(
  call: Pick<CompanyCall, 'companyId' | 'now' | 'transaction'>,
  storage: Storage,
  limitBytes: number,
  file: IncomingFile & { sender: Sender },
  then: (tx: CompanyTransaction, sent: { id: string; name: string }) => Promise<void>,
): Promise<{ id: string; isNew: boolean }> {
  const arrived = await arriveFile(storage, limitBytes, file.stream);
  try {
    const found = await acceptedType(arrived);
    if (found === 'xml') throw new Refusal('file_type_unsupported', { values: { found: 'XML' } });
    const name = safeName(file.name);
    const upload = { userId: null, ...file.sender, name, sha256: arrived.sha256, now: call.now };
    return await call.transaction(async (tx) => {
      const stored = { sha256: arrived.sha256, sizeBytes: arrived.sizeBytes, type: mimeTypes[found] };
      await insertStoredFile(tx, stored);
      await arrived.keep(call.companyId);
      const original = await insertOriginal(tx, upload);
      const id = original ?? (await findOriginal(tx, arrived.sha256)).id;
      await then(tx, { id, name });
      return { id, isNew: original !== null };
    });
  } finally {
    await arrived.drop();
  }
}

/** Told by content, never by name. Throws `file_empty` or `file_type_unsupported` with what was found; XML that is no invoice has its own words. */
async function acceptedType(arrived: ArrivedFile): Promise<ReadableType> {
  if (arrived.sizeBytes === 0) throw new Refusal('file_empty');
  const type = sniffType(arrived.head);
  if (type !== null) return type;
  const other = await fileTypeFromBuffer(arrived.head);
  if (other?.mime === 'application/xml' && !isBankData(other.ext, arrived.head))
    throw new Refusal('file_type_unsupported', { word: 'file_xml_unsupported' });
  if (isBankData(other?.ext, arrived.head)) throw new Refusal('file_type_unsupported', { word: 'file_bank_data' });
  throw new Refusal('file_type_unsupported', {
    values: { found: nameOfType(other?.ext, arrived.head) },
  });
}
