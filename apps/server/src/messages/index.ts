import { type DayStyle, isDay, writeDay } from '@folio/ledger';
import type { Language } from '../platform/http/call.ts';
import type { MessageValues } from '../platform/http/domain-error.ts';
import { enUS } from './en-US.ts';
import { zhHant } from './zh-Hant.ts';

export type MessageWord = keyof typeof enUS;

const catalogues: Record<Language, Record<MessageWord, string>> = { 'en-US': enUS, 'zh-Hant': zhHant };

export function isMessageWord(word: string): word is MessageWord {
  return Object.hasOwn(enUS, word);
}

/**
 * The sentence of a word in a language, `{name}` filled from the values; a value that is a day is written as people read it.
 * An unknown word gives the general sentence.
 */
export function sentence(
  language: Language,
  word: string,
  values: MessageValues = {},
  dayStyle: DayStyle = 'month_day_year',
): string {
  const shown = (value: string) => (isDay(value) ? writeDay(value, language, dayStyle) : value);
  const template = catalogues[language][isMessageWord(word) ? word : 'internal'];
  const isMail = /^mail_\w+_(subject|body)$/.test(word);
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return isMail && TYPED.has(name) ? withoutLinks(value) : shown(value);
  });
}

/** Values of mails that a person typed, who may be a stranger to the reader. */
const TYPED: ReadonlySet<string> = new Set(['company', 'contact', 'message', 'name', 'person', 'practice']);

/**
 * A text in which mail programs find no link. They turn `www.example.com` and `example.com/path` into links on their own; a space after
 * the dot or colon prevents that and leaves the text readable.
 */
export function withoutLinks(text: string): string {
  return text.replace(/:\/\//g, ': //').replace(/(?<=[\p{L}\p{N}-]{2})[.。．](?=\p{L}{2})/gu, '. ');
}
