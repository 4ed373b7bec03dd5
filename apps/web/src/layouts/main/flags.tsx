import { useTranslation } from 'react-i18next';
import { type Language, languageNames, languages } from '../../i18n/languages.ts';
import { chooseLanguage, currentLanguage } from '../../i18n/start-language.ts';

const stripes = [0, 2, 4, 6, 8, 10, 12];
const petals = [0, 72, 144, 216, 288];

function AmericanFlag() {
  return (
    <svg className="radius-tiny" viewBox="0 0 20 13" width="20" height="13" aria-hidden="true">
      <rect width="20" height="13" fill="#fff" />
      {stripes.map((y) => (
        <rect key={y} y={y} width="20" height="1" fill="#b22234" />
      ))}
      <rect width="9" height="7" fill="#3c3b6e" />
      <path d="M1.5 1.5h1m1.5 0h1m1.5 0h1M1.5 3.5h1m1.5 0h1m1.5 0h1M1.5 5.5h1m1.5 0h1m1.5 0h1" stroke="#fff" />
    </svg>
  );
}

function HongKongFlag() {
  return (
    <svg className="radius-tiny" viewBox="0 0 20 13" width="20" height="13" aria-hidden="true">
      <rect width="20" height="13" fill="#de2910" />
      {petals.map((turn) => (
        <path
          key={turn}
          d="M10 6.4C8.1 5.5 7.6 3.5 9 1.8c1.9 .2 2.9 1.5 2.5 3-.2.9-.9 1.2-1.5 1.6z"
          fill="#fff"
          transform={`rotate(${turn} 10 6.5)`}
        />
      ))}
    </svg>
  );
}

const flags: Record<Language, () => React.JSX.Element> = { 'en-US': AmericanFlag, 'zh-Hant': HongKongFlag };

/** The two flags that switch the language; the other language's flag is faint. */
export function FlagSwitch() {
  const { t } = useTranslation('common');
  return (
    <fieldset className="flags m-0 p-0 border-0 rigid flex">
      <legend className="visually-hidden absolute clip nowrap">{t('language')}</legend>
      {languages.map((language) => {
        const Flag = flags[language];
        return (
          <button
            className="p-0 border-0 bg-none grid centred radius-small pointer h-28"
            key={language}
            type="button"
            lang={language}
            title={languageNames[language]}
            aria-label={languageNames[language]}
            aria-pressed={language === currentLanguage()}
            onClick={() => chooseLanguage(language)}
          >
            <Flag />
          </button>
        );
      })}
    </fieldset>
  );
}
