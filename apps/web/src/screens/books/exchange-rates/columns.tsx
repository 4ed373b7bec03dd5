import type { ExchangeRateRow } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Day } from '../../../components/day/day.tsx';
import { formatDay } from '../../../components/day/format-day.ts';
import { shownRate } from '../../../components/money/rates.ts';
import { Icon } from '../../../components/page/icon.tsx';
import type { DataColumn } from '../../../components/table/data-table.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { useMay } from '../../../session/use-may.ts';

interface RateActions {
  base: string;
  onCorrect: (rate: ExchangeRateRow) => void;
  onRemove: (rate: ExchangeRateRow) => void;
}

export function useRateColumns({ base, onCorrect, onRemove }: RateActions): DataColumn<ExchangeRateRow>[] {
  const { t } = useTranslation('accounting-exchange-rates');
  const readOnly = !useMay('write');
  const nameOf = (row: ExchangeRateRow) => ({ currency: row.currency, date: formatDay(row.date, currentLanguage()) });
  const all: DataColumn<ExchangeRateRow>[] = [
    { key: 'date', title: t('col.date'), width: 180, render: (_, row) => <Day value={row.date} /> },
    { key: 'currency', title: t('col.currency'), width: 140, render: (_, row) => <strong>{row.currency}</strong> },
    {
      key: 'rate',
      title: t('col.rate', { base }),
      align: 'right',
      width: 220,
      className: 'figures num',
      render: (_, row) => shownRate(row.rate),
    },
    {
      key: 'actions',
      title: <span className="visually-hidden absolute clip nowrap">{t('col.actions')}</span>,
      align: 'right',
      render: (_, row) => (
        <div className="flex justify-end gap-4">
          <Button
            type="text"
            size="small"
            icon={<Icon name="pencil" size={15} />}
            aria-label={t('correctOne', nameOf(row))}
            title={t('correct')}
            onClick={() => onCorrect(row)}
          />
          <Button
            type="text"
            size="small"
            icon={<Icon name="trash" size={15} />}
            aria-label={t('removeOne', nameOf(row))}
            title={t('common:remove')}
            onClick={() => onRemove(row)}
          />
        </div>
      ),
    },
  ];
  return readOnly ? all.filter((column) => column.key !== 'actions') : all;
}

/** A rate on a phone. */
export function RateCard({ row, base }: { row: ExchangeRateRow; base: string }) {
  const { t } = useTranslation('accounting-exchange-rates');
  return (
    <span className="strong-bold grid items-center columns-wide-auto gap-12">
      <span>
        <strong>{t('one', { currency: row.currency })}</strong>{' '}
        <span className="font-small faint">
          <Day value={row.date} />
        </span>
      </span>
      <strong className="figures num">
        {base} {shownRate(row.rate)}
      </strong>
    </span>
  );
}
