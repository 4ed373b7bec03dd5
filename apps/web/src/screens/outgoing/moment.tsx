import { formatDay } from '../../components/format-day.ts';
import { currentLanguage } from '../../i18n/start-language.ts';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Hong_Kong',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Day and time of an instant in Hong Kong. */
export function momentText(instant: string): string {
  const [day = '', time = ''] = parts.format(new Date(instant)).split(', ');
  return `${formatDay(day, currentLanguage())} ${time}`;
}

export function Moment({ value }: { value: string }) {
  return (
    <time dateTime={value} className="figures">
      {momentText(value)}
    </time>
  );
}
