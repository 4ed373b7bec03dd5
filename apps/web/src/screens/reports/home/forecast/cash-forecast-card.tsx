import type { CashForecast } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useCashForecast } from '../../../../api/queries/reports/cash-forecast.ts';
import { BarsChart, type ChartSeries } from '../../../../components/chart/bars-chart.tsx';
import { formatDay, formatShortDay } from '../../../../components/day/format-day.ts';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { useUrlState } from '../../../../components/hooks/use-url-state.ts';
import { formatAmount } from '../../../../components/money/format-amount.ts';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { BucketTable } from '../charts/bucket-table.tsx';
import { ChartCard, type LegendFigure } from '../charts/chart-card.tsx';
import { type ForecastTotals, forecastTotals } from './forecast-figures.ts';
import { ForecastItems } from './forecast-items.tsx';

/** Cash of the coming 13 weeks as contacts usually pay; a week lists what it is made of. */
export function CashForecastCard() {
  const { t } = useTranslation('home');
  const { data: forecast, error, refetch } = useCashForecast();
  const [{ week: shown }] = useUrlState({ week: '' });
  const buckets = useBuckets(forecast, shown);
  const totals = forecast && forecastTotals(forecast);
  const legend = useLegend(forecast, totals);
  if (error && !forecast) return <ErrorState detail={error.message} onRetry={() => void refetch()} />;
  const open = forecast?.weeks.find(({ from }) => from === shown);
  const series: ChartSeries[] = [
    { key: 'in', label: t('cashIn'), color: 'var(--chart-in)', kind: 'bar' },
    { key: 'out', label: t('cashOut'), color: 'var(--chart-out)', kind: 'bar', isBelow: true },
    { key: 'closing', label: t('closingCash'), color: 'var(--chart-line)', kind: 'line', isGhost: true },
  ];
  const heads = [t('cashIn'), t('cashOut'), t('closingCash')];
  const rows = buckets.map(({ label, path, figures }) => ({
    label,
    path,
    figures: [figures.in, figures.out, figures.closing],
  }));
  return (
    <div className="home-forecast">
      <ChartCard
        title={t('forecast.title')}
        headline={totals && { label: t('forecast.closing'), value: totals.closing }}
        legend={legend}
        currency={forecast?.base_currency}
        table={<BucketTable title={t('forecast.title')} heads={heads} rows={rows} />}
        foot={
          forecast &&
          (open ? (
            <ForecastItems week={open} currency={forecast.base_currency} />
          ) : (
            <p className="font-base above-8 muted">{t('forecast.hint')}</p>
          ))
        }
      >
        <BarsChart title={t('forecast.title')} buckets={buckets} series={series} stacked />
      </ChartCard>
    </div>
  );
}

/** A bar for each week; it opens and closes the week's list in the address. */
function useBuckets(forecast: CashForecast | undefined, shown: string) {
  const { t } = useTranslation('home');
  const { search } = useLocation();
  const language = currentLanguage();
  const currency = forecast?.base_currency;
  const pathOf = (from: string) => {
    const next = new URLSearchParams(search);
    if (from === shown) next.delete('week');
    else next.set('week', from);
    return `/home?${next}`;
  };
  return (forecast?.weeks ?? []).map((week) => ({
    label: formatShortDay(week.from, language),
    path: pathOf(week.from),
    isOpen: week.from === shown,
    words: t('forecast.words', {
      from: formatDay(week.from, language),
      in: formatAmount(week.cash_in, { currency }),
      out: formatAmount(week.cash_out, { currency }),
      closing: formatAmount(week.closing_cash, { currency }),
    }),
    figures: { in: week.cash_in, out: week.cash_out, closing: week.closing_cash },
  }));
}

function useLegend(forecast: CashForecast | undefined, totals: ForecastTotals | undefined): LegendFigure[] {
  const { t } = useTranslation('home');
  if (forecast === undefined || totals === undefined) return [];
  const { cashIn, cashOut, lowest } = totals;
  const date = lowest === undefined ? '' : formatDay(lowest.to, currentLanguage());
  return [
    { label: t('forecast.today'), value: forecast.opening_cash, dot: 'dot-line' },
    { label: t('cashIn'), value: cashIn, dot: 'dot-in' },
    { label: t('cashOut'), value: cashOut, dot: 'dot-out' },
    ...(lowest ? [{ label: t('forecast.lowest', { date }), value: lowest.closing_cash, dot: 'dot-line' }] : []),
  ];
}
