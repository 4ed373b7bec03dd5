import { addDays } from '../../../values/date.ts';
import type { Entry } from './entries.ts';
import { likelyDay } from './likely-day.ts';
import { type Covered, lineDate } from './years.ts';

/** The dates of one transaction, and whether there is evidence against them. */
export interface LineDates {
  readonly date: string | null;
  readonly postDate: string | null;
  readonly doubtful: boolean;
  /** Whether the date was corrected from the dates around it. */
  readonly repaired: boolean;
}

export interface DateChecks {
  readonly covered: Covered;
  readonly card: boolean;
  readonly recognised: boolean;
  readonly contradicted: (entry: Entry) => boolean;
  /** Whether another reading of the picture saw the same date. */
  readonly confirmed: (entry: Entry) => boolean;
}

/** Lists with a smaller share of dates in order are not sorted by date. */
const MIN_SORTED_SHARE = 0.7;
/** Statements that date every line leave out at most this share of their dates. */
const MAX_MISSING_SHARE = 0.12;
/** Purchases reach a card statement at most this many days late. */
const CARD_DELAY_DAYS = 70;
const MIN_WORD_CONFIDENCE = 0.5;

/** The positions of the longest run of dates that never decrease. */
function sortedPositions(dates: readonly (string | null)[]): Set<number> {
  const lengths: number[] = [];
  const previous: number[] = [];
  dates.forEach((date, index) => {
    lengths[index] = date === null ? 0 : 1;
    previous[index] = -1;
    for (let before = 0; before < index && date !== null; before++) {
      const other = dates[before];
      const length = (lengths[before] ?? 0) + 1;
      if (other === null || other === undefined || other > date || length <= (lengths[index] ?? 0)) continue;
      lengths[index] = length;
      previous[index] = before;
    }
  });
  const kept = new Set<number>();
  const longest = Math.max(0, ...lengths);
  for (let at = longest === 0 ? -1 : lengths.indexOf(longest); at >= 0; at = previous[at] ?? -1) kept.add(at);
  return kept;
}

/** Whether each date keeps the order of its list. */
function inOrder(entries: readonly Entry[], dates: readonly (string | null)[]): boolean[] {
  const kept = new Set<number>();
  for (const list of new Set(entries.map((entry) => entry.list))) {
    const positions = entries.flatMap((entry, index) => (entry.list === list ? [index] : []));
    const sorted = sortedPositions(positions.map((position) => dates[position] ?? null));
    const isSorted = sorted.size >= positions.length * MIN_SORTED_SHARE;
    const clashes = (index: number, other: number): boolean => {
      if (sorted.has(other) || other < 0 || other >= positions.length) return false;
      const [first, second] = [Math.min(index, other), Math.max(index, other)].map((at) => dates[positions[at] ?? -1]);
      return first !== undefined && second !== undefined && first !== null && second !== null && first > second;
    };
    positions.forEach((position, index) => {
      const keeps = sorted.has(index) && !clashes(index, index - 1) && !clashes(index, index + 1);
      if (!isSorted || keeps) kept.add(position);
    });
  }
  return entries.map((_, index) => kept.has(index));
}

/** A card statement is sorted by the dates of purchase or by those of booking. */
function sortedBy(dates: readonly (string | null)[], posts: readonly (string | null)[]): readonly (string | null)[] {
  const booked = dates.map((date, index) => posts[index] ?? date);
  return sortedPositions(booked).size > sortedPositions(dates).size ? booked : dates;
}

function isCovered(date: string, { covered, card }: DateChecks): boolean {
  if (covered.start === null || covered.end === null) return true;
  return date >= (card ? addDays(covered.start, -CARD_DELAY_DAYS) : covered.start) && date <= covered.end;
}

/** Dates outside the period are doubtful, unless most are: then the period is doubtful. */
function outsidePeriod(dates: readonly (string | null)[], checks: DateChecks): boolean[] {
  const outside = dates.map((date) => date !== null && !isCovered(date, checks));
  const count = outside.filter(Boolean).length;
  return count > dates.length / 2 ? dates.map(() => false) : outside;
}

/** Whether consecutive lines of the same day each print their date. */
function repeatsDates(entries: readonly Entry[]): boolean {
  return entries.some((entry, index) => {
    const above = entries[index - 1];
    if (above === undefined || entry.inherited || above.inherited) return false;
    const samePage = entry.rows[0]?.line.page === above.rows[0]?.line.page;
    return samePage && entry.date?.day === above.date?.day && entry.date?.month === above.date?.month;
  });
}

/**
 * Recognition may lose a date: a line without one is doubtful when similar lines have one. Where each day ends with
 * its balance, a line that follows one without a balance has the same day.
 */
function lostDates(entries: readonly Entry[], { recognised }: DateChecks): boolean[] {
  if (!recognised) return entries.map(() => false);
  const missing = entries.filter((entry) => entry.inherited).length;
  const dated = entries.length - missing;
  const datesEach = missing <= Math.max(1, entries.length * MAX_MISSING_SHARE) || repeatsDates(entries);
  const balances = entries.filter((entry) => entry.balance !== null).length;
  const endsDays = balances <= dated * (1 + MAX_MISSING_SHARE) + 1;
  const endsEach = endsDays && balances >= dated * (1 - MAX_MISSING_SHARE);
  return entries.map((entry, index) => {
    if (!entry.inherited) return false;
    return entries[index - 1]?.balance == null ? datesEach && !endsEach : datesEach || endsDays;
  });
}

function isUnsureReading(entry: Entry, checks: DateChecks): boolean {
  if (entry.dateUnreadable || checks.contradicted(entry)) return true;
  const isFaint = (entry.date?.tokens ?? []).some((token) => token.confidence < MIN_WORD_CONFIDENCE);
  return checks.recognised && isFaint && !checks.confirmed(entry);
}

/**
 * The date between two others, for a line with an impossible date: the same date when both are equal, else the
 * likeliest misreading.
 */
function between(dates: readonly (string | null)[], sure: readonly boolean[], index: number): string | null {
  const before = dates.findLast((date, at) => at < index && date !== null && sure[at] === true) ?? null;
  const after = dates.find((date, at) => at > index && date !== null && sure[at] === true) ?? null;
  const own = dates[index] ?? null;
  if (before === null || after === null || before === after) return before === after ? before : null;
  return own === null ? null : likelyDay(own, before, after);
}

/** The dates of all lines of an account, oldest first, each checked against the others and the period. */
export function datesOfLines(entries: readonly Entry[], checks: DateChecks): LineDates[] {
  const { covered } = checks;
  const posts = entries.map((entry) => (entry.postDate === null ? null : lineDate(entry.postDate, covered)));
  const dates = entries.map((entry, index) =>
    entry.date === null ? (posts[index] ?? null) : lineDate(entry.date, covered),
  );
  const ordered = inOrder(entries, checks.card ? sortedBy(dates, posts) : dates);
  const outside = outsidePeriod(dates, checks);
  const lost = lostDates(entries, checks);
  const wrong = entries.map(
    (_, index) => ordered[index] === false || outside[index] === true || (dates[index] ?? null) === null,
  );
  const sure = entries.map((entry, index) => !wrong[index] && !lost[index] && !isUnsureReading(entry, checks));
  return entries.map((_, index): LineDates => {
    const own = dates[index] ?? null;
    // Lines above the first readable date get the next date, marked as doubtful: this is better than losing the line.
    const next = own === null ? (dates.find((date, at) => at > index && date !== null) ?? covered.start) : null;
    const mended = wrong[index] === true && checks.recognised ? (between(dates, sure, index) ?? next) : next;
    return {
      date: mended ?? own,
      postDate: posts[index] ?? null,
      doubtful: sure[index] !== true,
      repaired: mended !== null && mended !== own,
    };
  });
}
