import { currentLanguage } from '../../../i18n/start-language.ts';

const styles = { 'en-US': 'en-US', 'zh-Hant': 'zh-HK' } as const;

/** An instant with its time of day, where the user is. */
export function Instant({ value }: { value: string }) {
  const words = new Intl.DateTimeFormat(styles[currentLanguage()], { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={value} className="figures">
      {words.format(new Date(value))}
    </time>
  );
}
