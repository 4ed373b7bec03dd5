import type { AccountsBook } from '@folio/contract';
import type { Language } from '../../../../platform/http/call.ts';
import type { Say } from '../../../reports/report/index.ts';
import type { NumberedNote } from './note-numbers.ts';

/** What the pages are set with. */
export interface Setting {
  book: AccountsBook;
  language: Language;
  say: Say;
  notes: readonly NumberedNote[];
  isDraft: boolean;
}

/** A text in the language; in the other one if it has only that. */
export function wordsIn(language: Language, words: { en: string; zh: string }): string {
  return language === 'zh-Hant' ? words.zh || words.en : words.en || words.zh;
}
