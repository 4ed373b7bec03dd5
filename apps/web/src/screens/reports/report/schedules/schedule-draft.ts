import type { ReportSchedule, ReportScheduleBody } from '@folio/contract';
import { addDays, coveredPeriod, type MailingRhythm, mailingDayFrom, type Period } from '@folio/ledger/calendar';
import { wrongAddresses } from '../../../../components/emails/mail-draft.ts';
import type { Language } from '../../../../i18n/languages.ts';

const usualDay = 5;
const usualHour = 8;
const hoursOfDay = 24;
const daysOfWeek = 7;
const daysOfMonth = 31;

/** Each month on the fifth at eight in the morning, to the user as a PDF. */
export function newSchedule(address: string | null, language: Language): ReportScheduleBody {
  const receivers = address === null ? [] : [address];
  return { rhythm: 'month', on_day: usualDay, at_hour: usualHour, receivers, formats: ['pdf'], language };
}

export function bodyOf({ rhythm, on_day, at_hour, receivers, formats, language }: ReportSchedule): ReportScheduleBody {
  return { rhythm, on_day, at_hour, receivers, formats, language };
}

/** The days that a rhythm has: 1 (Monday) to 7, or 1 to 31. */
export function dayChoices(rhythm: MailingRhythm): number[] {
  return Array.from({ length: rhythm === 'week' ? daysOfWeek : daysOfMonth }, (_, index) => index + 1);
}

/** The hours of a day in Hong Kong, from midnight. */
export const hourChoices: readonly number[] = Array.from({ length: hoursOfDay }, (_, hour) => hour);

/** Another rhythm; between weeks and months the day begins again. */
export function withRhythm(body: ReportScheduleBody, rhythm: MailingRhythm): ReportScheduleBody {
  const staysOn = (rhythm === 'week') === (body.rhythm === 'week');
  const onDay = rhythm === 'week' ? 1 : usualDay;
  return { ...body, rhythm, on_day: staysOn ? body.on_day : onDay };
}

export function isReady({ receivers, formats }: ReportScheduleBody): boolean {
  return receivers.length > 0 && formats.length > 0 && wrongAddresses(receivers).length === 0;
}

/** The next email, tomorrow or later, and what it covers. */
export function nextMailing(
  { rhythm, on_day }: Pick<ReportScheduleBody, 'rhythm' | 'on_day'>,
  today: string,
): { on: string; covered: Period } {
  const on = mailingDayFrom({ rhythm, onDay: on_day }, addDays(today, 1));
  return { on, covered: coveredPeriod(rhythm, on) };
}
