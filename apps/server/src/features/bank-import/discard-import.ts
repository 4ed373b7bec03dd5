import type { CompanyCall } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { finishFile, lockFile } from './document-store.ts';

/** Files a file away without importing it; it stays in File Storage. What was imported stays what it is. */
export function discardImport(call: CompanyCall, id: string): Promise<void> {
  return call.transaction(async (tx) => {
    const document = await lockFile(tx, id);
    if (document === null) throw new Refusal('not_found');
    if (document.state !== 'waiting') throw new Refusal('conflict', { word: 'already_done' });
    await finishFile(tx, id, { outcomes: [{ type: 'filed', id, number: null }], summary: null });
  });
}
