import { financialYearOf, isDay } from '@folio/ledger/calendar';
import { useTranslation } from 'react-i18next';
import { useAssetMovement } from '../../../api/queries/year-end/fixed-asset.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { todayInHongKong } from '../../../components/day/today.ts';
import { useYearRule } from '../../../components/day/use-year-rule.ts';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { SideField } from '../../../components/form/side-form.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { Card } from '../../../components/page/card.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { FigureTable } from '../../../components/table/figure-table.tsx';
import { className } from './class-name.ts';

const rows = [
  'cost_opening',
  'additions',
  'cost_disposals',
  'cost_transfers',
  'cost_closing',
  'depreciation_opening',
  'charge',
  'impairment',
  'depreciation_disposals',
  'depreciation_transfers',
  'depreciation_closing',
  'net_opening',
  'net_closing',
] as const;

/** The note on movements: cost, depreciation and carrying amount of each class over a period. */
export default function MovementScreen() {
  const { t } = useTranslation('accounting-fixed-assets');
  const year = financialYearOf(todayInHongKong(), useYearRule());
  const [view, setView] = useUrlState({ from: year.start, to: year.end });
  const from = isDay(view.from) ? view.from : year.start;
  const to = isDay(view.to) ? view.to : year.end;
  const { data, error, refetch } = useAssetMovement(from, to);
  const columns = data ? [...data.classes, data.total] : [];
  const names = columns.map((one, index) => (index === columns.length - 1 ? t('total') : className(one)));
  return (
    <div className="cards-apart">
      <ToolHeader
        title={t('movement.title')}
        subtitle={t('movement.subtitle')}
        parent={{ title: t('title'), path: '/accounting/fixed-assets' }}
      />
      <Card className="flex wrap gap-16">
        {(['from', 'to'] as const).map((name) => (
          <SideField key={name} id={`movement-${name}`} label={t(`movement.${name}`)}>
            <DayInput
              id={`movement-${name}`}
              value={name === 'from' ? from : to}
              onChange={(day) => day && setView({ [name]: day })}
            />
          </SideField>
        ))}
      </Card>
      {error && <ErrorState detail={error.message} onRetry={() => refetch()} />}
      {!data && !error && <RowsSkeleton rows={8} />}
      {data && !error && (
        <Card>
          <FigureTable
            caption={t('movement.title')}
            heads={[t('movement.row'), ...names]}
            rows={rows.map((key) => ({
              key,
              head: t(`movement.${key}`),
              cells: columns.map((one) => formatAmount(one[key], { brackets: true, dashForZero: true })),
            }))}
          />
        </Card>
      )}
    </div>
  );
}
