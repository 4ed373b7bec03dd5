import i18next from 'i18next';
import { type Language, languageKey } from '../../i18n/languages.ts';
import { currentLanguage } from '../../i18n/start-language.ts';

/** The visitor's choice, for this tab only: the browser may be somebody's who works here in another language. */
const chosenKey = 'folio.link.language';

/** The page speaks the link's language until the visitor chooses another. */
export async function beginInLanguage(language: Language): Promise<void> {
  const chosen = sessionStorage.getItem(chosenKey);
  const wanted = chosen === 'en-US' || chosen === 'zh-Hant' ? chosen : language;
  if (wanted !== currentLanguage()) await speak(wanted);
}

/** The visitor's choice; what was typed stays where it is. */
export async function chooseHere(language: Language): Promise<void> {
  sessionStorage.setItem(chosenKey, language);
  await speak(language);
}

async function speak(language: Language): Promise<void> {
  const kept = localStorage.getItem(languageKey);
  await i18next.changeLanguage(language);
  if (kept !== null) localStorage.setItem(languageKey, kept);
  document.documentElement.lang = language;
}
