import type { Dashboard } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { BarsChart, type ChartSeries } from '../../../../components/chart/bars-chart.tsx';
import { todayInHongKong } from '../../../../components/day/today.ts';
import { formatAmount } from '../../../../components/money/format-amount.ts';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { cashFlowPath, cashPath } from '../report-paths.ts';
import { bucketLabel } from './bucket-label.ts';
import { BucketTable } from './bucket-table.tsx';
import { CashByActivity } from './cash-by-activity.tsx';
import { ChartCard } from './chart-card.tsx';

/** Cash in and out, and what is left at the end. */
export function CashFlowCard({ figures }: { figures: Dashboard | undefined }) {
  const { t } = useTranslation('home');
  const widget = figures?.cash_flow;
  const currency = figures?.base_currency;
  const today = todayInHongKong();
  const series: ChartSeries[] = [
    { key: 'in', label: t('cashIn'), color: 'var(--chart-in)', kind: 'bar' },
    { key: 'out', label: t('cashOut'), color: 'var(--chart-out)', kind: 'bar', isBelow: true },
    { key: 'closing', label: t('closingCash'), color: 'var(--chart-line)', kind: 'line' },
  ];
  const buckets = (widget?.buckets ?? []).map((bucket) => ({
    label: bucketLabel(bucket, currentLanguage()),
    path: cashPath(widget?.accounts ?? [], bucket),
    words: t('cashFlowWords', {
      period: bucketLabel(bucket, currentLanguage()),
      in: formatAmount(bucket.cash_in, { currency }),
      out: formatAmount(bucket.cash_out, { currency }),
      closing: formatAmount(bucket.closing_cash, { currency }),
    }),
    figures: {
      in: bucket.cash_in,
      out: bucket.cash_out,
      // The cash of a day to come is not known: the line ends today.
      closing: bucket.from > today ? undefined : bucket.closing_cash,
    },
    closing: bucket.closing_cash,
  }));
  const rows = buckets.map((bucket) => ({
    label: bucket.label,
    path: bucket.path,
    figures: [bucket.figures.in, bucket.figures.out, bucket.closing],
  }));
  const heads = [t('cashIn'), t('cashOut'), t('closingCash')];
  const other = /[1-9]/.test(widget?.fx_and_other ?? '')
    ? [{ label: t('fxAndOther'), value: widget?.fx_and_other ?? '0', dot: 'dot-other' }]
    : [];
  return (
    <ChartCard
      title={t('cashFlow')}
      headline={widget && { label: t('closingCash'), value: widget.closing_cash }}
      legend={[
        { label: t('cashIn'), value: widget?.cash_in ?? '0', dot: 'dot-in' },
        { label: t('cashOut'), value: widget?.cash_out ?? '0', dot: 'dot-out' },
        ...other,
        { label: t('closingCash'), value: widget?.closing_cash ?? '0', dot: 'dot-line' },
      ]}
      currency={currency}
      reportPath={figures ? cashFlowPath(figures) : '/reports/cash-flow'}
      table={<BucketTable title={t('cashFlow')} heads={heads} rows={rows} />}
      foot={widget && <CashByActivity activities={widget.by_activity} />}
    >
      <BarsChart title={t('cashFlow')} buckets={buckets} series={series} stacked />
    </ChartCard>
  );
}
