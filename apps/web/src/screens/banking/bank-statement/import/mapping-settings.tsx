import type { ColumnMapping } from '@folio/contract';
import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface MappingSettingsProps {
  mapping: ColumnMapping;
  /** Number of table rows that may be the heading row. */
  rows: number;
  onChange: (mapping: ColumnMapping) => void;
}

/** How to read the dates, decimals and signs of a bank's table, and which row holds its headings. */
export function MappingSettings({ mapping, rows, onChange }: MappingSettingsProps) {
  const { t } = useTranslation('bank-import');
  const id = useId();
  const isSigned = mapping.roles.includes('amount') && !mapping.roles.includes('direction');
  const headerRows = [0, ...Array.from({ length: Math.max(rows, mapping.header_row) }, (_, index) => index + 1)];
  return (
    <div className="bank-map-settings gap-12-16 flex wrap below-14">
      <div className="grid gap-4">
        <label className="font-small muted" htmlFor={`${id}-header`}>
          {t('map.headerRow')}
        </label>
        <Select
          id={`${id}-header`}
          value={mapping.header_row}
          options={headerRows.map((value) => ({
            value,
            label: value === 0 ? t('map.noHeader') : t('map.row', { row: value }),
          }))}
          onChange={(header_row) => onChange({ ...mapping, header_row })}
        />
      </div>
      <div className="grid gap-4">
        <label className="font-small muted" htmlFor={`${id}-dates`}>
          {t('map.dateOrder')}
        </label>
        <Select
          id={`${id}-dates`}
          value={mapping.date_order}
          options={(['dmy', 'mdy', 'ymd'] as const).map((value) => ({ value, label: t(`map.order.${value}`) }))}
          onChange={(date_order) => onChange({ ...mapping, date_order })}
        />
      </div>
      <div className="grid gap-4">
        <label className="font-small muted" htmlFor={`${id}-decimals`}>
          {t('map.decimalMark')}
        </label>
        <Select
          id={`${id}-decimals`}
          value={mapping.decimal_mark}
          options={[
            { value: '.' as const, label: t('map.point') },
            { value: ',' as const, label: t('map.comma') },
          ]}
          onChange={(decimal_mark) => onChange({ ...mapping, decimal_mark })}
        />
      </div>
      {isSigned && (
        <div className="grid gap-4">
          <label className="font-small muted" htmlFor={`${id}-sign`}>
            {t('map.sign')}
          </label>
          <Select
            id={`${id}-sign`}
            value={mapping.spent_positive ? 'spent' : 'received'}
            options={(['received', 'spent'] as const).map((value) => ({ value, label: t(`map.positive.${value}`) }))}
            onChange={(value) => onChange({ ...mapping, spent_positive: value === 'spent' })}
          />
        </div>
      )}
    </div>
  );
}
