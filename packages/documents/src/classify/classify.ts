import type { Line } from '../page/layout.ts';
import { bookkeepingOf, type DocumentKind } from '../reading.ts';
import { scoresOf } from './scores.ts';

export interface Classification {
  readonly kind: DocumentKind;
  readonly confidence: number;
}

const MIN_LETTERS = 15;
const UNREADABLE = 0.2;
/** Divides the log odds, because cues of one document are not independent. */
const TEMPERATURE = 1.2;
const MAX_CONFIDENCE = 0.99;

/** Two kinds that are both filed and not booked: confusing them has no cost. */
function isSameFiling(left: DocumentKind, right: DocumentKind): boolean {
  return left === right || (bookkeepingOf(left) === 'none' && bookkeepingOf(right) === 'none');
}

/**
 * Recognised words below this confidence are guesses; a page of guesses is weak evidence, even if a few words look
 * clear.
 */
const LEGIBLE_WORD = 0.6;
const LEGIBLE_SHARE = 0.5;

/** 1 for a page with mostly certain words, less for a page that recognition could hardly read. */
function legibility(lines: readonly Line[]): number {
  const tokens = lines.flatMap((line) => line.tokens);
  const sure = tokens.filter((token) => token.confidence >= LEGIBLE_WORD).length / Math.max(1, tokens.length);
  return Math.min(1, 0.5 + sure / (2 * LEGIBLE_SHARE));
}

/**
 * Decides the kind of a document by its words in English, Chinese, German and French, its shape and its tables. A
 * receipt is for an immediate payment, an invoice is payable later; a supplier's statement of account is `other` (its
 * invoices are booked one by one), a pro forma invoice a quotation, a tax demand an official letter. The confidence
 * is that of the resulting bookkeeping record.
 */
export function classify(lines: readonly Line[]): Classification {
  const letters = lines.reduce((count, line) => count + (line.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
  if (letters < MIN_LETTERS) return { kind: 'other', confidence: UNREADABLE };
  const ranked = Object.entries(scoresOf(lines)) as [DocumentKind, number][];
  ranked.sort((a, b) => b[1] - a[1]);
  const [best, top] = ranked[0] ?? ['other', 0];
  const odds = ranked.map(([kind, score]) => ({ kind, share: Math.exp((score - top) / TEMPERATURE) }));
  const all = odds.reduce((sum, { share }) => sum + share, 0);
  const own = odds.reduce((sum, { kind, share }) => sum + (isSameFiling(kind, best) ? share : 0), 0);
  return { kind: best, confidence: Math.min(MAX_CONFIDENCE, own / all) * legibility(lines) };
}
