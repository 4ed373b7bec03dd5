import type { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';
import { may } from '@folio/permissions';
import { fileTypeFromBuffer } from 'file-type';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type ReadableType, sniffType } from '../../../platform/reader/index.ts';
import type { ArrivedFile, Storage } from '../../../platform/storage/index.ts';
import { dropOnLine } from '../../banking/bank-evidence/index.ts';
import {
  arriveFile,
  idOfContent,
  nameOfType,
  registerContent,
  registerDocument,
  registerOriginal,
  safeName,
} from '../../shared/stored-file/index.ts';

const mimeTypes: Record<ReadableType, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  xml: 'application/xml',
};

export interface IncomingFile {
  name: string;
  stream: Readable & { truncated?: boolean };
  /** Throws if the request contains more than this file; called after the file has arrived. */
  assertAlone?: () => Promise<void>;
}

/**
 * Receives one uploaded file: measures and hashes it, detects its type from its content, and stores it. Returns the
 * new document's id and whether it must be read. The same content again becomes a duplicate linked to the first
 * document. `lineId`: the bank line the file was dropped onto; throws `forbidden` if the caller may not attach
 * evidence to a line.
 */
export async function receiveFile(
  call: Pick<CompanyCall, 'companyId' | 'userId' | 'now' | 'today' | 'role' | 'transaction'>,
  storage: Storage,
  limitBytes: number,
  file: IncomingFile,
  lineId?: string,
): Promise<{ id: string; isNew: boolean }> {
  if (lineId !== undefined && !may(call.role, 'write')) throw new DomainError('forbidden');
  const arrived = await arriveFile(storage, limitBytes, file.stream);
  try {
    await file.assertAlone?.();
    const type = mimeTypes[await acceptedType(arrived)];
    const upload = { name: safeName(file.name), sha256: arrived.sha256, userId: call.userId, now: call.now };
    return await call.transaction(async (tx) => {
      await registerContent(tx, { sha256: arrived.sha256, sizeBytes: arrived.sizeBytes, type });
      await arrived.keep(call.companyId);
      const document = await registerDocument(tx, upload);
      if (lineId !== undefined) await dropOnLine(tx, call, { lineId, documentId: document.id });
      return document;
    });
  } finally {
    await arrived.drop();
  }
}

/** The sender of a file: a user, or a person without an account who typed a name. */
export type Sender = { userId: string } | { sentBy: string };

/**
 * Receives a requested file: a PDF or a picture. `then` runs in the same transaction with the document's id. An
 * identical file resolves to the existing document.
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
    if (found === 'xml') throw new DomainError('file_type_unsupported', { values: { found: 'XML' } });
    const name = safeName(file.name);
    const upload = { userId: null, ...file.sender, name, sha256: arrived.sha256, now: call.now };
    return await call.transaction(async (tx) => {
      const stored = { sha256: arrived.sha256, sizeBytes: arrived.sizeBytes, type: mimeTypes[found] };
      await registerContent(tx, stored);
      await arrived.keep(call.companyId);
      const original = await registerOriginal(tx, upload);
      const id = original ?? (await idOfContent(tx, arrived.sha256));
      await then(tx, { id, name });
      return { id, isNew: original !== null };
    });
  } finally {
    await arrived.drop();
  }
}

/**
 * Detects the type from the content, never from the name. Throws `file_empty` or `file_type_unsupported` with the
 * detected type; XML that is not an invoice has a separate message.
 */
async function acceptedType(arrived: ArrivedFile): Promise<ReadableType> {
  if (arrived.sizeBytes === 0) throw new DomainError('file_empty');
  const type = sniffType(arrived.head);
  if (type !== null) return type;
  const other = await fileTypeFromBuffer(arrived.head);
  if (other?.mime === 'application/xml' && !isBankData(other.ext, arrived.head))
    throw new DomainError('file_type_unsupported', { word: 'file_xml_unsupported' });
  if (isBankData(other?.ext, arrived.head)) throw new DomainError('file_type_unsupported', { word: 'file_bank_data' });
  throw new DomainError('file_type_unsupported', {
    values: { found: nameOfType(other?.ext, arrived.head) },
  });
}

const HEAD_BYTES = 4096;
const MARKS = /^\s*(?:OFXHEADER|<OFX>|!Type:|:20:|\{1:)|camt\.05[234]/u;
const LINES_LOOKED_AT = 5;

/** Whether a file that is no document begins like data of a bank: a workbook, a known format, or a table of text. */
export function isBankData(extension: string | undefined, head: Buffer): boolean {
  if (extension === 'xlsx') return true;
  if (extension !== undefined && extension !== 'xml') return false;
  if (head.includes(0)) return false;
  const text = head.subarray(0, HEAD_BYTES).toString('latin1').replace('\u00ef\u00bb\u00bf', '');
  return MARKS.test(text) || isTable(text);
}

/** The first lines hold the same separator as often as each other, at least twice. */
function isTable(text: string): boolean {
  const lines = text.split('\n', LINES_LOOKED_AT + 1).filter((line) => line.trim() !== '');
  const [first, second] = lines;
  if (first === undefined || second === undefined) return false;
  return [',', ';', '\t'].some((separator) => {
    const count = first.split(separator).length;
    return count > 2 && second.split(separator).length === count;
  });
}
