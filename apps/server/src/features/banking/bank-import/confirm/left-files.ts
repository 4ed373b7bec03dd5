import type { LeftBankFile } from '@folio/contract';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { finishFile, lockFile, readLeftFiles } from './document-store.ts';

/** The files a person looked at and left, to go on with or to discard. */
export function listLeftFiles(call: CompanyCall): Promise<LeftBankFile[]> {
  return call.transaction(async (tx) => {
    const files = await readLeftFiles(tx);
    return files.map(({ id, name, uploadedAt }) => ({
      document_id: id,
      name,
      uploaded_at: uploadedAt.toISOString(),
    }));
  });
}

/** Files a file away without importing it; it stays in File Storage. What was imported stays what it is. */
export function discardImport(call: CompanyCall, id: string): Promise<void> {
  return call.transaction(async (tx) => {
    const document = await lockFile(tx, id);
    if (document === null) throw new DomainError('not_found');
    if (document.state !== 'waiting') throw new DomainError('conflict', { word: 'already_done' });
    await finishFile(tx, id, { outcomes: [{ type: 'filed', id, number: null }], summary: null });
  });
}
