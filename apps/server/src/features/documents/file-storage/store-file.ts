import type { Readable } from 'node:stream';
import type { FileRow } from '@folio/contract';
import { fileTypeFromBuffer } from 'file-type';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { sniffType } from '../../../platform/reader/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { fieldChanges } from '../../books/ledger/index.ts';
import { arriveFile, registerContent, registerDocument, safeName } from '../../shared/stored-file/index.ts';
import { fileRows } from './list-files.ts';
import { noteFile } from './note.ts';
import { finishStored } from './trash-store.ts';

/**
 * Stores a file of any type without reading it, for example a contract or a spreadsheet. Folio serves it only as an
 * attachment, so that browsers do not run its content. The same content again becomes a copy of the first file, as
 * with any upload.
 */
export async function storeFile(
  call: CompanyCall,
  storage: Storage,
  limitBytes: number,
  file: { name: string; stream: Readable },
): Promise<FileRow> {
  const arrived = await arriveFile(storage, limitBytes, file.stream);
  try {
    if (arrived.sizeBytes === 0) throw new DomainError('file_empty');
    const { sha256, sizeBytes, head } = arrived;
    const type = await storedType(head);
    const upload = { name: safeName(file.name), sha256, userId: call.userId, now: call.now };
    return await call.transaction(async (tx) => {
      await registerContent(tx, { sha256, sizeBytes, type });
      await arrived.keep(call.companyId);
      const { id, isNew } = await registerDocument(tx, upload, { kind: 'other' });
      if (isNew) {
        await finishStored(tx, id);
        await noteFile(tx, call, id, 'file_stored', fieldChanges(null, { file: upload.name }));
      }
      const [row] = await fileRows(tx, [id], { language: call.language, search: null });
      if (row === undefined) throw new DomainError('not_found');
      return row;
    });
  } finally {
    await arrived.drop();
  }
}

const READABLE: Readonly<Record<string, string>> = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' };

/** Detected from the content, never from the name, and never a type that a browser would run. */
async function storedType(head: Buffer): Promise<string> {
  const readable = READABLE[sniffType(head) ?? ''];
  if (readable !== undefined) return readable;
  const found = (await fileTypeFromBuffer(head))?.mime;
  if (found !== undefined) return /xml|html|script/.test(found) && !/openxml/.test(found) ? 'text/plain' : found;
  return head.includes(0) ? 'application/octet-stream' : 'text/plain';
}
