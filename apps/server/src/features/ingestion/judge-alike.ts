import { type Alikeness, alikeness, type DocumentFacts } from '@folio/documents';
import type { Facts } from './facts.ts';

export type AlikeReason = Alikeness['reason'];

/** A document or invoice as it is compared: its facts, a known other name of its supplier, and how its pages look. */
export interface Compared extends Facts {
  otherName?: string | null;
  hashes: readonly string[];
}

/** Why two records look like one paper; null when they do not, or cannot be: a bill is no copy of an own invoice. Pure. */
export function judgeAlike(a: Compared, b: Compared): AlikeReason | null {
  if (a.family !== b.family) return null;
  return alikeness(documentFacts(a), documentFacts(b))?.reason ?? null;
}

function documentFacts(record: Compared): DocumentFacts {
  const [currency = null, total = null] = record.total?.split(' ') ?? [];
  const names = [record.supplier, record.otherName ?? null].filter((name) => name !== null);
  return {
    // Own and foreign papers, bills and credit notes were told apart by their families.
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
