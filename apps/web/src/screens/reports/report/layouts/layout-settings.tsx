import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { SideField } from '../../../../components/form/side-form.tsx';
import { Card } from '../../../../components/page/card.tsx';
import { ledgerTypes } from './row-choices.ts';
import type { useLayoutForm } from './use-layout-form.ts';

const most = 120;

interface LayoutSettingsProps {
  form: ReturnType<typeof useLayoutForm>;
  isStored: boolean;
}

/** The name of a layout, who keeps it, its columns, and the accounts that it should contain. */
export function LayoutSettings({ form, isStored }: LayoutSettingsProps) {
  const { t } = useTranslation('reports');
  const { draft, change, isLocked, practice } = form;
  return (
    <Card title={t('layout.aboutCard')}>
      <div className="pack-cover grid columns-even gap-16">
        {(['name', 'name_zh'] as const).map((field) => (
          <SideField key={field} id={`layout-${field}`} label={t(`layout.${field}`)}>
            <Input
              id={`layout-${field}`}
              maxLength={most}
              disabled={isLocked}
              value={draft[field]}
              onChange={({ target }) => change({ [field]: target.value })}
            />
          </SideField>
        ))}
        {practice !== null && (
          <SideField id="layout-practice" label={t('layout.keptFor')}>
            <Select
              id="layout-practice"
              className="full"
              disabled={isStored || isLocked}
              value={form.practiceId ?? 'company'}
              options={[
                { value: 'company', label: t('layout.thisCompany') },
                { value: practice.id, label: t('layout.allClients') },
              ]}
              onChange={(value) => form.setPracticeId(value === 'company' ? null : value)}
            />
          </SideField>
        )}
        <ColumnFields form={form} />
      </div>
    </Card>
  );
}

function ColumnFields({ form: { draft, change, isLocked } }: Pick<LayoutSettingsProps, 'form'>) {
  const { t } = useTranslation('reports');
  const { columns } = draft;
  return (
    <>
      <SideField id="layout-by" label={t('param.by')}>
        <Select
          id="layout-by"
          className="full"
          disabled={isLocked}
          value={columns.by}
          options={(['total', 'month', 'quarter'] as const).map((value) => ({ value, label: t(`choice.by.${value}`) }))}
          onChange={(by) => change({ columns: { ...columns, by } })}
        />
      </SideField>
      <SideField id="layout-compare" label={t('param.compare')}>
        <Select
          id="layout-compare"
          className="full"
          disabled={isLocked}
          value={columns.compare}
          options={(['none', 'previous_period', 'previous_year'] as const).map((value) => ({
            value,
            label: t(`choice.compare.${value}`),
          }))}
          onChange={(compare) => change({ columns: { ...columns, compare } })}
        />
      </SideField>
      <SideField id="layout-covers" label={t('layout.covers')} hint={t('layout.coversHint')}>
        <Select
          id="layout-covers"
          mode="multiple"
          className="full"
          disabled={isLocked}
          value={draft.covers}
          options={ledgerTypes.map((value) => ({ value, label: t(`layout.type.${value}`) }))}
          onChange={(covers) => change({ covers })}
        />
      </SideField>
    </>
  );
}
