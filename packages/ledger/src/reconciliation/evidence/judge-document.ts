import { type Candidate, candidate, good } from '../candidates/candidate.ts';
import type { PreparedDocument } from '../index-of-documents/document-index.ts';
import type { MarkStrength } from '../index-of-documents/marks.ts';
import { isGateway, type Settlement, settlementsOf } from '../settlement.ts';
import type { Surroundings } from '../suggestion.ts';
import { daysReason, payeePoints, payeeReason, REFERENCE_POINTS, type ReadLine, referenceIn } from './line-evidence.ts';
import { SIMILAR_FROM, SURE_SIMILARITY } from './name-index.ts';

/** Days before its own issue at which a document may have been paid. */
const EARLIEST_DAYS = -7;
const POINTS: Readonly<Record<Settlement['kind'], number>> = {
  exact: 50,
  write_off: 48,
  fee: 46,
  exchange: 45,
  part: 28,
  excess: 25,
};
/** A part of a contact's oldest larger document, or more than its only one: likely without a number too. */
const FOREMOST_POINTS = 40;
/** Only the amount agrees, and the line has another party's name. */
const STRANGER_POINTS = -18;
/** The line names another document by its whole number. */
const ELSEWHERE_POINTS = -12;
/** A misquoted number is likelier than a part payment that equals another document's amount. */
const OUTDONE_POINTS = -25;
const ALONE_POINTS = 5;
/** The line has no name, so that there is no evidence against the only document of its amount. */
const UNNAMED_POINTS = 5;
/** A gateway pays out under its own name: only one document that its fee explains, or several. */
const GATEWAY_POINTS = { one: 62, several: 50 };
const CERTAIN_SIMILARITY = 0.9;

export function isDue(document: PreparedDocument, line: ReadLine): boolean {
  return line.day - document.day >= EARLIEST_DAYS;
}

/** Data a document is compared with in addition to the line. */
export interface DocumentContext {
  readonly around: Surroundings;
  /** The only due document of the line's amount. */
  readonly alone: boolean;
  /** The document of its contact to which a payment without a number is applied first. */
  readonly foremost: boolean;
  /** Another one is named by its whole number. */
  readonly elsewhere: boolean;
  /** Its contact has another one of exactly the line's amount. */
  readonly outdone: boolean;
  /** The only one that a gateway's fee explains. */
  readonly explained: boolean;
  /** Points of the day; of equal documents of one contact none is nearer than the others. */
  readonly dayPoints: number;
}

/** The line against one document: a candidate for each way of settling it that the evidence carries. */
export function judgeDocument(
  read: ReadLine,
  prepared: PreparedDocument,
  similarity: number,
  context: DocumentContext,
): Candidate[] {
  const { document } = prepared;
  if (!isDue(prepared, read)) return [];
  const reference = referenceIn(read.marks, prepared);
  const told = reference !== null || similarity >= SIMILAR_FROM;
  return settlementsOf(read.line, read.text, document, context.around)
    .filter(({ kind }) => told || kind === 'exact' || (kind === 'fee' && isGateway(read.text)))
    .map((settlement) =>
      candidate({
        action: 'match',
        source: 'document',
        points: pointsOf(read, settlement.kind, reference?.strength ?? null, similarity, context),
        sure: settlement.kind === 'exact' && isSure(read, reference?.strength ?? null, similarity, context),
        referred: reference?.strength === 'whole',
        real:
          settlement.kind !== 'part' &&
          settlement.kind !== 'excess' &&
          (reference !== null || similarity >= SURE_SIMILARITY),
        since: document.issueDate,
        documents: [{ ref: document.ref, settlesMinor: settlement.settlesMinor }],
        difference: settlement.difference,
        reasons: [
          ...settlement.reasons,
          ...(reference === null ? [] : [good('reference', reference.shown)]),
          ...payeeReason(similarity),
          daysReason(read.day - prepared.day, 60),
        ],
      }),
    );
}

function pointsOf(
  read: ReadLine,
  kind: Settlement['kind'],
  strength: MarkStrength | null,
  similarity: number,
  { alone, foremost, elsewhere, outdone, explained, dayPoints: days }: DocumentContext,
): number {
  if (kind === 'fee' && strength === null && similarity < SIMILAR_FROM)
    return (explained ? GATEWAY_POINTS.one : GATEWAY_POINTS.several) + days;
  const open = kind === 'part' || kind === 'excess';
  const stranger = strength === null && similarity < SIMILAR_FROM && read.named;
  return (
    (open && foremost && strength === null ? FOREMOST_POINTS : POINTS[kind]) +
    (strength === null ? 0 : REFERENCE_POINTS[strength]) +
    payeePoints(similarity) +
    days +
    (kind === 'exact' && alone ? ALONE_POINTS + (read.named ? 0 : UNNAMED_POINTS) : 0) +
    (stranger ? STRANGER_POINTS : 0) +
    (strength === null && elsewhere ? ELSEWHERE_POINTS : 0) +
    (open && outdone ? OUTDONE_POINTS : 0)
  );
}

/** The whole number with a name that does not speak against it, or the name where no other document has the amount. */
function isSure(
  { named }: ReadLine,
  strength: MarkStrength | null,
  similarity: number,
  { alone, elsewhere }: DocumentContext,
): boolean {
  if (strength === 'whole') return similarity >= SIMILAR_FROM || !named;
  return alone && !elsewhere && similarity >= CERTAIN_SIMILARITY;
}
