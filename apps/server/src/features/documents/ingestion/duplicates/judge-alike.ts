import { type Alikeness, alikeness, type DocumentFacts } from '@folio/documents';
import { z } from 'zod';
import type { Facts } from '../propose/facts.ts';

export type AlikeReason = Alikeness['reason'];

/**
 * A document or invoice in the form used for comparison: its facts, an alternative name of its supplier, and the
 * visual features of its pages.
 */
export interface Compared extends Facts {
  otherName?: string | null;
  hashes: readonly string[];
}

/**
 * The reason why two records are possible duplicates; null if they are not, or cannot be (a bill is never a copy of
 * the company's own invoice). Pure.
 */
export function judgeAlike(a: Compared, b: Compared): AlikeReason | null {
  if (a.family !== b.family) return null;
  return alikeness(documentFacts(a), documentFacts(b))?.reason ?? null;
}

function documentFacts(record: Compared): DocumentFacts {
  const [currency = null, total = null] = record.total?.split(' ') ?? [];
  const names = [record.supplier, record.otherName ?? null].filter((name) => name !== null);
  return {
    // The families already separate sales from purchase documents, and bills from credit notes.
    kind: 'invoice',
    supplier: names.length === 0 ? null : names.join(' '),
    supplierTaxId: null,
    number: record.number,
    total,
    currency,
    issueDate: record.date,
    pictureHashes: record.hashes,
  };
}

/** A look-alike as it is kept with a document. */
export interface StoredAlike {
  type: 'document' | 'invoice';
  id: string;
  reason: AlikeReason;
}

export const storedAlike = z.array(
  z.object({
    type: z.enum(['document', 'invoice']),
    id: z.string(),
    reason: z.enum(['same_number', 'same_fields', 'same_picture']),
  }),
);
