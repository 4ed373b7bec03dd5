import { Button } from 'antd';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../../components/form/refusal.tsx';
import { settleFields } from '../../../../components/form/typed-fields.ts';
import { LookPanel } from './look-panel.tsx';
import { MailPanel } from './mail-panel.tsx';
import type { PanelProps } from './panel-props.ts';
import { PaymentPanel } from './payment-panel.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { SamplePreview } from './sample-preview.tsx';

interface SettingFormProps extends PanelProps {
  tab: keyof typeof panels;
}

const panels = { look: LookPanel, payment: PaymentPanel, rules: RulesPanel, mail: MailPanel } as const;

/** One part of the settings, next to a preview of the printout. */
export function SettingForm({ tab, draft, detail, isOwner }: SettingFormProps) {
  const { t } = useTranslation('sales-settings');
  const Panel = panels[tab];
  const hasPreview = tab === 'look' || tab === 'payment';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.isDirty && !draft.isBusy && settleFields()) void draft.save();
  };
  return (
    <div className={hasPreview ? 'settings-columns grid items-start gap-20' : 'settings-single'}>
      <form className="settings-form refusal-flush grid gap-16" onSubmit={submit}>
        {draft.error && <Refusal error={draft.error} />}
        <Panel draft={draft} detail={detail} isOwner={isOwner} />
        {draft.isDirty && isOwner && (
          <div className="settings-save bottom-12 z-2 flex wrap items-center justify-end sticky gap-12 pad-12-16 framed radius-huge">
            <span>{t('unsaved')}</span>
            <Button onClick={draft.discard}>{t('discard')}</Button>
            <Button type="primary" htmlType="submit" loading={draft.isBusy}>
              {t('save')}
            </Button>
          </div>
        )}
      </form>
      {hasPreview && <SamplePreview setting={draft.setting} images={detail.images} />}
    </div>
  );
}
