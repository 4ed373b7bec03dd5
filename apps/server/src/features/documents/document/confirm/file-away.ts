import type { StoredDocument } from '@folio/contract';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { attachDropped } from '../../../banking/bank-evidence/index.ts';
import { beforeLookingAlike, forgetLookAlikes } from '../../ingestion/index.ts';
import { documentRow } from '../show/read-document.ts';
import { finishDocument, lockReviewed } from '../store.ts';

/** Keeps a file without bookkeeping: a letter, a delivery note, a picture that is no document. */
export function fileAway(call: CompanyCall, id: string, version: number): Promise<StoredDocument> {
  return call.transaction(async (tx) => {
    await beforeLookingAlike(tx);
    const document = await lockReviewed(tx, id);
    if (!document) throw new DomainError('not_found');
    if (document.state === 'processed' || document.state === 'merged') throw new DomainError('already_confirmed');
    if (document.state === 'trashed') throw new DomainError('conflict', { word: 'file_in_trash' });
    if (document.state === 'queued' || document.state === 'processing') throw new DomainError('document_not_ready');
    if (document.version !== version) throw new DomainError('stale_version');
    // A paper that is only kept is no second booking of anything.
    await forgetLookAlikes(tx, id);
    await finishDocument(tx, id, [{ type: 'filed', id, number: null }]);
    await attachDropped(tx, call, id);
    return documentRow(tx, id, call.language);
  });
}
