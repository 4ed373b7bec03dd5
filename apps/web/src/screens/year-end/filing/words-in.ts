import type { Language } from '../../../i18n/languages.ts';

/** The words in the reader's language; the English ones if there are no Chinese ones. */
export function wordsIn(language: Language, words: { en: string; zh: string }): string {
  return (language === 'zh-Hant' && words.zh) || words.en;
}
