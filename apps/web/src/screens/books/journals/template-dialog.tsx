import type { ManualJournalDraft } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { templateCalls } from '../../../api/queries/books/accounting-journal.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { SideField } from '../../../components/form/side-form.tsx';
import { withoutBlankLines } from './journal-draft.ts';

/** Keeps a journal's lines under a name, to begin others from. */
export function TemplateDialog({ draft, onClose }: { draft: ManualJournalDraft; onClose: () => void }) {
  const { t } = useTranslation('accounting-journals');
  const queryClient = useQueryClient();
  const [name, setName] = useState(draft.narration.slice(0, 120));
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const isReady = name.trim() !== '';
  const keep = async () => {
    if (!isReady || isBusy) return;
    setBusy(true);
    try {
      await templateCalls.add(queryClient, name.trim(), withoutBlankLines(draft));
      toast.success(t('template.kept', { name: name.trim() }));
      onClose();
    } catch (cause) {
      setRefusal(refusalText(cause));
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      width={440}
      title={t('template.keep')}
      okText={t('common:save')}
      cancelText={t('common:cancel')}
      okButtonProps={{ disabled: !isReady, loading: isBusy }}
      onOk={() => void keep()}
      onCancel={onClose}
    >
      <SideField
        id="template-name"
        label={t('template.name')}
        hint={t('template.hint')}
        sentences={refusal === '' ? [] : [refusal]}
      >
        <Input
          id="template-name"
          autoFocus
          value={name}
          maxLength={120}
          onChange={(event) => setName(event.target.value)}
          onPressEnter={() => void keep()}
        />
      </SideField>
    </Modal>
  );
}
