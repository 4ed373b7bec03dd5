/** The languages Folio speaks; the first is the fallback. */
export const languages = ['en-US', 'zh-Hant'] as const;
export type Language = (typeof languages)[number];

export const fallbackLanguage: Language = 'en-US';

/** A load of words that failed is tried again so often, the first time after this while, each time after twice as long. */
export const loadRetries = { times: 5, firstAfterMs: 350 } as const;

/** Where the choice is kept in local storage. */
export const languageKey = 'i18nextLng';

const traditionalChinese = /^zh(-(hant|hk|tw|mo)\b.*)?$/i;

/** The supported language for a browser's tag: Hong Kong, Taiwan, Macau and plain `zh` read Traditional Chinese. */
export function languageOf(tag: string): Language {
  return traditionalChinese.test(tag) ? 'zh-Hant' : fallbackLanguage;
}
