import type { DocumentDraft } from '@folio/contract';
import type { EvidenceMap, StoredEvidence } from '../ingestion/index.ts';
import { movedBefore } from './reread/moved-rows.ts';

export interface Corrector {
  name: string;
  at: Date;
}

/**
 * Updates the evidence of a draft after a person's corrections. A corrected field records who entered it and no
 * longer shows where the wrong value was read. The original reading is kept and applies again if the person types the
 * same value. Items that moved because the number of items changed lose evidence that no longer applies; rows of a
 * statement keep theirs.
 */
export function correctedEvidence(
  stored: EvidenceMap,
  asStored: DocumentDraft,
  after: DocumentDraft,
  by: Corrector,
): EvidenceMap {
  const { evidence, before } = movedBefore(stored, asStored, after);
  const old = leavesOf(before);
  const now = leavesOf(after);
  const hasMoved = before.invoice?.items.length !== after.invoice?.items.length;
  const kept: EvidenceMap = { ...evidence };
  for (const path of new Set([...old.keys(), ...now.keys()])) {
    const value = now.get(path) ?? null;
    if (value === (old.get(path) ?? null)) continue;
    const known = evidence[path];
    if (hasMoved && path.startsWith('invoice.items.')) delete kept[path];
    else if (value === null && known === undefined) delete kept[path];
    else kept[path] = known?.was && known.read === value ? readAgain(known) : entered(known, by);
  }
  return kept;
}

function entered(known: StoredEvidence | undefined, { name, at }: Corrector): StoredEvidence {
  const was = known?.was ?? (known === undefined ? undefined : { ...placeOf(known), origin: known.origin });
  return {
    page: null,
    box: null,
    confidence: 1,
    origin: 'entered',
    read: known?.read ?? null,
    by: name,
    at: at.toISOString(),
    ...(was !== undefined && { was }),
  };
}

function readAgain({ was, read }: StoredEvidence): StoredEvidence {
  if (was === undefined) throw new Error('nothing was read before');
  return { ...was, read };
}

function placeOf({ page, box, confidence }: StoredEvidence) {
  return { page, box, confidence };
}

/** All values of a draft, keyed by the path used in the evidence. */
function leavesOf(value: unknown, path = '', leaves = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string') leaves.set(path, value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) leavesOf(inner, path === '' ? key : `${path}.${key}`, leaves);
  return leaves;
}

/** The column holds what ingestion wrote. */
export function evidenceOf(stored: unknown): EvidenceMap {
  return typeof stored === 'object' && stored !== null ? (stored as EvidenceMap) : {};
}
