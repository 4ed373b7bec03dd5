import type { DashboardNeeds } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { currentLanguage } from '../../i18n/start-language.ts';
import { formatMonth } from '../day/format-day.ts';
import { Icon } from '../page/icon.tsx';
import { type MonthStep, monthSteps } from './month-steps.ts';
import './month-strip.css';

/** The month to close: what waits at each stage, and the next one marked. Shows nothing while it is not known. */
export function MonthStrip({ needs }: { needs: DashboardNeeds | undefined }) {
  const { t } = useTranslation('accounting');
  if (needs?.month == null) return null;
  const name = formatMonth(needs.month.start.slice(0, 7), currentLanguage());
  return (
    <section
      className="month-strip below-16 pad-14-16 bg-card framed radius-huge"
      aria-label={t('month.label', { month: name })}
    >
      <h2 className="font-head">{name}</h2>
      <ol className="m-0 p-0 grid list-none gap-8">
        {monthSteps(needs).map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step: { name, waiting, path, isNext } }: { step: MonthStep }) {
  const { t } = useTranslation('accounting');
  const isDone = waiting === 0;
  return (
    <li>
      <Link
        to={path}
        className={
          isNext
            ? 'month-step tint-link flex items-center gap-10 pad-6-10 text-inherit radius-medium is-next'
            : 'month-step tint-link flex items-center gap-10 pad-6-10 text-inherit radius-medium'
        }
        aria-current={isNext ? 'step' : undefined}
      >
        {isDone ? (
          <span className="rigid grid centred text-green w-30">
            <Icon name="circle-check" size={18} />
          </span>
        ) : (
          <span className="month-count rigid grid centred pad-0-6 bold bg-grey h-30 figures num">
            {name === 'lock' ? <Icon name="lock" size={15} /> : waiting}
          </span>
        )}
        <span className="min-0">
          <strong className="block">{t(`month.${name}.title`)}</strong>
          <span className="block font-small muted">
            {isDone ? t(`month.${name}.done`) : t(`month.${name}.waiting`, { count: waiting })}
          </span>
        </span>
      </Link>
    </li>
  );
}
