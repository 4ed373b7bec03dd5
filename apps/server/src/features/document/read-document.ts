import type { DocumentDetail, StoredDocument } from '@folio/contract';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { CompanyCall, Language } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { presentDetail, presentDocument } from './present.ts';
import { findDocument, findReviewed } from './store.ts';

export function readDocumentRow(call: CompanyCall, id: string): Promise<StoredDocument> {
  return call.transaction((tx) => documentRow(tx, id, call.language));
}

export async function documentRow(tx: CompanyTransaction, id: string, language: Language): Promise<StoredDocument> {
  const row = await findDocument(tx, id);
  if (!row) throw new Refusal('not_found');
  return presentDocument(row, language);
}

export async function documentDetailOf(
  tx: CompanyTransaction,
  id: string,
  language: Language,
): Promise<DocumentDetail> {
  const row = await findDocument(tx, id);
  const reviewed = await findReviewed(tx, id);
  if (!row || !reviewed) throw new Refusal('not_found');
  return presentDetail(row, reviewed, language);
}
