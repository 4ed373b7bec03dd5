import { Decimal } from 'decimal.js';
import { computedField, readField } from '../evidence/evidence.ts';
import type { Field } from '../evidence/field.ts';
import { amountsOf } from '../page/amounts.ts';
import { joinTokens, type Line } from '../page/layout.ts';
import type { Token } from '../page/page.ts';
import { isCalendarDay, isoOf, shortDatesIn } from '../values/date.ts';
import { lettersAndDigits } from '../values/words.ts';

/** Confidence of a value from the model that is printed on the page; a value that is not printed is a guess. */
const FOUND = 0.85;
const NOT_FOUND = 0.2;

const DECIMAL = /^-?\d{1,13}(?:\.\d{1,6})?$/u;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/u;

/** A shorter text may occur in the middle of any other: it is found only as separate words. */
const MIN_INSIDE_LINE = 6;

function fieldOf(value: string, tokens: readonly Token[] | null): Field<string> {
  return tokens === null ? computedField(value, NOT_FOUND) : readField(value, tokens, FOUND);
}

/** Money of the answer with the place where it is printed; null when it is not a plain decimal. */
export function amountOnPage(lines: readonly Line[], value: string | null): Field<string> | null {
  if (value === null || !DECIMAL.test(value)) return null;
  const wanted = new Decimal(value).abs();
  for (const line of lines) {
    for (const mark of ['.', ','] as const) {
      const found = amountsOf(line.tokens, mark).find((amount) => new Decimal(amount.value).abs().equals(wanted));
      if (found !== undefined) return fieldOf(value, found.tokens);
    }
  }
  return fieldOf(value, null);
}

/** A day of the answer with the place where it is printed, in any order and with or without its year. */
export function dayOnPage(lines: readonly Line[], value: string | null): Field<string> | null {
  const parts = value === null ? null : ISO_DAY.exec(value);
  if (value === null || parts === null || !isCalendarDay(Number(parts[1]), Number(parts[2]), Number(parts[3])))
    return null;
  const isWanted = (text: string): boolean =>
    (['dmy', 'mdy'] as const).some((order) =>
      shortDatesIn(text, order).some((date) => isoOf({ ...date, year: date.year ?? Number(parts[1]) }) === value),
    );
  for (const line of lines) {
    const cell = line.cells.find((candidate) => isWanted(candidate.text));
    if (cell !== undefined) return fieldOf(value, cell.tokens);
  }
  return fieldOf(value, null);
}

function runOf(tokens: readonly Token[], wanted: string): Token[] | null {
  for (let start = 0; start < tokens.length; start++) {
    for (let end = start + 1; end <= tokens.length; end++) {
      const run = tokens.slice(start, end);
      const text = lettersAndDigits(joinTokens(run));
      if (text === wanted) return run;
      if (text.length > wanted.length || !wanted.startsWith(text)) break;
    }
  }
  return null;
}

/** A text of the answer with the place where it is printed. A text over several lines is found by its first line. */
export function textOnPage(lines: readonly Line[], value: string | null): Field<string> | null {
  const text = value?.trim() ?? '';
  if (text === '' || lettersAndDigits(text) === '') return null;
  for (const wanted of [lettersAndDigits(text), lettersAndDigits(text.split('\n')[0] ?? '')]) {
    if (wanted === '') continue;
    for (const line of lines) {
      const run = runOf(line.tokens, wanted);
      if (run !== null) return fieldOf(text, run);
      if (wanted.length >= MIN_INSIDE_LINE && lettersAndDigits(line.text).includes(wanted))
        return fieldOf(text, line.tokens);
    }
  }
  return fieldOf(text, null);
}
