import { currentLanguage } from '../../i18n/start-language.ts';
import { hongKongTime } from '../day/hong-kong-time.ts';

/** Day and time of an instant in Hong Kong, in the user's language. */
export function momentText(instant: string): string {
  return hongKongTime(instant, currentLanguage());
}

export function Moment({ value }: { value: string }) {
  return (
    <time dateTime={value} className="figures num">
      {momentText(value)}
    </time>
  );
}
