import type { FixedAsset } from '@folio/contract';
import { endOfMonth } from '@folio/ledger/calendar';
import { useTranslation } from 'react-i18next';
import { BarsChart } from '../../../components/chart/bars-chart.tsx';
import { formatMonth } from '../../../components/day/format-day.ts';
import { useYearRule } from '../../../components/day/use-year-rule.ts';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { Card } from '../../../components/page/card.tsx';
import { FigureTable } from '../../../components/table/figure-table.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { lastMonths } from './schedule-years.ts';

const monthName = (day: string) => formatMonth(day.slice(0, 'YYYY-MM'.length), currentLanguage());

type Charged = Pick<FixedAsset, 'schedule' | 'net'>;

/** The months still to be charged, and the carrying amount at the end of each year as a chart. */
export function ScheduleCard({ schedule, net }: Charged) {
  const { t } = useTranslation('accounting-fixed-assets');
  if (schedule.length === 0) return null;
  return (
    <Card title={t('asset.schedule')}>
      <CarryingAmounts schedule={schedule} net={net} />
      <FigureTable
        caption={t('asset.schedule')}
        heads={[t('asset.month'), t('field.amount'), t('col.net')]}
        rows={schedule.map((row) => ({
          key: row.month,
          head: monthName(row.month),
          cells: [formatAmount(row.amount), formatAmount(row.net)],
        }))}
      />
    </Card>
  );
}

/** A bar leads to the depreciation of its month. */
function CarryingAmounts({ schedule, net: current }: Charged) {
  const { t } = useTranslation('accounting-fixed-assets');
  const yearRule = useYearRule();
  const [first] = schedule;
  if (first === undefined) return null;
  const now = {
    label: t('asset.now'),
    path: `/accounting/fixed-assets/depreciation?month=${endOfMonth(first.month)}`,
    words: t('asset.netNow', { amount: formatAmount(current) }),
    figures: { net: current },
  };
  const years = lastMonths(schedule, yearRule).map(({ month, net }) => ({
    label: monthName(month),
    path: `/accounting/fixed-assets/depreciation?month=${endOfMonth(month)}`,
    words: t('asset.netAt', { month: monthName(month), amount: formatAmount(net) }),
    figures: { net },
  }));
  const series = [{ key: 'net', label: t('col.net'), color: 'var(--chart-income)', kind: 'bar' as const }];
  return (
    <>
      <p className="font-base muted">{t('asset.netChart')}</p>
      <BarsChart title={t('asset.netChart')} buckets={[now, ...years]} series={series} />
    </>
  );
}
