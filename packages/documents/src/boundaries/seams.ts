import { bookkeepingOf } from '../reading.ts';
import type { PageMark } from './page-mark.ts';

/** How likely a new document begins with a page: log odds, above 0 for a cut. */
export type SeamScore = number;

/** Most pages continue the page before; a wrong cut is worse than a missed one. */
const PRIOR = -1.5;
const SAME_HEAD = 0.7;
const OTHER_HEAD = 0.35;
const ALIKE_HEAD = 0.55;
/** At least this share of the first line must be among the first lines of the next page. */
const BROKEN_HEAD = 0.7;
const GOES_ON = -4;
const REPEATS_NUMBER = -6;
const MIN_MENTION = 4;
/** A number without a label, or with a misread one, is the number of the page before only if it is this long. */
const MIN_OWN_NUMBER = 7;

/** Scores the page counts: "1 of 3" begins, "2 of 3" after "1 of 3" continues. */
function byCount(before: PageMark, next: PageMark): SeamScore {
  const [a, b] = [before.count, next.count];
  if (b !== null && b.page === 1) {
    if (a === null) return 3;
    return a.page === a.of ? 8 : 5;
  }
  if (b !== null) {
    if (a === null) return -4;
    return a.page === b.page - 1 && a.of === b.of ? -9 : -1;
  }
  if (a === null || a.of === null) return 0;
  if (a.page < a.of) return -5;
  return 1.2;
}

function sharedNumber(before: PageMark, next: PageMark): boolean {
  const known = new Set(before.numbers.values());
  return [...next.numbers.values()].some((number) => known.has(number));
}

function otherNumber(before: PageMark, next: PageMark): boolean {
  return [...next.numbers].some(([label, number]) => {
    const own = before.numbers.get(label);
    return own !== undefined && own !== number;
  });
}

function isOfSameKind(before: PageMark, next: PageMark): boolean {
  return next.title === null || next.title === before.title;
}

function mentions(page: PageMark, numbers: ReadonlyMap<string, string>, minLength = MIN_MENTION): boolean {
  return [...numbers.values()].some(
    (number) => number.length >= minLength && /\d{3}/u.test(number) && page.text.includes(number),
  );
}

/** Whether the first line of a page repeats that of the page before; recognition may break it into two lines. */
function repeatsTopLine(before: PageMark, next: PageMark): boolean {
  const { topLine } = before;
  const repeated = [...topLine].filter((pair) => next.head.has(pair)).length;
  return likeness(topLine, next.topLine) > SAME_HEAD || repeated > topLine.size * BROKEN_HEAD;
}

/**
 * Whether the next page continues a statement with further accounts: the same letterhead and no date for the page; an
 * account that the first page names, and no labelled date; or further rows below the same first line and without an
 * account. The dates and numbers of such a page belong to its rows.
 */
function goesOnWithAccounts(start: PageMark, before: PageMark, next: PageMark): boolean {
  const statements = before.title === 'bank_statement' && next.title === 'bank_statement';
  if (!statements || next.count?.page === 1) return false;
  const isUndated = next.date === null && likeness(before.head, next.head) > ALIKE_HEAD;
  const isListed = next.account !== null && !next.issued && start.text.includes(next.account);
  return isUndated || isListed || (next.account === null && repeatsTopLine(before, next));
}

/**
 * Whether a page repeats the number of the page before, or all its numbers are on the page before, and it does not
 * begin another document with its own title and issue date.
 */
function repeatsNumber(before: PageMark, next: PageMark): boolean {
  const begins = next.titled && next.issued && next.date !== before.date;
  if (begins || next.slip) return false;
  if (next.numbers.size === 0) return isOfSameKind(before, next) && mentions(next, before.numbers, MIN_OWN_NUMBER);
  return [...next.numbers].every((number) => mentions(before, new Map([number])));
}

/** Scores numbers, accounts and dates. */
function byIdentity(start: PageMark, before: PageMark, next: PageMark, opens: boolean): SeamScore {
  if (goesOnWithAccounts(start, before, next)) return GOES_ON;
  if (repeatsNumber(before, next)) return REPEATS_NUMBER;
  const sameAccount = before.account !== null && before.account === next.account;
  const bothDated = before.date !== null && next.date !== null;
  let score = 0;
  if (sharedNumber(before, next) && !(bothDated && before.date !== next.date)) score -= 6;
  else if (otherNumber(before, next)) score += opens ? 4 : 1.5;
  if (sameAccount && bothDated) score += before.date === next.date ? -6 : opens ? 3 : 0;
  else if (opens && bothDated) score += before.date === next.date ? -1 : 1;
  return score;
}

/** A delivery note or a list that names the invoice before it, or is named by it, is annexed to it. */
function isNamedAnnex(before: PageMark, next: PageMark): boolean {
  const annexable = next.title === null || bookkeepingOf(next.title) === 'none';
  return annexable && (mentions(next, before.numbers) || mentions(before, next.numbers));
}

function byTitle(start: PageMark, before: PageMark, next: PageMark): SeamScore {
  if (next.annex) return -5;
  if (isNamedAnnex(before, next) && start.title !== null && bookkeepingOf(start.title) !== 'none') return -5;
  if (next.title === null) return next.slip ? 0 : -3;
  const identified = next.numbers.size > 0 || next.date !== null || next.account !== null;
  const strong = bookkeepingOf(next.title) !== 'none' || next.title === 'quotation' || next.title === 'delivery_note';
  if (!identified || !strong) return 1;
  const own = next.titled ? 2.5 : 1.5;
  return start.title === null || start.title === next.title ? own : own + (next.titled ? 2 : 0.5);
}

function likeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  if (left.size === 0 || right.size === 0) return 0;
  const shared = [...left].filter((pair) => right.has(pair)).length;
  return (2 * shared) / (left.size + right.size);
}

function byLook(before: PageMark, next: PageMark, opens: boolean): SeamScore {
  const same = likeness(before.head, next.head);
  let score = 0;
  if (same > SAME_HEAD && !next.slip) score -= 1.5;
  if (same < OTHER_HEAD && opens) score += 1;
  const ratio = (value: number, other: number): number => Math.max(value, other) / Math.max(1, Math.min(value, other));
  if (ratio(before.widthPt, next.widthPt) > 1.08 || ratio(before.heightPt, next.heightPt) > 1.08) score += 1;
  return score;
}

/** Slips have one page each: a page with its own sum and date is a separate receipt. */
function bySlip(before: PageMark, next: PageMark): SeamScore {
  if (!next.slip) return before.slip && before.total && next.title !== null ? 1 : 0;
  if (!next.total) return 0;
  if (next.date === null) return before.slip && before.total ? 2.5 : 0;
  return before.total ? 4 : 1.5;
}

/**
 * Weighs whether `next` begins a new document after `before`, the last printed page of the document that `start`
 * begins. `blankBetween`: whether a blank page separates the two.
 */
export function seamScore(start: PageMark, before: PageMark, next: PageMark, blankBetween: boolean): SeamScore {
  const opens = next.title !== null || next.slip;
  return (
    PRIOR +
    byCount(before, next) +
    byIdentity(start, before, next, opens) +
    byTitle(start, before, next) +
    byLook(before, next, opens) +
    bySlip(before, next) +
    (blankBetween ? 1 : 0) +
    (before.continues ? -4 : 0)
  );
}
