import type { CashForecast, ExpectedItem } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDay } from '../../../../components/day/format-day.ts';
import { Amount } from '../../../../components/money/amount.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import './forecast-items.css';

type Week = CashForecast['weeks'][number];

/** What a week's figures are made of: who pays what, on which day, and why on that day. */
export function ForecastItems({ week, currency }: { week: Week; currency: string }) {
  const { t } = useTranslation('home');
  const language = currentLanguage();
  const title = t('forecast.week', { from: formatDay(week.from, language), to: formatDay(week.to, language) });
  if (week.items.length === 0)
    return <p className="font-base above-8 muted">{t('forecast.nothing', { week: title })}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className="above-12 scroll-x" aria-label={title} tabIndex={0}>
      <h3 className="font-base bold">{title}</h3>
      <table className="forecast-items full font-base joined cells-left cells-regular cells-ruled cells-top heads-small heads-muted">
        <thead>
          <tr>
            <th scope="col">{t('forecast.contact')}</th>
            <th scope="col">{t('forecast.document')}</th>
            <th scope="col">{t('forecast.expected')}</th>
            <th scope="col">{t('forecast.reason')}</th>
            <th scope="col" className="forecast-amount">
              {t('forecast.amount', { currency })}
            </th>
          </tr>
        </thead>
        <tbody>
          {week.items.map((item) => (
            <tr key={`${item.id} ${item.expected_on} ${item.due_date}`}>
              <td>{item.contact}</td>
              <td>
                <Link to={pathOf(item)}>{item.name}</Link>
                {item.source === 'recurring' && <span className="muted"> {t('forecast.recurring')}</span>}
              </td>
              <td className="nowrap">{formatDay(item.expected_on, language)}</td>
              <td>
                <Reason item={item} />
              </td>
              <td className="forecast-amount">
                <Amount value={item.side === 'in' ? item.amount : `-${item.amount}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function pathOf({ source, side, id }: ExpectedItem): string {
  if (source === 'document') return `/invoice/${id}`;
  return side === 'in' ? `/sales/recurring/${id}` : `/purchases/recurring/${id}`;
}

/** Why the money is expected on its day. */
function Reason({ item: { reason, habit_days: days, due_date, credit } }: { item: ExpectedItem }) {
  const { t } = useTranslation('home');
  const date = formatDay(due_date, currentLanguage());
  const way = days < 0 ? 'early' : 'late';
  const why =
    reason === 'contact_habit' || reason === 'company_habit'
      ? t(`forecast.${reason}.${way}`, { date, count: Math.abs(days) })
      : t(`forecast.${reason}`, { date });
  return (
    <>
      {why}{' '}
      {/[1-9]/.test(credit) && (
        <span className="muted">
          {t('forecast.credit')} <Amount value={credit} />
        </span>
      )}
    </>
  );
}
