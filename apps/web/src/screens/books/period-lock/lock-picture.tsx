import type { YearRule } from '@folio/ledger/calendar';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../components/day/format-day.ts';
import { todayInHongKong } from '../../../components/day/today.ts';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { type StripMonth, type StripState, stateOf, stripYears } from './month-strip.ts';

interface LockPictureProps {
  lockedThrough: string | null;
  next: string | null;
  yearRule: YearRule;
}

/** Two financial years as a strip of months: locked ones shaded, the move that is thought of, today marked. */
export function LockPicture({ lockedThrough, next, yearRule }: LockPictureProps) {
  const { t } = useTranslation('accounting-period-lock');
  const years = stripYears({ lockedThrough, next, today: todayInHongKong(), yearRule });
  const states = new Set(years.flatMap(({ months }) => months.map(stateOf)));
  const legend: StripState[] = [
    'locked',
    'open',
    ...(['willLock', 'willOpen'] as const).filter((one) => states.has(one)),
  ];
  return (
    <div className="grid gap-14">
      {years.map(({ end, months }) => (
        <figure key={end} className="lock-year grid items-start gap-12">
          <figcaption className="font-small muted">
            {t('yearTo', { date: formatDay(end, currentLanguage()) })}
          </figcaption>
          <ol className="grid gap-4">
            {months.map((month) => (
              <Month key={month.first} month={month} />
            ))}
          </ol>
        </figure>
      ))}
      <ul className="gap-6-18 flex wrap font-small muted" aria-label={t('legend')}>
        {legend.map((state) => (
          <li className="flex items-center gap-6" key={state}>
            <span className={`lock-sample framed-strong radius-tiny lock-sample-${state}`} aria-hidden="true" />
            {t(`state.${state}`)}
          </li>
        ))}
        <li className="flex items-center gap-6">
          <span className="lock-sample radius-tiny lock-sample-today border-0" aria-hidden="true" />
          {t('today')}
        </li>
      </ul>
    </div>
  );
}

function Month({ month }: { month: StripMonth }) {
  const { t } = useTranslation('accounting-period-lock');
  const { lockedPercent, nextPercent, todayPercent, first } = month;
  const stays = Math.min(lockedPercent, nextPercent);
  const moves = Math.abs(nextPercent - lockedPercent);
  const isToday = todayPercent !== null;
  return (
    <li className={isToday ? 'text-center lock-month-today' : 'text-center'}>
      <span className="lock-bar h-26 block relative clip bg-card framed-strong radius-small" aria-hidden="true">
        <span className="lock-shade bottom-0 absolute top-0" style={{ width: `${stays}%` }} />
        {moves > 0 && (
          <span
            className={
              nextPercent > lockedPercent
                ? 'lock-move bottom-0 absolute top-0 lock-move-forward'
                : 'lock-move bottom-0 absolute top-0 lock-move-back'
            }
            style={{ left: `${stays}%`, width: `${moves}%` }}
          />
        )}
        {isToday && <span className="lock-today bottom-0 absolute top-0" style={{ left: `${todayPercent}%` }} />}
      </span>
      <span className="lock-month-name font-small muted">{monthName(first)}</span>
      <span className="visually-hidden absolute clip nowrap">
        {t(`state.${stateOf(month)}`)}
        {isToday && ` ${t('today')}`}
      </span>
    </li>
  );
}

function monthName(first: string): string {
  return new Intl.DateTimeFormat(currentLanguage(), { month: 'short', timeZone: 'UTC' }).format(new Date(first));
}
