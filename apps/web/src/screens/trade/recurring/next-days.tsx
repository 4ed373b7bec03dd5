import { useTranslation } from 'react-i18next';
import { type RecurringPlan, useRecurringDates } from '../../../api/queries/trade/recurring.ts';
import { Day } from '../../../components/day/day.tsx';

const shownDays = 6;

/** The next days of a plan while it is typed, or of one that runs. */
export function NextDays({ plan, known }: { plan: RecurringPlan; known?: readonly string[] | undefined }) {
  const { t } = useTranslation('recurring');
  const asked = useRecurringDates(plan);
  const days = known ?? asked.data;
  if (days === undefined) return null;
  if (days.length === 0) return <p className="font-base muted">{t('noDays')}</p>;
  return (
    <section aria-label={t('nextDays')}>
      <h2 className="around-0-0-8 bold font-body">{t('nextDays')}</h2>
      <ol className="m-0 p-0 grid list-none gap-6">
        {days.slice(0, shownDays).map((day) => (
          <li key={day}>
            <Day value={day} />
          </li>
        ))}
        {days.length > shownDays && <li aria-hidden>…</li>}
      </ol>
    </section>
  );
}
