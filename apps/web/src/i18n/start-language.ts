import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fallbackLanguage, type Language, languageKey, languageOf, languages, loadRetries } from './languages.ts';
import { messageFiles } from './message-files.ts';

/** The language chosen before, else the first of the browser's. */
function firstLanguage(): Language {
  return languageOf(localStorage.getItem(languageKey) ?? navigator.languages[0] ?? navigator.language);
}

export function currentLanguage(): Language {
  return languageOf(i18next.language ?? firstLanguage());
}

/** Saves the language and reloads the page in it. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(languageKey, language);
  window.location.reload();
}

/** Finds the language and loads the messages every screen needs; a failed load is retried. */
export async function startLanguage(): Promise<void> {
  const first = firstLanguage();
  localStorage.setItem(languageKey, first);
  await i18next
    .use(messageFiles)
    .use(initReactI18next)
    .init({
      lng: first,
      supportedLngs: [...languages],
      fallbackLng: fallbackLanguage,
      load: 'currentOnly',
      ns: ['common'],
      defaultNS: 'common',
      maxRetries: loadRetries.times,
      retryTimeout: loadRetries.firstAfterMs,
      interpolation: { escapeValue: false },
    });
  document.documentElement.lang = currentLanguage();
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (manifest !== null && currentLanguage() === 'zh-Hant') manifest.href = '/manifest.zh-Hant.webmanifest';
}
