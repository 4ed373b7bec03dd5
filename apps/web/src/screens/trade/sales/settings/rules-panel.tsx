import { InputNumber, Radio, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SideField } from '../../../../components/form/side-form.tsx';
import { Card } from '../../../../components/page/card.tsx';
import type { PanelProps } from './panel-props.ts';
import { SwitchRow } from './switch-row.tsx';

/** Who confirms, where tax is rounded, how long links last. */
export function RulesPanel({ draft, isOwner }: PanelProps) {
  const { t } = useTranslation('sales-settings');
  const id = useId();
  const { setting, change, sentencesOf } = draft;
  return (
    <Card title={t('rules.title')}>
      <div className="settings-fields grid gap-16 selects-full">
        <SwitchRow title={t('rules.approval')} hint={t('rules.approvalHint')}>
          {(labelId) => (
            <Switch
              aria-labelledby={labelId}
              disabled={!isOwner}
              checked={setting.approval_needed}
              onChange={(approval_needed) => change({ approval_needed })}
            />
          )}
        </SwitchRow>
        <div>
          <p id={`${id}-rounding`} className="side-label">
            {t('rules.rounding')}
          </p>
          <Radio.Group
            aria-labelledby={`${id}-rounding`}
            disabled={!isOwner}
            className="grid gap-8"
            value={setting.tax_rounding}
            options={(['per_line', 'per_document'] as const).map((value) => ({ value, label: t(`rules.${value}`) }))}
            onChange={(event) => change({ tax_rounding: event.target.value })}
          />
          <p className="side-hint above-4 font-small">{t('rules.roundingHint')}</p>
        </div>
        <SideField
          id={`${id}-link`}
          label={t('rules.linkDays')}
          hint={t('rules.linkDaysHint')}
          sentences={sentencesOf('link_days')}
        >
          <InputNumber
            id={`${id}-link`}
            disabled={!isOwner}
            min={1}
            max={730}
            precision={0}
            value={setting.link_days}
            onChange={(value) => change({ link_days: value ?? 90 })}
          />
        </SideField>
      </div>
    </Card>
  );
}
