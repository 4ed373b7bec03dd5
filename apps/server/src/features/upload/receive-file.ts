import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import type { CompanyCall } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type ReadableType, sniffType } from '../../platform/reader/index.ts';
import type { ArrivedFile, Storage } from '../../platform/storage/index.ts';
import { dropOnLine } from '../bank-evidence/index.ts';
import { arriveFile, nameOfType, safeName } from './arrive-file.ts';
import { insertDuplicate, insertOriginal, insertStoredFile } from './store.ts';

const mimeTypes: Record<ReadableType, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  xml: 'application/xml',
};

export interface IncomingFile {
  name: string;
  stream: Readable & { truncated?: boolean };
}

/**
 * Takes one uploaded file in: measured, hashed and told by its content, then kept. Answers the new document's id and
 * whether it has to be read; the same content a second time becomes a duplicate that points at the first. `lineId`: the bank
 * line it was dropped onto.
 */
export async function receiveFile(
  call: Pick<CompanyCall, 'companyId' | 'userId' | 'now' | 'today' | 'transaction'>,
  storage: Storage,
  limitBytes: number,
  file: IncomingFile,
  lineId?: string,
): Promise<{ id: string; isNew: boolean }> {
  const arrived = await arriveFile(storage, limitBytes, file.stream);
  try {
    const type = mimeTypes[await acceptedType(arrived)];
    await arrived.keep(call.companyId);
    const upload = { name: safeName(file.name), sha256: arrived.sha256, userId: call.userId, now: call.now };
    return await call.transaction(async (tx) => {
      await insertStoredFile(tx, { sha256: arrived.sha256, sizeBytes: arrived.sizeBytes, type });
      const original = await insertOriginal(tx, upload);
      const id = original ?? (await insertDuplicate(tx, upload));
      if (lineId !== undefined) await dropOnLine(tx, call, { lineId, documentId: id });
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
  if (other?.mime === 'application/xml') throw new Refusal('file_type_unsupported', { word: 'file_xml_unsupported' });
  throw new Refusal('file_type_unsupported', {
    values: { found: nameOfType(other?.ext, arrived.head) },
  });
}
