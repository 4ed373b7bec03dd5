import type { PracticeRole } from '@folio/contract';
import { Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error.ts';
import { Refusal } from '../form/refusal.tsx';
import { asApiError } from '../form/refusal-text.ts';
import '../practice/practice.css';

export const practiceRoles = ['adviser', 'approver', 'bookkeeper', 'uploader', 'reader'] as const;

interface LevelDialogProps {
  title: string;
  detail?: string;
  okText: string;
  start?: PracticeRole | undefined;
  /** The dialog also asks for a message to the practice. */
  withMessage?: boolean;
  onOk: (role: PracticeRole, message: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks which permission level a practice gets; each choice shows what it allows. */
export function LevelDialog({ title, detail, okText, start, withMessage, onOk, onClose }: LevelDialogProps) {
  const { t } = useTranslation('access');
  const [role, setRole] = useState<PracticeRole>(start ?? 'bookkeeper');
  const [message, setMessage] = useState('');
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await onOk(role, message);
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
      okText={okText}
      cancelText={t('common:cancel')}
      confirmLoading={isBusy}
      onOk={() => void save()}
      onCancel={onClose}
      width={480}
    >
      {error && <Refusal error={error} />}
      {detail && <p>{detail}</p>}
      <Radio.Group
        className="level-choice around-12-0-0 grid gap-8"
        aria-label={t('level')}
        value={role}
        onChange={({ target }) => setRole(target.value)}
        options={practiceRoles.map((value) => ({
          value,
          label: (
            <span>
              {t(`shell:role.${value}`)}
              <small className="block font-small faint">{t(`roleDetail.${value}`)}</small>
            </span>
          ),
        }))}
      />
      {withMessage && (
        <Input.TextArea
          aria-label={t('message')}
          placeholder={t('message')}
          value={message}
          maxLength={1000}
          autoSize={{ minRows: 2 }}
          onChange={({ target }) => setMessage(target.value)}
        />
      )}
    </Modal>
  );
}
