import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useReportLayouts } from '../../../../api/queries/reports/report-layout.ts';
import { layoutName } from '../layouts/layout-name.ts';
import { Field, type FieldProps } from './field.tsx';

/** Which layout a custom report shows. */
export function LayoutField({ params, change }: FieldProps) {
  const { t } = useTranslation('reports');
  const { data, isPending } = useReportLayouts();
  return (
    <Field label={t('param.layout')} name="layout">
      <Select<string>
        aria-label={t('param.layout')}
        className="min-w-200"
        popupMatchSelectWidth={false}
        loading={isPending}
        value={params.layout === '' ? null : params.layout}
        placeholder={t('layout.choose')}
        options={(data ?? []).map((one) => ({ value: one.id, label: layoutName(one) }))}
        onChange={(layout) => change({ layout })}
      />
    </Field>
  );
}
