import { DAY_STYLES, type DayStyle } from '@folio/ledger/calendar';
import { Radio } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionCalls } from '../../../../api/queries/people/session.ts';
import { formatDay } from '../../../../components/day/format-day.ts';
import { Icon, type IconName } from '../../../../components/page/icon.tsx';
import { type Language, languageNames, languages } from '../../../../i18n/languages.ts';
import { chooseLanguage, currentLanguage } from '../../../../i18n/start-language.ts';
import { useSession } from '../../../../session/session-store.ts';
import { chooseTheme, type ThemeChoice, themeChoices, useThemeChoice } from '../../../../theme/theme-choice.ts';

const themeIcons: Record<ThemeChoice, IconName> = { light: 'sun', dark: 'moon', system: 'monitor' };

/** Language (stored with the user, so that emails use it too) and theme (stored on this device). */
export function LookSettings() {
  const { t } = useTranslation('account-setting');
  const theme = useThemeChoice();
  const languageId = useId();
  const themeId = useId();
  const changeLanguage = async (language: Language) => {
    // The choice on this device is kept even if the server could not be reached.
    await sessionCalls.updateUser({ language }).catch((cause) => console.error('The language was not saved', cause));
    chooseLanguage(language);
  };
  return (
    <>
      <p id={languageId} className="look-label below-6">
        {t('language')}
      </p>
      <Radio.Group
        aria-labelledby={languageId}
        optionType="button"
        value={currentLanguage()}
        options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        onChange={(event) => void changeLanguage(event.target.value)}
      />
      <DateFormat />
      <p id={themeId} className="look-label below-6">
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

/** An example date that shows which part is the day. */
const exampleDay = '2025-01-15';

/** The date format of every screen, stored with the user. Typed dates are parsed day first in every format. */
function DateFormat() {
  const { t } = useTranslation('account-setting');
  const { profile } = useSession();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const language = currentLanguage();
  const offered = DAY_STYLES.filter((style) => style !== 'day_month_year' || language !== 'zh-Hant');
  const chosen = profile?.date_format ?? 'month_day_year';
  const change = async (date_format: DayStyle) => {
    setBusy(true);
    try {
      await sessionCalls.updateUser({ date_format });
      // A reload formats every date on every screen again.
      window.location.reload();
    } catch (cause) {
      console.error('The date format was not saved', cause);
      setBusy(false);
    }
  };
  return (
    <>
      <p id={id} className="look-label below-6">
        {t('dateFormat')}
      </p>
      <Radio.Group
        aria-labelledby={id}
        optionType="button"
        disabled={isBusy}
        value={offered.includes(chosen) ? chosen : 'month_day_year'}
        options={offered.map((value) => ({ value, label: formatDay(exampleDay, language, value) }))}
        onChange={(event) => void change(event.target.value)}
      />
      <p className="above-6 font-small muted">{t('dateFormatHint')}</p>
    </>
  );
}

function ThemeLabel({ choice }: { choice: ThemeChoice }) {
  const { t } = useTranslation('account-setting');
  return (
    <span className="gap-7 inline-flex items-center">
      <Icon name={themeIcons[choice]} size={15} />
      {t(`themes.${choice}`)}
    </span>
  );
}
