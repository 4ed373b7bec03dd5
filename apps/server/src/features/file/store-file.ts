import type { Readable } from 'node:stream';
import type { FileRow } from '@folio/contract';
import { fileTypeFromBuffer } from 'file-type';
import type { CompanyCall } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sniffType } from '../../platform/reader/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { fieldChanges } from '../ledger/index.ts';
import { arriveFile, insertDuplicate, insertOriginal, insertStoredFile, safeName } from '../upload/index.ts';
import { fileRows } from './list-files.ts';
import { noteFile } from './note.ts';
import { finishStored } from './trash-store.ts';

/**
 * Keeps a file of any type without reading it: a contract, a spreadsheet. It is only ever handed out as an attachment, so what
 * is in it runs nowhere. The same content a second time is a copy of the first, as with any upload.
 */
export async function storeFile(
  call: CompanyCall,
  storage: Storage,
  limitBytes: number,
  file: { name: string; stream: Readable },
): Promise<FileRow> {
  const arrived = await arriveFile(storage, limitBytes, file.stream);
  try {
    if (arrived.sizeBytes === 0) throw new Refusal('file_empty');
    const { sha256, sizeBytes, head } = arrived;
    const type = await storedType(head);
    const upload = { name: safeName(file.name), sha256, userId: call.userId, now: call.now };
    return await call.transaction(async (tx) => {
      await insertStoredFile(tx, { sha256, sizeBytes, type });
      await arrived.keep(call.companyId);
      const original = await insertOriginal(tx, upload, { kind: 'other' });
      if (original !== null) await finishStored(tx, original);
      const id = original ?? (await insertDuplicate(tx, upload));
      if (original !== null) await noteFile(tx, call, id, 'file_stored', fieldChanges(null, { file: upload.name }));
      const [row] = await fileRows(tx, [id], { language: call.language, search: null });
      if (row === undefined) throw new Refusal('not_found');
      return row;
    });
  } finally {
    await arrived.drop();
  }
}

const READABLE: Readonly<Record<string, string>> = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' };

/** Told by content, never by name, and never a type that a browser would run. */
async function storedType(head: Buffer): Promise<string> {
  const readable = READABLE[sniffType(head) ?? ''];
  if (readable !== undefined) return readable;
  const found = (await fileTypeFromBuffer(head))?.mime;
  if (found !== undefined) return /xml|html|script/.test(found) && !/openxml/.test(found) ? 'text/plain' : found;
  return head.includes(0) ? 'application/octet-stream' : 'text/plain';
}
