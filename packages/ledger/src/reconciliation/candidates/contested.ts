import { absolute } from '../../money/index.ts';
import { compare } from '../index-of-documents/document-index.ts';
import type { PreparedSurroundings } from '../index-of-documents/prepare.ts';
import { type LineToCode, SUGGEST_FROM, type Suggestion } from '../suggestion.ts';

/** Points a candidate loses if a likelier line claimed its counterpart; margin in which lines are equally likely. */
const CONTESTED_POINTS = 30;
const RIVAL_MARGIN = 12;
const DOUBTFUL_MOST = 88;

interface Claimed {
  leftMinor: bigint;
  /** The line that claimed it last. */
  by: number;
}

/**
 * Gives no two lines the same counterpart: the likelier line keeps it (the earlier one of equals), the other line's
 * candidate loses thirty points and its next one is tried. Where both were about as likely, or both name it, the one
 * that keeps it is no longer certain. Several lines may be parts of one document as long as it is not used up.
 * Independent of the order of `lines`.
 */
export function settleContests(
  lines: readonly LineToCode[],
  found: readonly (readonly Suggestion[])[],
  prepared: PreparedSurroundings,
): Suggestion[][] {
  const result = found.map((candidates) => [...candidates]);
  const claims = new Map<string, Claimed>();
  const order = lines
    .map((line, index) => ({ line, index, score: found[index]?.[0]?.score ?? 0 }))
    .toSorted((a, b) => b.score - a.score || compare(a.line.date, b.line.date) || compare(a.line.ref, b.line.ref));
  for (const { index } of order) {
    const lost = new Set<string>();
    for (let first = result[index]?.[0]; first && first.score >= SUGGEST_FROM; first = result[index]?.[0]) {
      const holders = heldBy(first, claims);
      if (holders.length === 0) {
        claim(first, index, claims, prepared);
        break;
      }
      for (const holder of holders) makeDoubtful(result, holder, first);
      lost.add(first.key);
      result[index] = withLess(result[index] ?? [], first.key);
      if (result[index]?.[0]?.key !== undefined && lost.has(result[index]?.[0]?.key ?? '')) break;
    }
  }
  return result;
}

function claimsOf(suggestion: Suggestion): { key: string; minor: bigint | null }[] {
  return [
    ...suggestion.documents.map(({ ref, settlesMinor }) => ({ key: `document ${ref}`, minor: settlesMinor })),
    ...suggestion.entryRefs.map((ref) => ({ key: `entry ${ref}`, minor: null })),
    ...(suggestion.transfer?.lineRef ? [{ key: `line ${suggestion.transfer.lineRef}`, minor: null }] : []),
  ];
}

function heldBy(suggestion: Suggestion, claims: ReadonlyMap<string, Claimed>): number[] {
  return claimsOf(suggestion).flatMap(({ key, minor }) => {
    const there = claims.get(key);
    return there !== undefined && (minor === null || there.leftMinor < minor) ? [there.by] : [];
  });
}

function claim(suggestion: Suggestion, by: number, claims: Map<string, Claimed>, prepared: PreparedSurroundings): void {
  for (const { key, minor } of claimsOf(suggestion)) {
    const document = prepared.documents.byRef.get(key.slice('document '.length));
    const before = claims.get(key)?.leftMinor ?? (document ? absolute(document.openMinor) : 0n);
    claims.set(key, { by, leftMinor: minor === null ? 0n : before - minor });
  }
}

/** A contender about as likely, or one that names the document by its number as well. */
function makeDoubtful(result: Suggestion[][], holder: number, contender: Suggestion): void {
  const [first, ...others] = result[holder] ?? [];
  const names = contender.reasons.some(({ kind }) => kind === 'reference');
  if (first && (names || first.score - contender.score < RIVAL_MARGIN))
    result[holder] = [{ ...first, score: Math.min(first.score, DOUBTFUL_MOST) }, ...others];
}

function withLess(candidates: readonly Suggestion[], key: string): Suggestion[] {
  return candidates
    .map((candidate) =>
      candidate.key === key ? { ...candidate, score: Math.max(0, candidate.score - CONTESTED_POINTS) } : candidate,
    )
    .toSorted((a, b) => b.score - a.score);
}
