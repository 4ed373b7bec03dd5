import { addDays } from '@folio/ledger/calendar';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { YearEnd } from '../../../api/queries/books/accounting-closing.ts';
import { formatDay } from '../../../components/day/format-day.ts';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { Card } from '../../../components/page/card.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { postingsPath } from './places.ts';
import { retainedSum } from './rolled.ts';

interface RetainedCardProps {
  year: YearEnd;
  currency: string;
  dividendAccount: string;
  isOver: boolean;
}

/** Retained earnings before, what the year adds and takes, and what the next year begins with. */
export function RetainedCard({ year, currency, dividendAccount, isOver }: RetainedCardProps) {
  const { t } = useTranslation('accounting-year-end');
  const dayOf = (day: string) => formatDay(day, currentLanguage());
  const paths: Record<string, string> = {
    profit: `/reports/profit-loss?from=${year.start}&to=${year.end}`,
    loss: `/reports/profit-loss?from=${year.start}&to=${year.end}`,
    dividends: postingsPath(dividendAccount, year),
    after: `/reports/balance-sheet?as_at=${year.end}`,
  };
  const days = { before: dayOf(addDays(year.start, -1)), after: dayOf(addDays(year.end, 1)) };
  return (
    <Card title={t('sum.title')} extra={currency}>
      {!isOver && <p className="below-10 font-base muted">{t('sum.soFar', { date: dayOf(year.end) })}</p>}
      <dl className="retained-sum">
        {retainedSum(year).map(({ name, sign, amount }) => (
          <div key={name} className={`grid columns-wide-auto gap-12 pad-5-0 retained-${name}`}>
            <dt>
              <span aria-hidden="true">{sign}</span>
              {t(`sum.${name}`, days)}
            </dt>
            <dd className="figures num text-right nowrap">
              <Figure amount={amount} path={paths[name]} label={t(`sum.${name}`, days)} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Figure({ amount, path, label }: { amount: string; path: string | undefined; label: string }) {
  const shown = formatAmount(amount, { brackets: true });
  if (path === undefined) return shown;
  return (
    <Link className="drill" to={path} aria-label={`${label} ${shown}`}>
      {shown}
    </Link>
  );
}
