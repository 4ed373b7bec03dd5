import type { TaxCodeRow } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../components/day/format-day.ts';
import { todayInHongKong } from '../../../components/day/today.ts';
import { StateTag, type StateTone } from '../../../components/feedback/state-tag.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import type { DataColumn } from '../../../components/table/data-table.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { useMay } from '../../../session/use-may.ts';
import { countryName } from './countries.ts';
import { shownRate, type Validity, validityOf } from './tax-code.ts';

interface TaxCodeActions {
  onEdit: (code: TaxCodeRow) => void;
  onEnd: (code: TaxCodeRow) => void;
}

const tones: Record<Validity, StateTone> = { inForce: 'green', ended: 'grey', future: 'blue' };

export function taxCodeName(code: { name: string; name_zh: string }): string {
  return currentLanguage() === 'zh-Hant' && code.name_zh ? code.name_zh : code.name;
}

export function useTaxCodeColumns(actions: TaxCodeActions): DataColumn<TaxCodeRow>[] {
  const { t } = useTranslation('accounting-tax-codes');
  const readOnly = !useMay('write');
  const all: DataColumn<TaxCodeRow>[] = [
    {
      key: 'code',
      title: t('col.code'),
      render: (_, row) => <strong className="tax-code bold nowrap">{row.code}</strong>,
    },
    { key: 'name', title: t('col.name'), render: (_, row) => taxCodeName(row) },
    { key: 'country', title: t('col.country'), render: (_, row) => row.country && countryName(row.country) },
    {
      key: 'rate',
      title: t('col.rate'),
      align: 'right',
      className: 'figures num',
      render: (_, row) => t('percent', { rate: shownRate(row.rate_percent) }),
    },
    { key: 'kind', title: t('col.kind'), render: (_, row) => t(`kind.${row.kind}`) },
    {
      key: 'recoverable',
      title: t('col.recoverable'),
      render: (_, row) => t(row.recoverable ? 'recoverable.yes' : 'recoverable.no'),
    },
    { key: 'validity', title: t('col.validity'), render: (_, row) => <ValidityOf row={row} /> },
    {
      key: 'actions',
      title: <span className="visually-hidden absolute clip nowrap">{t('col.actions')}</span>,
      align: 'right',
      render: (_, row) => <RowButtons row={row} {...actions} />,
    },
  ];
  return readOnly ? all.filter((column) => column.key !== 'actions') : all;
}

function ValidityOf({ row }: { row: TaxCodeRow }) {
  const { t } = useTranslation('accounting-tax-codes');
  const validity = validityOf(row, todayInHongKong());
  return (
    <span className="tax-validity inline-flex wrap items-center">
      <StateTag tone={tones[validity]}>{t(`validity.${validity}`)}</StateTag>
      <Range row={row} />
    </span>
  );
}

function Range({ row }: { row: TaxCodeRow }) {
  const { t } = useTranslation('accounting-tax-codes');
  const language = currentLanguage();
  const from = row.valid_from && formatDay(row.valid_from, language);
  const to = row.valid_to && formatDay(row.valid_to, language);
  if (from && to) return <span>{t('range.both', { from, to })}</span>;
  if (from) return <span>{t('range.from', { from })}</span>;
  return to ? <span>{t('range.to', { to })}</span> : null;
}

function RowButtons({ row, onEdit, onEnd }: TaxCodeActions & { row: TaxCodeRow }) {
  const { t } = useTranslation('accounting-tax-codes');
  const isEnded = validityOf(row, todayInHongKong()) === 'ended';
  return (
    <div className="flex justify-end gap-4">
      <Button
        type="text"
        size="small"
        icon={<Icon name="pencil" size={15} />}
        aria-label={t('editOne', { code: row.code })}
        title={t('common:edit')}
        onClick={() => onEdit(row)}
      />
      {!isEnded && (
        <Button
          type="text"
          size="small"
          icon={<Icon name="calendar-clock" size={15} />}
          aria-label={t('endOne', { code: row.code })}
          title={t('end.open')}
          onClick={() => onEnd(row)}
        />
      )}
    </div>
  );
}

/** A tax code on a phone. */
export function TaxCodeCard({ row }: { row: TaxCodeRow }) {
  const { t } = useTranslation('accounting-tax-codes');
  return (
    <span className="grid gap-4">
      <span className="strong-bold grid items-center columns-wide-auto gap-12">
        <strong>{taxCodeName(row)}</strong>
        <strong className="figures num">{t('percent', { rate: shownRate(row.rate_percent) })}</strong>
      </span>
      <span className="strong-bold grid items-center columns-wide-auto gap-12">
        <span className="font-small faint">
          {[row.code, row.country && countryName(row.country), t(`kind.${row.kind}`)].filter(Boolean).join(' · ')}
        </span>
        <StateTag tone={tones[validityOf(row, todayInHongKong())]}>
          {t(`validity.${validityOf(row, todayInHongKong())}`)}
        </StateTag>
      </span>
    </span>
  );
}
