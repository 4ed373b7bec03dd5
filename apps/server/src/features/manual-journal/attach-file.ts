import { Readable } from 'node:stream';
import type { AuditAction } from '@folio/contract';
import { fileTypeFromBuffer } from 'file-type';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { CompanyCall } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { type FieldChanges, fieldChanges, type LedgerCall, writeAudit } from '../ledger/index.ts';
import { arriveFile, insertStoredFile, nameOfType, safeName } from '../upload/index.ts';
import { deleteAttachment, findAttachment, insertAttachment } from './attachment-store.ts';
import { attachmentType, TAIL_BYTES } from './attachment-type.ts';
import { editableDraft } from './drafts.ts';
import { readJournal } from './store.ts';

export interface FileToAttach {
  journalId: string;
  name: string;
  stream: Readable;
}

/** Attaches a file to a journal, posted or not: evidence may arrive later. The same content twice is one attachment. */
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
    if (arrived.sizeBytes === 0) throw new Refusal('file_empty');
    const type = attachmentType(arrived.head, tail);
    if (type === null) throw await typeRefusal(arrived.head);
    await arrived.keep(call.companyId);
    const { sha256, sizeBytes } = arrived;
    await call.transaction(async (tx) => {
      await requireJournal(tx, journalId);
      await insertStoredFile(tx, { sha256, sizeBytes, type });
      const file = { sha256, name: safeName(name) };
      if (await insertAttachment(tx, call, journalId, file))
        await audit(tx, call, journalId, 'journal_file_attached', fieldChanges(null, { file: file.name }));
    });
  } finally {
    await arrived.drop();
  }
}

/** Takes a file off a draft; what a posted journal rests on stays. */
export async function detachFile(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, sha256 }: { id: string; sha256: string },
): Promise<void> {
  await editableDraft(tx, id);
  const file = await findAttachment(tx, id, sha256);
  if (file === null) throw new Refusal('not_found');
  await deleteAttachment(tx, id, sha256);
  await audit(tx, call, id, 'journal_file_detached', fieldChanges({ file: file.name }, null));
}

/** Throws `not_found` when there is no such journal. */
export async function requireJournal(tx: CompanyTransaction, id: string): Promise<void> {
  if ((await readJournal(tx, id)) === null) throw new Refusal('not_found');
}

/** Passes a stream on and shows each chunk on the way. */
async function* watch(stream: Readable, see: (chunk: Buffer) => void): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    see(chunk);
    yield chunk;
  }
}

async function typeRefusal(head: Buffer): Promise<Refusal> {
  const found = nameOfType((await fileTypeFromBuffer(head))?.ext, head);
  return new Refusal('file_type_unsupported', { word: 'attachment_type_unsupported', values: { found } });
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
