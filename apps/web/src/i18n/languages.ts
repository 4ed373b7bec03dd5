/** The supported languages; the first is the fallback. */
export const languages = ['en-US', 'zh-Hant'] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = { 'en-US': 'English', 'zh-Hant': '繁體中文' };

export const fallbackLanguage: Language = 'en-US';

/** Number of retries after messages failed to load; the first after this delay, which doubles each time. */
export const loadRetries = { times: 5, firstAfterMs: 350 } as const;

/** Key of the language choice in local storage. */
export const languageKey = 'i18nextLng';

const traditionalChinese = /^zh(-(hant|hk|tw|mo)\b.*)?$/i;

/**
 * The supported language of a browser's language tag: Hong Kong, Taiwan, Macau and plain `zh` get Traditional
 * Chinese.
 */
export function languageOf(tag: string): Language {
  return traditionalChinese.test(tag) ? 'zh-Hant' : fallbackLanguage;
}
