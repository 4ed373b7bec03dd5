import i18next from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import { fallbackLanguage, type Language, languageKey, languageOf, languages, loadRetries } from './languages.ts';

export function currentLanguage(): Language {
  return languageOf(i18next.language ?? fallbackLanguage);
}

/** Saves the language and reloads the page in it. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(languageKey, language);
  window.location.reload();
}

/** Detects the language and loads the messages every screen needs; a failed load is retried. */
export async function startLanguage(): Promise<void> {
  await i18next
    .use(HttpBackend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      supportedLngs: [...languages],
      fallbackLng: fallbackLanguage,
      load: 'currentOnly',
      ns: ['common'],
      defaultNS: 'common',
      maxRetries: loadRetries.times,
      retryTimeout: loadRetries.firstAfterMs,
      interpolation: { escapeValue: false },
      backend: { loadPath: '/locales/{{lng}}/{{ns}}.json' },
      detection: {
        order: ['localStorage', 'navigator'],
        caches: ['localStorage'],
        lookupLocalStorage: languageKey,
        convertDetectedLanguage: languageOf,
      },
    });
  document.documentElement.lang = currentLanguage();
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (manifest !== null && currentLanguage() === 'zh-Hant') manifest.href = '/manifest.zh-Hant.webmanifest';
}
