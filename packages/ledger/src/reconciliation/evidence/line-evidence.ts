import { good } from '../candidates/candidate.ts';
import { dayNumber } from '../index-of-documents/day-number.ts';
import type { PreparedDocument } from '../index-of-documents/document-index.ts';
import { type MarkStrength, type Marks, marksOfLine, sharedMark } from '../index-of-documents/marks.ts';
import type { LineToCode, Reason } from '../suggestion.ts';
import { nameWords, wholeText, whoText } from './line-text.ts';
import { type NameFinder, SIMILAR_FROM, SURE_SIMILARITY } from './name-index.ts';

/** A line with the evidence found in it, computed once. */
export interface ReadLine {
  readonly line: LineToCode;
  /** See `dayNumber`. */
  readonly day: number;
  /** All of its text. */
  readonly text: string;
  /** Where it names who paid or was paid. */
  readonly who: string;
  /** Whether that text holds a name at all. */
  readonly named: boolean;
  /** Whether it names the company itself. */
  readonly own: boolean;
  readonly marks: Marks;
}

export function readLine(line: LineToCode, ownNames: NameFinder | null): ReadLine {
  const text = wholeText(line);
  const who = whoText(line);
  const own = (ownNames?.find(who)[0]?.similarity ?? 0) >= SURE_SIMILARITY;
  return {
    line,
    day: dayNumber(line.date),
    text,
    who,
    own,
    named: nameWords(who).length > 0,
    marks: marksOfLine(text),
  };
}

export const REFERENCE_POINTS: Readonly<Record<MarkStrength, number>> = { whole: 35, mangled: 22 };

/** How the line names a document, with the number to show. */
export function referenceIn(
  marks: Marks,
  document: PreparedDocument,
): { strength: MarkStrength; shown: string } | null {
  let best: { strength: MarkStrength; shown: string } | null = null;
  for (const number of document.marks) {
    const strength = sharedMark(marks, number.marks);
    if (strength !== null && (best === null || strength === 'whole')) best = { strength, shown: number.shown };
    if (best?.strength === 'whole') break;
  }
  return best;
}

/** 20 points from 0.85, 10 from 0.60. */
export function payeePoints(similarity: number): number {
  return similarity >= SURE_SIMILARITY ? 20 : similarity >= SIMILAR_FROM ? 10 : 0;
}

export function payeeReason(similarity: number): Reason[] {
  return similarity >= SIMILAR_FROM ? [good('payee', similarity.toFixed(2))] : [];
}

/** 10 points less one a day. */
export function dayPoints(ageDays: number): number {
  return Math.max(0, 10 - Math.abs(ageDays));
}

export function daysReason(ageDays: number, mostDays: number): Reason {
  return { kind: 'days', value: String(ageDays), good: ageDays <= mostDays };
}
