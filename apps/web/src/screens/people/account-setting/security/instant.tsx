import { dayOfInstant, formatDay } from '../../../../components/day/format-day.ts';
import { currentLanguage } from '../../../../i18n/start-language.ts';

const styles = { 'en-US': 'en-US', 'zh-Hant': 'zh-HK' } as const;

/** An instant with its time of day, where the user is. */
export function Instant({ value }: { value: string }) {
  const language = currentLanguage();
  const clock = new Intl.DateTimeFormat(styles[language], { timeStyle: 'short' });
  return (
    <time dateTime={value} className="figures num">
      {formatDay(dayOfInstant(value), language)} {clock.format(new Date(value))}
    </time>
  );
}
