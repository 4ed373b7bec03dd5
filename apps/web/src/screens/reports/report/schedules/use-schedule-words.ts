import type { ReportScheduleBody } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../i18n/languages.ts';
import { currentLanguage } from '../../../../i18n/start-language.ts';

const lastDay = 31;

type MailingDay = Pick<ReportScheduleBody, 'rhythm' | 'on_day'>;

/** Words for the days on which a report goes out. */
export function useScheduleWords() {
  const { t } = useTranslation('reports');
  const language = currentLanguage();
  return {
    /** For example "Each month, on day 5, at 08:00" or "Each week, on Monday, at 17:00". */
    when: ({ rhythm, on_day: day, at_hour: hour }: MailingDay & Pick<ReportScheduleBody, 'at_hour'>): string => {
      const ofMonth = day === lastDay ? t('mailing.theLastDay') : t('mailing.dayOfMonth', { day });
      const when = t(`mailing.when.${rhythm}`, { day: rhythm === 'week' ? weekdayName(language, day) : ofMonth });
      return t('mailing.whenAt', { when, time: timeOfHour(hour) });
    },
    /** A choice of a day: a weekday, or the number of a day of the month. */
    choice: ({ rhythm, on_day: day }: MailingDay): string => {
      if (rhythm === 'week') return weekdayName(language, day);
      return day === lastDay ? t('mailing.lastDay') : String(day);
    },
  };
}

/** An hour of the day as 08:00. */
export function timeOfHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

function weekdayName(language: Language, day: number): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // January 3, 2000 was a Monday.
  return format.format(Date.UTC(2000, 0, 2 + day));
}
