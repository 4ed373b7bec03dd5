import { Button, Input } from 'antd';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLineDraft } from './line-draft.ts';
import type { PanelProps } from './panel-props.ts';

const reasons = ['duplicate', 'private'] as const;

/** Leaves a line out of the books; the reason is kept. */
export function ExcludeForm({ line, desk }: PanelProps) {
  const [reason, setReason] = useLineDraft(line.id, 'exclude', () => '');
  const exclude = (text: string) => {
    desk.coding.exclude([line], text);
    desk.close();
  };
  return <ReasonForm reason={reason} onReason={setReason} onDone={exclude} onClose={desk.close} />;
}

interface ReasonFormProps {
  reason: string;
  onReason: (reason: string) => void;
  onDone: (reason: string) => void;
  onClose: () => void;
}

/** Why something is left out: typed, or one of those that are usual. */
export function ReasonForm({ reason, onReason, onDone, onClose }: ReasonFormProps) {
  const { t } = useTranslation('bank-statement');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') onDone(reason.trim());
  };
  return (
    <form onSubmit={submit} className="panel-line gap-8-12 flex wrap items-center">
      <Input
        autoFocus
        className="panel-wide"
        aria-label={t('panel.exclude.reason')}
        placeholder={t('panel.exclude.reason')}
        value={reason}
        maxLength={300}
        onChange={(event) => onReason(event.target.value)}
      />
      {reasons.map((one) => (
        <Button key={one} type="dashed" onClick={() => onDone(t(`panel.exclude.${one}`))}>
          {t(`panel.exclude.${one}`)}
        </Button>
      ))}
      <span className="panel-buttons flex gap-8 push-right">
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="primary" htmlType="submit" disabled={reason.trim() === ''}>
          {t('panel.exclude.open')}
        </Button>
      </span>
    </form>
  );
}
