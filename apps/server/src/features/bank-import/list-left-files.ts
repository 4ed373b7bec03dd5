import type { LeftBankFile } from '@folio/contract';
import type { CompanyCall } from '../../platform/http/call.ts';
import { readLeftFiles } from './document-store.ts';

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
