import { chartOf } from '../../accounts/index.ts';
import { judgeDocument } from '../evidence/judge-document.ts';
import { dayPoints, readLine } from '../evidence/line-evidence.ts';
import { payeeSimilarity } from '../evidence/payee.ts';
import { dayNumber } from '../index-of-documents/day-number.ts';
import { compare, prepareDocument } from '../index-of-documents/document-index.ts';
import type { PreparedSurroundings } from '../index-of-documents/prepare.ts';
import {
  CERTAIN_FROM,
  type LineToCode,
  MAX_CANDIDATES,
  type OpenForMatching,
  SUGGEST_FROM,
  type Suggestion,
  type Surroundings,
  suggestionKey,
} from '../suggestion.ts';
import type { Candidate } from './candidate.ts';
import { pastOfLine, ruleOfLine, wordsOfLine } from './codings-of-line.ts';
import { settleContests } from './contested.ts';
import { documentsOfLine } from './documents-of-line.ts';
import { entriesOfLine } from './entries-of-line.ts';
import { togetherOfLine } from './together-of-line.ts';
import { MAX_TRANSFER_DAYS, transfersOfLine } from './transfer-of-line.ts';

/** Below this a candidate is not worth a key. */
const WORTH_FROM = 30;
/** A candidate this near below the best one makes it doubtful. */
const RIVAL_MARGIN = 12;
const DOUBTFUL_MOST = 88;

/** Proposals for a line: at most nine, best first, without those a person rejected. */
export function candidatesFor(line: LineToCode, prepared: PreparedSurroundings): Suggestion[] {
  const read = readLine(line, prepared.ownNames);
  const entries = entriesOfLine(read, prepared);
  const matches = [
    ...entries,
    ...documentsOfLine(read, prepared),
    ...togetherOfLine(read, prepared),
    ...behindEntries(transfersOfLine(read, prepared), entries, read.day),
  ];
  const codings = [...ruleOfLine(read, prepared), ...pastOfLine(read, prepared), ...wordsOfLine(read, prepared)];
  return graded([...matches, ...behindMatches(codings, matches)], new Set(line.refused));
}

/** A movement already in the books is not booked a second time as a transfer. */
function behindEntries(
  transfers: readonly Candidate[],
  entries: readonly Candidate[],
  day: number,
): readonly Candidate[] {
  const booked = entries.filter(
    ({ real, entryRefs, since }) =>
      real && since !== null && entryRefs.length === 1 && Math.abs(day - dayNumber(since)) <= MAX_TRANSFER_DAYS,
  );
  if (booked.length === 0) return transfers;
  const most = Math.max(...booked.map(({ points }) => points)) - RIVAL_MARGIN;
  return transfers.map((transfer) => ({ ...transfer, points: Math.min(transfer.points, most), sure: false }));
}

/** A real counterpart is tried before coding to income or cost: codings are then ranked below it. */
function behindMatches(codings: readonly Candidate[], matches: readonly Candidate[]): readonly Candidate[] {
  const real = matches.filter((match) => match.real && match.points >= SUGGEST_FROM);
  if (real.length === 0) return codings;
  const most = Math.max(...real.map(({ points }) => points)) - RIVAL_MARGIN;
  return codings.map((coding) => ({ ...coding, points: Math.min(coding.points, most), sure: false }));
}

function graded(candidates: readonly Candidate[], refused: ReadonlySet<string>): Suggestion[] {
  const best = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const key = suggestionKey(candidate);
    const there = best.get(key);
    if (!refused.has(key) && (there === undefined || there.points < candidate.points)) best.set(key, candidate);
  }
  const sorted = [...best].toSorted(
    ([keyA, a], [keyB, b]) =>
      b.points - a.points || compare<string>(a.since ?? '', b.since ?? '') || compare(keyA, keyB),
  );
  const [first, ...others] = sorted.map(([, candidate]) => candidate);
  const rivalled = first !== undefined && others.some((other) => rivals(first, other));
  return sorted
    .map(([key, candidate], index) => suggestion(key, candidate, rivalled || index > 0))
    .filter(({ score }) => score >= WORTH_FROM)
    .slice(0, MAX_CANDIDATES);
}

/**
 * A candidate with a score close to the best one makes it doubtful, and so does any counterpart that would be shown
 * alone. A reference found in full decides against candidates without one, a rule against earlier codings.
 */
function rivals(first: Candidate, other: Candidate): boolean {
  const near = first.points - other.points < RIVAL_MARGIN;
  if (other.source === 'history' || other.source === 'word') return near && first.source !== 'rule';
  if (first.referred && !other.referred) return near;
  return near || other.real || other.points >= SUGGEST_FROM;
}

function suggestion(key: string, candidate: Candidate, rivalled: boolean): Suggestion {
  const { points, sure, since: _since, referred: _referred, real: _real, ...told } = candidate;
  const most = rivalled ? DOUBTFUL_MOST : sure ? 100 : CERTAIN_FROM - 1;
  const score = Math.max(0, Math.min(most, sure && !rivalled ? Math.max(points, CERTAIN_FROM) : points));
  return { ...told, key, score };
}

/** The candidate a line is shown with: the first, if it is likely enough. */
export function standing(candidates: readonly Suggestion[]): Suggestion | null {
  const [first] = candidates;
  return first !== undefined && first.score >= SUGGEST_FROM ? first : null;
}

/**
 * Candidates of many lines of one account; no two lines get the same counterpart. A line that contests nothing gets
 * what `candidatesFor` gives it alone, so after a change it is enough to ask again for the lines whose own candidates
 * changed together with those that name the same documents, records or lines; the answer does not depend on the order
 * of `lines`.
 */
export function candidatesForAll(lines: readonly LineToCode[], prepared: PreparedSurroundings): Suggestion[][] {
  return settleContests(
    lines,
    lines.map((line) => candidatesFor(line, prepared)),
    prepared,
  );
}

const NOBODY: Surroundings = {
  documents: [],
  mirrors: [],
  chart: chartOf([]),
  accountCodes: new Set(),
  entries: [],
  history: new Map(),
  rules: [],
  baseCurrency: 'HKD',
  rateOn: () => null,
};

/**
 * The line against one document alone, as the best way of settling it; null when it cannot be its payment. Knows no rates
 * and no accounts for differences: amounts agree, or one is part of the other.
 */
export function scoreDocument(line: LineToCode, document: OpenForMatching): Suggestion | null {
  const read = readLine(line, null);
  const similarity = Math.max(0, ...document.contactNames.map((name) => payeeSimilarity(read.who, name)));
  const made = prepareDocument(document);
  const found = judgeDocument(read, made, similarity, {
    around: NOBODY,
    alone: true,
    foremost: true,
    elsewhere: false,
    outdone: false,
    explained: false,
    dayPoints: dayPoints(read.day - made.day),
  });
  return graded(found, new Set(line.refused))[0] ?? null;
}
