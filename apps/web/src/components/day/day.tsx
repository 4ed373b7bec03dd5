import { currentLanguage } from '../../i18n/start-language.ts';
import { dayOfInstant, formatDay, formatShortDay } from './format-day.ts';

interface DayProps {
  /** `YYYY-MM-DD`; null shows nothing. */
  value: string | null;
  /** Without the year. */
  short?: boolean;
}

/** A business date: 'MMM D, YYYY' in English, 'YYYY年M月D日' in Chinese. */
export function Day({ value, short }: DayProps) {
  if (value === null) return null;
  const language = currentLanguage();
  return (
    <time dateTime={value} className="figures num" style={{ whiteSpace: 'nowrap' }}>
      {short ? formatShortDay(value, language) : formatDay(value, language)}
    </time>
  );
}

/** The calendar day of a UTC instant in the user's time zone. */
export function InstantDay({ value }: { value: string }) {
  return <Day value={dayOfInstant(value)} />;
}
