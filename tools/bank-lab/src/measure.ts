import { CERTAIN_FROM, SUGGEST_FROM } from '../../../packages/ledger/src/reconciliation/suggestion.ts';
import type { Answer } from './replay.ts';

/** How many of some lines came out right. */
export interface Tally {
  lines: number;
  /** The first candidate, high enough to be shown, is right. */
  top1: number;
  top3: number;
  certain: number;
}

export interface Measurement {
  /** Lines for which a person could know the answer. */
  readonly all: Tally;
  readonly byKind: ReadonlyMap<string, Tally>;
  /** Of the lines shown with a suggestion, by tens of its score: how often it was right. */
  readonly byScore: ReadonlyMap<string, { lines: number; right: number }>;
  /** Lines for which a person could not know the answer; the figures above exclude them. */
  readonly unknowable: number;
  /** Wrong answers marked certain, including lines for which a person could not know the answer. */
  readonly wrongCertain: readonly Answer[];
  readonly misses: readonly Answer[];
}

/** Counts right and wrong over the answers of a replay. */
export function measure(answers: Iterable<Answer>): Measurement {
  const all = emptyTally();
  const byKind = new Map<string, Tally>();
  const byScore = new Map<string, { lines: number; right: number }>();
  const wrongCertain: Answer[] = [];
  const misses: Answer[] = [];
  let unknowable = 0;
  for (const answer of answers) {
    const score = answer.candidates[0]?.score ?? 0;
    if (score >= CERTAIN_FROM && answer.place !== 0) wrongCertain.push(answer);
    if (!answer.asked.knowable) {
      unknowable += 1;
      continue;
    }
    const { kind } = answer.asked;
    const tally = byKind.get(kind) ?? emptyTally();
    byKind.set(kind, tally);
    const band = score >= CERTAIN_FROM ? `${CERTAIN_FROM} and more` : `${Math.floor(score / 10)}0 and more`;
    const scored = byScore.get(band) ?? { lines: 0, right: 0 };
    byScore.set(band, { lines: scored.lines + 1, right: scored.right + (answer.place === 0 ? 1 : 0) });
    const right = answer.place === 0 && score >= SUGGEST_FROM;
    for (const counted of [all, tally]) {
      counted.lines += 1;
      if (right) counted.top1 += 1;
      if (answer.place >= 0 && answer.place < 3) counted.top3 += 1;
      if (score >= CERTAIN_FROM) counted.certain += 1;
    }
    if (!right) misses.push(answer);
  }
  return { all, byKind, byScore, unknowable, wrongCertain, misses };
}

function emptyTally(): Tally {
  return { lines: 0, top1: 0, top3: 0, certain: 0 };
}
