import { type BankLineOffer, type DocumentDetail, documentDraft, type StoredDocument } from '@folio/contract';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { CompanyCall, Language } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { linesForDocument } from '../../../banking/bank-line/index.ts';
import { readLookAlikes } from '../confirm/look-alike-store.ts';
import { otherHolders } from '../confirm/other-holders.ts';
import { unbookedOf } from '../confirm/unbooked.ts';
import { readFileParts } from '../pages/part-store.ts';
import { findDocument, findDocuments, findReviewed, type ReviewedRow } from '../store.ts';
import { presentDocument } from './present.ts';
import { presentDetail } from './present-detail.ts';

export function readDocumentRow(call: CompanyCall, id: string): Promise<StoredDocument> {
  return call.transaction((tx) => documentRow(tx, id, call.language));
}

export async function documentRow(tx: CompanyTransaction, id: string, language: Language): Promise<StoredDocument> {
  const row = await findDocument(tx, id);
  if (!row) throw new DomainError('not_found');
  return presentDocument(row, language);
}

/** Documents by id as the lists show them; those the caller may not see are not among them. */
export async function documentRows(
  tx: CompanyTransaction,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, StoredDocument>> {
  const rows = await findDocuments(tx, ids);
  return new Map(rows.map((row) => [row.id, presentDocument(row, language)]));
}

/** A document with its draft, the other documents of its file, what looks like it and which payments fit. */
export async function documentDetailOf(
  tx: CompanyTransaction,
  id: string,
  language: Language,
): Promise<DocumentDetail> {
  const row = await findDocument(tx, id);
  const reviewed = await findReviewed(tx, id);
  const file = await readFileParts(tx, id);
  if (!row || !reviewed || !file) throw new DomainError('not_found');
  // Who sees no books is not shown what else is in them either.
  const open = reviewed.state === 'needs_review' && tx.papersOf === undefined;
  const lookAlikes = open ? await readLookAlikes(tx, reviewed) : [];
  const bankLines = open ? await linesFor(tx, id, reviewed) : [];
  const holders = open && reviewed.draft !== null ? await otherHolders(tx, documentDraft.parse(reviewed.draft)) : [];
  return presentDetail({ row, reviewed, file, lookAlikes, bankLines, otherHolders: holders }, language);
}

async function linesFor(tx: CompanyTransaction, id: string, { draft }: ReviewedRow): Promise<BankLineOffer[]> {
  const unbooked = draft === null ? null : unbookedOf(id, documentDraft.parse(draft));
  return unbooked === null ? [] : linesForDocument(tx, unbooked);
}
