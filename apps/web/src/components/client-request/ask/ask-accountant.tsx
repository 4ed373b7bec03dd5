import type { Accountant } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { questionCalls } from '../../../api/queries/documents/question.ts';
import { useOnceKey } from '../../emails/mail-draft.ts';
import { AccountantChoice } from './accountant-choice.tsx';
import { type AskDialogProps, AskForm } from './ask-form.tsx';

interface AskAccountantProps extends AskDialogProps {
  /** At least one. */
  accountants: readonly Accountant[];
}

/** Asks a practice of the company. Its people who look after the company get an email; no address is needed. */
export function AskAccountant({ accountants, ...props }: AskAccountantProps) {
  const { t } = useTranslation('questions');
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
      receiver={(error) => (
        <AccountantChoice
          accountants={accountants}
          value={practiceId}
          onChange={setChosen}
          sentences={error?.fields.practice_id}
        />
      )}
    />
  );
}
