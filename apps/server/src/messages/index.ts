import type { Language } from '../platform/http/call.ts';
import type { MessageValues } from '../platform/http/refusal.ts';
import { enUS } from './en-US.ts';
import { zhHant } from './zh-Hant.ts';

export type MessageWord = keyof typeof enUS;

const catalogues: Record<Language, Record<MessageWord, string>> = { 'en-US': enUS, 'zh-Hant': zhHant };

export function isMessageWord(word: string): word is MessageWord {
  return Object.hasOwn(enUS, word);
}

/** The sentence of a word in a language, `{name}` filled from the values. An unknown word gives the general sentence. */
export function sentence(language: Language, word: string, values: MessageValues = {}): string {
  const template = catalogues[language][isMessageWord(word) ? word : 'internal'];
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
