import type { Readable } from 'node:stream';
import type { BankImportPreview } from '@folio/contract';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { turnOf } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import {
  arriveFile,
  registerContent,
  registerDuplicate,
  registerOriginal,
  safeName,
} from '../../../shared/stored-file/index.ts';
import { DATA_TYPES, findFileOfContent, reopenFile } from '../confirm/document-store.ts';
import { previewFile } from '../confirm/preview-file.ts';
import type { BankImportTools } from '../tools.ts';
import { readFile } from './read-file.ts';

/**
 * Takes a bank's data file in, kept like every upload, and answers what it holds. The same file a second time is the first
 * one's again: still waiting, or with what was imported of it. Refuses what is no data file of a bank.
 */
export async function uploadBankFile(
  call: CompanyCall,
  tools: BankImportTools,
  file: { name: string; stream: Readable },
  accountId: string | undefined,
): Promise<BankImportPreview> {
  const arrived = await arriveFile(tools.storage, tools.maxUploadBytes, file.stream);
  const name = safeName(file.name);
  const { sha256, sizeBytes } = arrived;
  try {
    await arrived.keep(call.companyId);
    const bytes = await tools.storage.read(call.companyId, sha256);
    const seen = await readFile({ bytes, fileName: name, mapping: undefined, anchor: call.today }, turnOf(call));
    const id = await call.transaction(async (tx) => {
      await registerContent(tx, { sha256, sizeBytes, type: DATA_TYPES[seen.format] ?? 'text/plain' });
      return keepDocument(tx, { name, sha256, userId: call.userId, now: call.now });
    });
    return await previewFile(call, tools, id, { bank_account_id: accountId, statements: [] }, seen);
  } finally {
    await arrived.drop();
  }
}

async function keepDocument(
  tx: CompanyTransaction,
  upload: { name: string; sha256: string; userId: string; now: Date },
): Promise<string> {
  const fresh = await registerOriginal(tx, upload, { kind: 'bank_statement' });
  if (fresh !== null) return fresh;
  const before = await findFileOfContent(tx, upload.sha256);
  if (before === null) throw new DomainError('conflict', { word: 'bank_import_known_otherwise' });
  if (before.state === 'filed') await reopenFile(tx, before.id);
  if (before.state === 'imported') await registerDuplicate(tx, upload);
  return before.id;
}
