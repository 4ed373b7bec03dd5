import { Radio } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionCalls } from '../../../api/queries/session.ts';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { type Language, languages } from '../../../i18n/languages.ts';
import { chooseLanguage, currentLanguage } from '../../../i18n/start-language.ts';
import { languageNames } from '../../../layouts/auth/auth-languages.tsx';
import { chooseTheme, type ThemeChoice, themeChoices, useThemeChoice } from '../../../theme/theme-choice.ts';

const themeIcons: Record<ThemeChoice, IconName> = { light: 'sun', dark: 'moon', system: 'monitor' };

/** Language (kept with the user, so that letters come in it too) and theme (kept on this device). */
export function LookSettings() {
  const { t } = useTranslation('account-setting');
  const theme = useThemeChoice();
  const languageId = useId();
  const themeId = useId();
  const changeLanguage = async (language: Language) => {
    // The choice on this device stands even when the server could not be told.
    await sessionCalls.updateUser({ language }).catch((cause) => console.error('The language was not saved', cause));
    chooseLanguage(language);
  };
  return (
    <>
      <p id={languageId} className="look-label">
        {t('language')}
      </p>
      <Radio.Group
        aria-labelledby={languageId}
        optionType="button"
        value={currentLanguage()}
        options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        onChange={(event) => void changeLanguage(event.target.value)}
      />
      <p id={themeId} className="look-label">
        {t('theme')}
      </p>
      <Radio.Group
        aria-labelledby={themeId}
        optionType="button"
        value={theme}
        options={themeChoices.map((choice) => ({ value: choice, label: <ThemeLabel choice={choice} /> }))}
        onChange={(event) => chooseTheme(event.target.value)}
      />
    </>
  );
}

function ThemeLabel({ choice }: { choice: ThemeChoice }) {
  const { t } = useTranslation('account-setting');
  return (
    <span className="theme-label">
      <Icon name={themeIcons[choice]} size={15} />
      {t(`themes.${choice}`)}
    </span>
  );
}
