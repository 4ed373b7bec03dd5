import type { Dashboard } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { BarsChart, type ChartSeries } from '../../../../components/chart/bars-chart.tsx';
import { todayInHongKong } from '../../../../components/day/today.ts';
import { formatAmount } from '../../../../components/money/format-amount.ts';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { incomeBefore, sumOfBegun } from '../home-figures.ts';
import { profitLossPath } from '../report-paths.ts';
import { bucketLabel } from './bucket-label.ts';
import { BucketTable } from './bucket-table.tsx';
import { ChartCard, type LegendFigure } from './chart-card.tsx';

interface ProfitLossCardProps {
  figures: Dashboard | undefined;
  /** The same range a year earlier, to compare with. */
  before?: Dashboard | undefined;
}

/** Income, expenses and net profit. */
export function ProfitLossCard({ figures, before }: ProfitLossCardProps) {
  const { t } = useTranslation('home');
  const widget = figures?.profit_and_loss;
  const currency = figures?.base_currency;
  const earlier = incomeBefore(figures, before);
  const ghost: ChartSeries = {
    key: 'before',
    label: t('incomeBefore'),
    color: 'var(--chart-line)',
    kind: 'line',
    isGhost: true,
  };
  const series: ChartSeries[] = [
    { key: 'income', label: t('income'), color: 'var(--chart-income)', kind: 'bar' },
    { key: 'expenses', label: t('expenses'), color: 'var(--chart-expenses)', kind: 'bar' },
    ...(earlier === undefined ? [] : [ghost]),
  ];
  const whole: LegendFigure = {
    label: t('incomeBefore'),
    value: figures === undefined || earlier === undefined ? '0' : sumOfBegun(figures, earlier, todayInHongKong()),
    dot: 'dot-line',
  };
  const buckets = (widget?.buckets ?? []).map((bucket, index) => ({
    label: bucketLabel(bucket, currentLanguage()),
    path: profitLossPath(bucket),
    words: t('profitLossWords', {
      period: bucketLabel(bucket, currentLanguage()),
      income: formatAmount(bucket.income, { currency }),
      expenses: formatAmount(bucket.expenses, { currency }),
    }),
    figures: {
      income: bucket.income,
      expenses: bucket.expenses,
      net_profit: bucket.net_profit,
      before: earlier?.[index],
    },
  }));
  const rows = buckets.map(({ label, path, figures: { income, expenses, net_profit } }) => ({
    label,
    path,
    figures: [income, expenses, net_profit],
  }));
  return (
    <ChartCard
      title={t('profitLoss')}
      headline={widget && { label: t('netProfit'), value: widget.net_profit }}
      legend={[
        { label: t('income'), value: widget?.income ?? '0', dot: 'dot-income' },
        { label: t('expenses'), value: widget?.expenses ?? '0', dot: 'dot-expenses' },
        ...(earlier === undefined ? [] : [whole]),
      ]}
      currency={currency}
      reportPath={figures ? profitLossPath(figures) : '/reports/profit-loss'}
      table={<BucketTable title={t('profitLoss')} heads={[t('income'), t('expenses'), t('netProfit')]} rows={rows} />}
    >
      <BarsChart title={t('profitLoss')} buckets={buckets} series={series} />
    </ChartCard>
  );
}
