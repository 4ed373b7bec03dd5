import { absolute } from '../../money/index.ts';
import { isDue } from '../evidence/judge-document.ts';
import { dayPoints, payeePoints, payeeReason, type ReadLine } from '../evidence/line-evidence.ts';
import { SURE_SIMILARITY } from '../evidence/name-index.ts';
import { type DocumentGroup, openOf, type PreparedDocument } from '../index-of-documents/document-index.ts';
import type { PreparedSurroundings } from '../index-of-documents/prepare.ts';
import { type Candidate, candidate, good } from './candidate.ts';
import { namedOnes } from './documents-of-line.ts';
import { type Subset, subsetsThatSum } from './subsets.ts';

const SHAPE_POINTS: Readonly<Record<Subset['shape'], number>> = { oldest: 58, run: 52, any: 48 };
/** Every document is named, and together they are the line. */
const ALL_NAMED_POINTS = 85;
/** The line names one of them, or one that is not among them. */
const NAMED_POINTS = 12;
/** Contacts a line is tried with, the most similar first. */
const MAX_CONTACTS = 3;

/** Several open documents of one contact that together are exactly the line. */
export function togetherOfLine(read: ReadLine, prepared: PreparedSurroundings): Candidate[] {
  const named = namedOnes(read, prepared).filter((document) => isDue(document, read));
  const hits = prepared.documents.names.find(read.who).slice(0, MAX_CONTACTS);
  const similar = new Map(hits.map(({ ref, similarity }) => [ref, similarity]));
  const groups = new Set([
    ...named.map(({ group }) => group),
    ...hits.flatMap(({ ref }) => prepared.documents.byContact.get(ref) ?? []),
  ]);
  return [...groups]
    .filter((group) => group.currency === read.line.currency && group.received === read.line.amountMinor > 0n)
    .flatMap((group) => ofGroup(read, group, similar.get(group.contactRef) ?? 0, new Set(named)));
}

function ofGroup(
  read: ReadLine,
  group: DocumentGroup,
  similarity: number,
  named: ReadonlySet<PreparedDocument>,
): Candidate[] {
  const paid = absolute(read.line.amountMinor);
  const due = group.documents.filter((document) => isDue(document, read));
  const told = due.filter((document) => named.has(document));
  if (told.length > 1 && told.reduce((sum, document) => sum + openOf(document), 0n) === paid)
    return [makeTogether(read, told, similarity, ALL_NAMED_POINTS)];
  if (similarity === 0) return [];
  return subsetsThatSum(due.map(openOf), paid).map(({ indexes, shape }) => {
    const chosen = indexes.flatMap((index) => due[index] ?? []);
    const among =
      told.length === 0 ? 0 : told.every((document) => chosen.includes(document)) ? NAMED_POINTS : -NAMED_POINTS;
    return makeTogether(read, chosen, similarity, SHAPE_POINTS[shape] + among);
  });
}

function makeTogether(
  read: ReadLine,
  chosen: readonly PreparedDocument[],
  similarity: number,
  base: number,
): Candidate {
  return candidate({
    action: 'match',
    source: 'document',
    points: base + payeePoints(similarity) + dayPoints(read.day - (chosen.at(-1)?.day ?? read.day)),
    real: similarity >= SURE_SIMILARITY || base >= ALL_NAMED_POINTS,
    since: chosen[0]?.document.issueDate ?? null,
    documents: chosen.map(({ document }) => ({ ref: document.ref, settlesMinor: absolute(document.openMinor) })),
    reasons: [good('together', String(chosen.length)), ...payeeReason(similarity)],
  });
}
