import type { Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import { type DayMonthOrder, datesIn, isoOf } from '../../../values/date.ts';
import { contextOf, type LabelContext, tokensAt } from '../choice/label-context.ts';
import { repairedDates } from './date-repair.ts';

/** A date with a year, as printed on a line. */
export interface DateOccurrence {
  readonly iso: string;
  readonly ambiguous: boolean;
  /** Whether similar-looking letters or lost strokes had to be corrected. */
  readonly repaired: boolean;
  readonly text: string;
  readonly line: Line;
  readonly lineIndex: number;
  readonly tokens: readonly Token[];
  readonly context: LabelContext;
  /** The words before it, back to another date. */
  readonly label: string;
}

interface Span {
  readonly iso: string;
  readonly ambiguous: boolean;
  readonly repaired: boolean;
  readonly start: number;
  readonly end: number;
}

/** Accepted years: as printed, and where digits had to be corrected. */
const YEARS = { printed: { from: 1970, to: 2099 }, repaired: { from: 2000, to: 2039 } };

function repairedSpans(text: string, order: DayMonthOrder, known: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const { text: mended, start, end } of repairedDates(text)) {
    if ([...known, ...found].some((other) => start < other.end && other.start < end)) continue;
    const [date] = datesIn(mended, order);
    const iso = date === undefined ? null : isoOf(date);
    if (date !== undefined && iso !== null) found.push({ iso, ambiguous: date.ambiguous, repaired: true, start, end });
  }
  return found;
}

function spansOf(line: Line, order: DayMonthOrder): Span[] {
  const clean = datesIn(line.text, order).flatMap((date): Span[] => {
    const iso = isoOf(date);
    return iso === null ? [] : [{ iso, ambiguous: date.ambiguous, repaired: false, start: date.start, end: date.end }];
  });
  if (line.tokens.every((token) => token.confidence === 1)) return clean;
  // A year cut short by a similar-looking letter ("20l8") is not a short year.
  const whole = clean.filter(({ end }) => !LOOK_ALIKE.test(line.text.slice(end)));
  return [...whole, ...repairedSpans(line.text, order, whole)].sort((a, b) => a.start - b.start);
}

const LOOK_ALIKE = /^[lIOoSBZ|]/u;

function isPlausible({ iso, repaired }: Span): boolean {
  const { from, to } = repaired ? YEARS.repaired : YEARS.printed;
  const year = Number(iso.slice(0, 4));
  return year >= from && year <= to;
}

/** Every date on the lines with the text around it. */
export function dateOccurrences(lines: readonly Line[], order: DayMonthOrder): DateOccurrence[] {
  return lines.flatMap((line, lineIndex) => {
    const spans = spansOf(line, order);
    return spans.filter(isPlausible).map((span, index): DateOccurrence => {
      const tokens = tokensAt(line, span.start, span.end);
      const text = line.text.slice(span.start, span.end);
      return {
        ...span,
        text,
        line,
        lineIndex,
        tokens,
        context: contextOf(lines, lineIndex, tokens),
        label: line.text.slice(spans[index - 1]?.end ?? 0, span.start).trim(),
      };
    });
  });
}
