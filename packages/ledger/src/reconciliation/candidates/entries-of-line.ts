import { absolute } from '../../money/index.ts';
import { dayPoints, daysReason, payeePoints, payeeReason, type ReadLine } from '../evidence/line-evidence.ts';
import { isCheque } from '../evidence/line-text.ts';
import { SIMILAR_FROM, SURE_SIMILARITY } from '../evidence/name-index.ts';
import { type Name, nameSimilarity, readName } from '../evidence/payee.ts';
import { sharedMark } from '../index-of-documents/marks.ts';
import type { PreparedEntry, PreparedSurroundings } from '../index-of-documents/prepare.ts';
import { type Candidate, candidate, good } from './candidate.ts';
import { type Subset, subsetsThatSum } from './subsets.ts';

const OLDEST_DAYS = 30;
const OLDEST_CHEQUE_DAYS = 180;
const NEWEST_DAYS = -3;
/** Records tried together: the newest before the line. */
const MAX_TOGETHER = 40;
const TOGETHER_POINTS: Readonly<Record<Subset['shape'], number>> = { oldest: 58, run: 58, any: 50 };
/** Records of one day are paid in together. */
const SAME_DAY_POINTS = 4;
const CONTRADICTED_POINTS = -25;

/** True while the entry may match the line: from 30 days before it (180 for a cheque) to 3 days after. */
function mayStand(read: ReadLine, entry: PreparedEntry, byCheque: boolean): boolean {
  const ageDays = read.day - entry.day;
  return ageDays >= NEWEST_DAYS && ageDays <= (byCheque || entry.cheque ? OLDEST_CHEQUE_DAYS : OLDEST_DAYS);
}

/** Posted entries that may be the books' side of the line: one of its amount, or several that sum to it. */
export function entriesOfLine(read: ReadLine, prepared: PreparedSurroundings): Candidate[] {
  const byCheque = isCheque(read.text);
  const equal = (prepared.entriesByAmount.get(String(read.line.amountMinor)) ?? []).filter((entry) =>
    mayStand(read, entry, byCheque),
  );
  const single = equal.map((entry) => judgeEntry(read, entry, equal.length === 1));
  return [...single, ...entriesTogether(read, prepared, byCheque)];
}

function judgeEntry(read: ReadLine, { entry, day, names, marks }: PreparedEntry, alone: boolean): Candidate {
  const reference = marks.find((number) => sharedMark(read.marks, number.marks) === 'whole');
  const printed = readName(read.who);
  const similarity = Math.max(0, ...names.map((name) => nameSimilarity(printed, name)));
  // Different names on both sides are evidence against a match; cheques and transfers have no names.
  const contradicted = !reference && names.length > 0 && similarity < SIMILAR_FROM && (read.named || read.own);
  const points =
    60 +
    (alone ? 10 : 0) +
    (reference ? 35 : 0) +
    (contradicted ? CONTRADICTED_POINTS : 0) +
    payeePoints(similarity) +
    dayPoints(read.day - day);
  return candidate({
    action: 'match',
    source: 'entry',
    points,
    referred: reference !== undefined,
    real: !contradicted,
    sure: reference !== undefined || (alone && similarity >= SURE_SIMILARITY),
    since: entry.date,
    entryRefs: [entry.ref],
    reasons: [
      good('amount'),
      ...(reference ? [good('reference', reference.shown)] : []),
      ...payeeReason(similarity),
      daysReason(read.day - day, OLDEST_CHEQUE_DAYS),
    ],
  });
}

/** Records of one direction paid in or out as one sum, the nearest days first. */
function entriesTogether(read: ReadLine, prepared: PreparedSurroundings, byCheque: boolean): Candidate[] {
  const { line } = read;
  const printed = readName(read.who);
  const paid = absolute(line.amountMinor);
  const near = prepared.entries
    .filter(({ entry }) => entry.amountMinor > 0n === line.amountMinor > 0n && absolute(entry.amountMinor) < paid)
    .filter((entry) => mayStand(read, entry, byCheque))
    .toReversed()
    .slice(0, MAX_TOGETHER);
  return subsetsThatSum(
    near.map(({ entry }) => absolute(entry.amountMinor)),
    paid,
  ).map(({ indexes, shape }) => {
    const chosen = indexes.flatMap((index) => near[index] ?? []);
    const ageDays = read.day - (chosen[0]?.day ?? read.day);
    const agrees = (name: Name) => nameSimilarity(printed, name) >= SIMILAR_FROM;
    const stranger = read.named && !chosen.some(({ names }) => names.some(agrees));
    return candidate({
      action: 'match',
      source: 'entry',
      points:
        TOGETHER_POINTS[shape] +
        dayPoints(ageDays) +
        (chosen.every((entry) => entry.day === chosen[0]?.day) ? SAME_DAY_POINTS : 0) +
        (byCheque ? 8 : 0) +
        (stranger ? CONTRADICTED_POINTS : 0),
      since: chosen[0]?.entry.date ?? line.date,
      entryRefs: chosen.map(({ entry }) => entry.ref),
      reasons: [good('together', String(chosen.length)), daysReason(ageDays, OLDEST_CHEQUE_DAYS)],
    });
  });
}
