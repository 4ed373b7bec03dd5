import { type Day, type DayStyle, endOfMonth, partsOf, startOfMonth } from '@folio/ledger';
import { type MessageWord, sentence } from '../../../messages/index.ts';
import type { Language } from '../../../platform/http/call.ts';
import type { MessageValues } from '../../../platform/http/domain-error.ts';

/** Says a word of the message files in the caller's language. */
export type Say = (word: MessageWord, values?: MessageValues) => string;

/** Words without values are the same in every row of a report, so each is looked up once. */
export function sayIn(language: Language, dayStyle?: DayStyle): Say {
  const said = new Map<MessageWord, string>();
  return (word, values) => {
    if (values !== undefined) return sentence(language, word, values, dayStyle);
    const text = said.get(word) ?? sentence(language, word, {}, dayStyle);
    said.set(word, text);
    return text;
  };
}

function dateValues(say: Say, day: Day): MessageValues {
  const { year, month, dayOfMonth } = partsOf(day);
  const name = say('report_months').split(' ')[month - 1] ?? String(month);
  return { year: String(year), month: name, day: String(dayOfMonth) };
}

/** A day for the eye, as the reader wants it: "Apr 1, 2025". */
export function dayWords(say: Say, day: Day): string {
  return say('report_day', { day });
}

/**
 * A period for the eye: a whole calendar month by its name, else from day to day. `lines`: the last day is on a second line, for the head of a narrow column.
 */
export function periodWords(say: Say, { from, to }: { from: Day; to: Day }, layout: 'line' | 'lines' = 'line'): string {
  if (from === startOfMonth(from) && to === endOfMonth(from)) return say('report_month', dateValues(say, from));
  const key = layout === 'line' ? 'report_from_to' : 'report_from_to_lines';
  return say(key, { from: dayWords(say, from), to: dayWords(say, to) });
}

/** An instant for the eye, in Hong Kong time: "22 Apr 2026 18:00". */
export function instantWords(say: Say, instant: string): string {
  const shifted = new Date(Date.parse(instant) + HONG_KONG_OFFSET_MS).toISOString();
  return `${dayWords(say, shifted.slice(0, 10))} ${shifted.slice(11, 16)}`;
}

/** Hong Kong is eight hours ahead of UTC all year. */
const HONG_KONG_OFFSET_MS = 8 * 3_600_000;
