import { addDays } from '@folio/ledger/calendar';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../../components/day/day-input.tsx';
import { formatDay } from '../../../components/day/format-day.ts';
import { todayInHongKong } from '../../../components/day/today.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { useSession } from '../../../session/session-store.ts';
import { useMay } from '../../../session/use-may.ts';
import { usualDays } from './opening.ts';
import type { OpeningPartProps } from './opening-part.ts';

/** The day before the first one kept here; the usual ones a click away. */
export function DateQuestion({
  draft,
  opening,
  isFixed,
  sentences,
}: OpeningPartProps & { sentences: readonly string[] }) {
  const { t } = useTranslation('accounting-opening-balances');
  const { company } = useSession();
  const readOnly = !useMay('write');
  const language = currentLanguage();
  const usual = usualDays(todayInHongKong(), company?.fye ?? '03-31');
  if (isFixed) {
    return opening.locked && !readOnly ? (
      <p className="icons-rigid flex items-center gap-8 below-16 pad-12-16 text-amber bg-amber radius-large">
        <Icon name="lock" size={15} /> {t('locked', { date: formatDay(draft.date, language) })}
      </p>
    ) : null;
  }
  return (
    <Card className="opening-date items-bottom flex wrap below-16">
      <div className="side-field min-0">
        <label htmlFor="opening-date">{t('dateQuestion')}</label>
        <DayInput id="opening-date" value={draft.date} onChange={(day) => day && draft.setDate(day)} />
        {sentences.length > 0 && (
          <p className="field-error above-4 font-small text-red" role="alert">
            {sentences.join(' ')}
          </p>
        )}
      </div>
      <p>
        {t('dateMeans', { first: formatDay(addDays(draft.date, 1), language) })}
        <span className="opening-usual flex wrap">
          {usual
            .filter((one) => one.day !== draft.date)
            .map((one) => (
              <button
                key={one.name}
                type="button"
                className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
                onClick={() => draft.setDate(one.day)}
              >
                {t(`usual.${one.name}`, { day: formatDay(one.day, language) })}
              </button>
            ))}
        </span>
      </p>
    </Card>
  );
}
