import { Input, Select, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SideField } from '../../../../components/form/side-form.tsx';
import { Card } from '../../../../components/page/card.tsx';
import type { PanelProps } from './panel-props.ts';
import { readReminderDays } from './reminder-days.ts';
import { SwitchRow } from './switch-row.tsx';

/** Where answers go, and reminders of unpaid invoices. */
export function MailPanel({ draft, detail, isOwner }: PanelProps) {
  const { t } = useTranslation('sales-settings');
  const id = useId();
  const { setting, change, sentencesOf } = draft;
  const dayWords = (days: number) =>
    days === 0 ? t('mail.onDue') : t(days < 0 ? 'mail.before' : 'mail.after', { count: Math.abs(days) });
  return (
    <Card title={t('mail.title')}>
      <div className="settings-fields grid gap-16 selects-full">
        {!detail.mail_server && <p className="below-14 font-base muted">{t('mail.noServer')}</p>}
        <SideField
          id={`${id}-reply`}
          label={t('mail.replyTo')}
          hint={t('mail.replyToHint')}
          sentences={sentencesOf('reply_to')}
        >
          <Input
            id={`${id}-reply`}
            type="email"
            disabled={!isOwner}
            maxLength={254}
            value={setting.reply_to ?? ''}
            onChange={(event) => change({ reply_to: event.target.value.trim() || null })}
          />
        </SideField>
        <SwitchRow title={t('mail.reminders')} hint={t('mail.remindersHint')}>
          {(labelId) => (
            <Switch
              aria-labelledby={labelId}
              disabled={!isOwner}
              checked={setting.reminders_on}
              onChange={(reminders_on) => change({ reminders_on })}
            />
          )}
        </SwitchRow>
        <SideField
          id={`${id}-days`}
          label={t('mail.days')}
          hint={t('mail.daysHint')}
          sentences={sentencesOf('reminder_days')}
        >
          <Select
            id={`${id}-days`}
            mode="tags"
            disabled={!isOwner || !setting.reminders_on}
            open={false}
            suffixIcon={null}
            tokenSeparators={[',', ' ']}
            value={setting.reminder_days.map(String)}
            labelRender={({ value }) => dayWords(Number(value))}
            onChange={(typed: string[]) => change({ reminder_days: readReminderDays(typed) })}
          />
        </SideField>
      </div>
    </Card>
  );
}
