import type { Accountant } from '@folio/contract';
import { Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { questionCalls } from '../../../api/queries/documents/question.ts';
import { useOnceKey } from '../../emails/mail-draft.ts';
import { SideField } from '../../form/side-form.tsx';
import { type AskDialogProps, AskForm } from './ask-form.tsx';

interface AskAccountantProps extends AskDialogProps {
  /** At least one. */
  accountants: readonly Accountant[];
}

/** Asks a practice of the company. Its people who look after the company get an email; no address is needed. */
export function AskAccountant({ accountants, ...props }: AskAccountantProps) {
  const { t } = useTranslation('questions');
  const id = useId();
  const onceKey = useOnceKey();
  const [chosen, setChosen] = useState<string | null>(null);
  const practiceId = chosen ?? accountants[0]?.id ?? '';
  return (
    <AskForm
      {...props}
      title={t('accountant.title')}
      okText={t('accountant.send')}
      isReady={practiceId !== ''}
      onSend={async (questions) => {
        const request = { practice_id: practiceId, questions };
        await questionCalls.askAccountant(request, onceKey(request));
        return t('accountant.done', { count: questions.length });
      }}
      receiver={(error) =>
        accountants.length === 1 ? (
          <p className="m-0 muted">{t('accountant.to', { practice: accountants[0]?.name })}</p>
        ) : (
          <SideField id={id} label={t('accountant.practice')} sentences={error?.fields.practice_id}>
            <Select
              id={id}
              value={practiceId}
              options={accountants.map((one) => ({ value: one.id, label: one.name }))}
              onChange={setChosen}
            />
          </SideField>
        )
      }
    />
  );
}
