import type { Dashboard } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { bucketLabel } from './bucket-label.ts';
import { BucketTable } from './bucket-table.tsx';
import { ChartCard } from './chart-card.tsx';
import type { ChartSeries } from './charts.tsx';
import { LazyChart } from './lazy-chart.tsx';
import { profitLossPath } from './report-paths.ts';

/** Income, expenses and net profit. */
export function ProfitLossCard({ figures }: { figures: Dashboard | undefined }) {
  const { t } = useTranslation('home');
  const widget = figures?.profit_and_loss;
  const currency = figures?.base_currency;
  const series: ChartSeries[] = [
    { key: 'income', label: t('income'), color: 'var(--chart-income)', kind: 'bar' },
    { key: 'expenses', label: t('expenses'), color: 'var(--chart-expenses)', kind: 'bar' },
  ];
  const buckets = (widget?.buckets ?? []).map((bucket) => ({
    label: bucketLabel(bucket, currentLanguage()),
    path: profitLossPath(bucket),
    words: t('profitLossWords', {
      period: bucketLabel(bucket, currentLanguage()),
      income: formatAmount(bucket.income, { currency }),
      expenses: formatAmount(bucket.expenses, { currency }),
    }),
    figures: { income: bucket.income, expenses: bucket.expenses, net_profit: bucket.net_profit },
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
      ]}
      currency={currency}
      reportPath={figures ? profitLossPath(figures) : '/reports/profit-loss'}
      table={<BucketTable title={t('profitLoss')} heads={[t('income'), t('expenses'), t('netProfit')]} rows={rows} />}
    >
      <LazyChart title={t('profitLoss')} buckets={buckets} series={series} />
    </ChartCard>
  );
}
