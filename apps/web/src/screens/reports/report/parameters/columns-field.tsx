import type { ReportSheet } from '@folio/contract';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { listOf } from '../report-params.ts';
import { Field, type FieldProps } from './field.tsx';

/** A column a report may show beyond its usual ones. */
export type OfferedColumn = ReportSheet['offered'][number];

/** Columns beyond the usual ones, shown when ticked. */
export function ColumnsField({ params, change, offered }: FieldProps & { offered: readonly OfferedColumn[] }) {
  const { t } = useTranslation('reports');
  if (offered.length === 0) return null;
  return (
    <Field label={t('param.columns')} name="columns">
      <Checkbox.Group
        aria-label={t('param.columns')}
        value={listOf(params.columns)}
        options={offered.map(({ key, label }) => ({ value: key, label }))}
        onChange={(keys) => change({ columns: keys.join(',') })}
      />
    </Field>
  );
}
