import { type Day, dayIfExists } from '@folio/ledger';

/** Which of two numbers in 03/04/2026 is the day. */
export type DayOrder = 'day_first' | 'month_first';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const YEAR_FIRST = /^(\d{4})(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})日?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/;
const DAY_NAME_YEAR = /^(\d{1,2})[-\s]?([a-z]{3})[a-z]*[-\s,]*(\d{4}|\d{2})$/i;
const NAME_DAY_YEAR = /^([a-z]{3})[a-z]*[-\s](\d{1,2})[-\s,]+(\d{4})$/i;

/** A spreadsheet may write the time after the date. */
function withoutHour(text: string): string {
  return text.trim().replace(/[T\s]\d{1,2}:\d{2}.*$/, '');
}

/**
 * The order of day and month in a column of dates. A part above 12 decides it; when rows contradict each other, the
 * majority decides; when no row decides it, the day is first, as in Hong Kong.
 */
export function dayOrderOf(texts: readonly string[]): DayOrder {
  let lead = 0;
  for (const text of texts) {
    const [, first = '0', second = '0'] = YEAR_LAST.exec(withoutHour(text)) ?? [];
    if (Number(first) > 12) lead += 1;
    if (Number(second) > 12) lead -= 1;
  }
  return lead < 0 ? 'month_first' : 'day_first';
}

/** Parses a date (2026-03-31, 31/3/26, 31 Mar 2026, 20260331, 2026年3月31日); null when the text is not a date. */
export function readDay(text: string, order: DayOrder): Day | null {
  const parts = partsOf(withoutHour(text), order);
  if (parts === null) return null;
  const [year, month, dayOfMonth] = parts;
  return dayIfExists(fullYear(year), month, Number(dayOfMonth));
}

function partsOf(text: string, order: DayOrder): [year: string, month: number, day: string] | null {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? COMPACT.exec(text) ?? [];
  if (year !== undefined && day !== undefined) return [year, Number(month), day];
  const [, first, second, last] = YEAR_LAST.exec(text) ?? [];
  if (first !== undefined && second !== undefined && last !== undefined)
    return order === 'day_first' ? [last, Number(second), first] : [last, Number(first), second];
  const [, before, name, after] = DAY_NAME_YEAR.exec(text) ?? [];
  if (before !== undefined && name !== undefined && after !== undefined) return [after, monthOf(name), before];
  const [, leading, middle, end] = NAME_DAY_YEAR.exec(text) ?? [];
  if (leading !== undefined && middle !== undefined && end !== undefined) return [end, monthOf(leading), middle];
  return null;
}

function monthOf(name: string): number {
  return MONTHS.indexOf(name.toLowerCase()) + 1;
}

function fullYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}
