import { Checkbox, Input, Modal, Radio } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../api/api-error.ts';
import { Refusal } from '../../../../components/form/refusal.tsx';
import { asApiError } from '../../../../components/form/refusal-text.ts';
import { SideField } from '../../../../components/form/side-form.tsx';

/** What a person decides about a saved report. */
export interface SavedChoice {
  name: string;
  shared: boolean;
  /** The days move with the calendar. */
  moving: boolean;
}

interface SavedReportDialogProps {
  title: string;
  start: SavedChoice;
  /** The words for days that move with the calendar; null where the days cannot move. */
  movingWords: string | null;
  onSave: (choice: SavedChoice) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a report, who sees it, and whether its days move with the calendar. */
export function SavedReportDialog({ title, start, movingWords, onSave, onClose }: SavedReportDialogProps) {
  const { t } = useTranslation('reports');
  const nameId = useId();
  const [choice, setChoice] = useState(start);
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (choice.name.trim() === '') return;
    setBusy(true);
    try {
      await onSave(choice);
      onClose();
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={title}
      okText={t('common:save')}
      cancelText={t('common:cancel')}
      confirmLoading={isBusy}
      okButtonProps={{ disabled: choice.name.trim() === '' }}
      onOk={() => void save()}
      onCancel={onClose}
      width={480}
    >
      {error && <Refusal error={error} />}
      <div className="grid gap-16">
        <SideField id={nameId} label={t('saved.name')} sentences={error?.fields.name}>
          <Input
            id={nameId}
            autoFocus
            maxLength={120}
            value={choice.name}
            onChange={({ target }) => setChoice({ ...choice, name: target.value })}
            onPressEnter={() => void save()}
          />
        </SideField>
        {movingWords !== null && (
          <Radio.Group
            className="grid gap-8"
            aria-label={t('saved.days')}
            value={choice.moving}
            onChange={({ target }) => setChoice({ ...choice, moving: target.value })}
            options={[
              { value: true, label: t('saved.moving', { period: movingWords }) },
              { value: false, label: t('saved.fixed') },
            ]}
          />
        )}
        <Checkbox checked={choice.shared} onChange={({ target }) => setChoice({ ...choice, shared: target.checked })}>
          {t('saved.share')}
        </Checkbox>
      </div>
    </Modal>
  );
}
