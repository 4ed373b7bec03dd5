import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../i18n/languages.ts';
import { chooseLanguage, currentLanguage } from '../../i18n/start-language.ts';

/** Each language by its own name. */
export const languageNames: Record<Language, string> = { 'en-US': 'English', 'zh-Hant': '繁體中文' };

/** The language switch at the foot of the auth pages. */
export function AuthLanguages() {
  const { t } = useTranslation('common');
  return (
    <footer>
      <nav className="auth-languages" aria-label={t('language')}>
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-current={language === currentLanguage() ? 'true' : undefined}
            onClick={() => chooseLanguage(language)}
          >
            {languageNames[language]}
          </button>
        ))}
      </nav>
    </footer>
  );
}
