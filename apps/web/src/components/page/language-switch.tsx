import { useTranslation } from 'react-i18next';
import { type Language, languageNames, languages } from '../../i18n/languages.ts';
import { currentLanguage } from '../../i18n/start-language.ts';
import './language-switch.css';

interface LanguageSwitchProps {
  className: string;
  onChoose: (language: Language) => void;
}

/** The languages by their own names, for pages without a user menu. */
export function LanguageSwitch({ className, onChoose }: LanguageSwitchProps) {
  const { t } = useTranslation('common');
  return (
    <nav className={className} aria-label={t('language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          className="language min-h-28 font-inherit border-0 bg-none font-base radius-medium pointer"
          lang={language}
          aria-current={language === currentLanguage() ? 'true' : undefined}
          onClick={() => onChoose(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </nav>
  );
}
