import type { FixedAssetRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Day } from '../../../components/day/day.tsx';
import { formatAmount } from '../../../components/money/format-amount.ts';
import type { DataColumn } from '../../../components/table/data-table.tsx';
import { className } from './class-name.ts';

const classOf = (row: FixedAssetRow) => className({ name: row.class_name, name_zh: row.class_name_zh });

export function useAssetColumns(): DataColumn<FixedAssetRow>[] {
  const { t } = useTranslation('accounting-fixed-assets');
  const figure = (key: 'cost' | 'depreciation' | 'net'): DataColumn<FixedAssetRow> => ({
    key,
    title: t(`col.${key}`),
    align: 'right',
    className: 'figures num',
    render: (_, row) => formatAmount(row[key]),
  });
  return [
    { key: 'number', title: t('col.number'), render: (_, row) => <strong className="nowrap">{row.number}</strong> },
    { key: 'name', title: t('col.name'), render: (_, row) => row.name },
    { key: 'class', title: t('col.class'), render: (_, row) => classOf(row) },
    { key: 'in_use_on', title: t('field.in_use_on'), render: (_, row) => <Day value={row.in_use_on} /> },
    figure('cost'),
    figure('depreciation'),
    figure('net'),
    { key: 'state', title: t('col.state'), render: (_, row) => t(`state.${row.state}`) },
  ];
}

/** An asset on a phone. */
export function AssetCard({ row }: { row: FixedAssetRow }) {
  const { t } = useTranslation('accounting-fixed-assets');
  return (
    <span className="grid gap-4">
      <span className="strong-bold grid items-center columns-wide-auto gap-12">
        <strong>{row.name}</strong>
        <strong className="figures num">{formatAmount(row.net)}</strong>
      </span>
      <span className="font-small faint">{[row.number, classOf(row), t(`state.${row.state}`)].join(' · ')}</span>
    </span>
  );
}
