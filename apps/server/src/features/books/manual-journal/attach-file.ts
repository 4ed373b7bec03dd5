import { Readable } from 'node:stream';
import type { AuditAction } from '@folio/contract';
import { fileTypeFromBuffer } from 'file-type';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type ReadableType, sniffType } from '../../../platform/reader/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { arriveFile, nameOfType, registerContent, safeName } from '../../shared/stored-file/index.ts';
import { type FieldChanges, fieldChanges, type LedgerCall, writeAudit } from '../ledger/index.ts';
import { deleteAttachment, findAttachment, insertAttachment } from './attachment-store.ts';
import { editableDraft } from './drafts.ts';
import { readJournal } from './store.ts';

export interface FileToAttach {
  journalId: string;
  name: string;
  stream: Readable;
}

/** Attaches a file to a journal, posted or not: evidence may arrive later. Identical content is attached once. */
export async function attachFile(
  call: CompanyCall,
  storage: Storage,
  limitBytes: number,
  { journalId, name, stream }: FileToAttach,
): Promise<void> {
  await call.transaction((tx) => requireJournal(tx, journalId));
  let tail = Buffer.alloc(0);
  const watched = Readable.from(
    watch(stream, (chunk) => {
      tail = Buffer.concat([tail, chunk]).subarray(-TAIL_BYTES);
    }),
  );
  const arrived = await arriveFile(storage, limitBytes, watched);
  try {
    if (arrived.sizeBytes === 0) throw new DomainError('file_empty');
    const type = attachmentType(arrived.head, tail);
    if (type === null) throw await typeRefusal(arrived.head);
    await arrived.keep(call.companyId);
    const { sha256, sizeBytes } = arrived;
    await call.transaction(async (tx) => {
      await requireJournal(tx, journalId);
      await registerContent(tx, { sha256, sizeBytes, type });
      const file = { sha256, name: safeName(name) };
      if (await insertAttachment(tx, call, journalId, file))
        await audit(tx, call, journalId, 'journal_file_attached', fieldChanges(null, { file: file.name }));
    });
  } finally {
    await arrived.drop();
  }
}

/** Removes a file from a draft; the attachments of a posted journal cannot be removed. */
export async function detachFile(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, sha256 }: { id: string; sha256: string },
): Promise<void> {
  await editableDraft(tx, id);
  const file = await findAttachment(tx, id, sha256);
  if (file === null) throw new DomainError('not_found');
  await deleteAttachment(tx, id, sha256);
  await audit(tx, call, id, 'journal_file_detached', fieldChanges({ file: file.name }, null));
}

/** Throws `not_found` when the journal does not exist. */
export async function requireJournal(tx: CompanyTransaction, id: string): Promise<void> {
  if ((await readJournal(tx, id)) === null) throw new DomainError('not_found');
}

/** Passes a stream through and calls `see` with each chunk. */
async function* watch(stream: Readable, see: (chunk: Buffer) => void): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    see(chunk);
    yield chunk;
  }
}

async function typeRefusal(head: Buffer): Promise<DomainError> {
  const found = nameOfType((await fileTypeFromBuffer(head))?.ext, head);
  return new DomainError('file_type_unsupported', { word: 'attachment_type_unsupported', values: { found } });
}

async function audit(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  id: string,
  action: AuditAction,
  change: FieldChanges,
): Promise<void> {
  await writeAudit(tx, { userId, at, action, subjectType: 'manual_journal', subjectId: id, change });
}

/** Attaches a file that is in the file storage already; false if it was attached before. */
export function attachKept(
  tx: CompanyTransaction,
  call: LedgerCall,
  journalId: string,
  file: { sha256: string; name: string },
): Promise<boolean> {
  return insertAttachment(tx, call, journalId, file);
}

/** The number of bytes read from the end of a file: a workbook lists its parts there. */
export const TAIL_BYTES = 65_536;

const TYPES: Readonly<Record<ReadableType | 'xlsx' | 'csv', string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  xml: 'application/xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

/**
 * The media type of a file that may be attached (PNG, PDF, JPG, XLSX, CSV, and electronic invoices), found from its
 * first and last bytes and never from its name; null for any other type.
 */
export function attachmentType(head: Buffer, tail: Buffer): string | null {
  const readable = sniffType(head);
  if (readable !== null) return TYPES[readable];
  if (isWorkbook(head, tail)) return TYPES.xlsx;
  return isTable(head) ? TYPES.csv : null;
}

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** A ZIP archive that lists a workbook among its parts, and no macros. */
function isWorkbook(head: Buffer, tail: Buffer): boolean {
  return head.subarray(0, 4).equals(ZIP) && tail.includes('xl/workbook.') && !tail.includes('vbaProject');
}

/** Text whose first non-empty line has more than one cell. */
function isTable(head: Buffer): boolean {
  if (head.includes(0)) return false;
  const line = head
    .toString('latin1')
    .split(/\r\n|\r|\n/)
    .find((text) => text.trim() !== '');
  return line !== undefined && /[,;\t]/.test(line);
}
