import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from './panel-props.ts';

const reasons = ['duplicate', 'private'] as const;

/** Leaves a line out of the books; the reason is kept. */
export function ExcludeForm({ line, coding, onClose }: PanelProps) {
  const { t } = useTranslation('bank-statement');
  const [reason, setReason] = useState('');
  const exclude = (text: string) => {
    if (text.trim() === '') return;
    onClose();
    coding.exclude(line.id, text.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    exclude(reason);
  };
  return (
    <form onSubmit={submit} className="panel-line">
      <Input
        autoFocus
        className="panel-wide"
        aria-label={t('panel.exclude.reason')}
        placeholder={t('panel.exclude.reason')}
        value={reason}
        maxLength={300}
        onChange={(event) => setReason(event.target.value)}
      />
      {reasons.map((one) => (
        <Button key={one} type="dashed" onClick={() => exclude(t(`panel.exclude.${one}`))}>
          {t(`panel.exclude.${one}`)}
        </Button>
      ))}
      <span className="panel-buttons">
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="primary" htmlType="submit" disabled={reason.trim() === ''}>
          {t('panel.exclude.open')}
        </Button>
      </span>
    </form>
  );
}
