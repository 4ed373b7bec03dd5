import type { AskRequest, QuestionSubjectType } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Input, Modal } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { afterQuestion } from '../../../api/queries/documents/question.ts';
import { toast } from '../../feedback/toast/toast.ts';
import { Refusal } from '../../form/refusal.tsx';
import { asApiError } from '../../form/refusal-text.ts';
import { SideField } from '../../form/side-form.tsx';
import { onSendKey } from '../../keyboard/send-key.ts';
import '../questions.css';

/** What the question is about; `id` is null if it is about no particular record. */
export interface AskSubject {
  type: QuestionSubjectType;
  id: string | null;
  /** The name of the subject, shown to the person who asks. */
  label: string;
}

export interface AskDialogProps {
  subjects: readonly AskSubject[];
  /** Initial text of the question. */
  text?: string;
  onClose: () => void;
  onAsked?: () => void;
}

interface AskFormProps extends AskDialogProps {
  title: string;
  okText: string;
  /** Whether who is asked is known. */
  isReady: boolean;
  /** Sends the questions; resolves to the words of success. */
  onSend: (questions: AskRequest['questions']) => Promise<string>;
  /** Who is asked. */
  receiver: (error: ApiError | null) => ReactNode;
}

const shown = 5;
const longest = 2000;

/** The same question about each of the subjects. */
export function AskForm({ subjects, text: start = '', title, okText, onClose, onAsked, ...to }: AskFormProps) {
  const { t } = useTranslation('questions');
  const id = useId();
  const queryClient = useQueryClient();
  const [text, setText] = useState(start);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const isReady = text.trim() !== '' && to.isReady;
  const ask = async () => {
    if (!isReady || isBusy) return;
    setBusy(true);
    setError(null);
    const words = text.trim();
    const questions = subjects.map(({ type, id: of }) => ({ subject_type: type, subject_id: of, text: words }));
    try {
      toast.success(await to.onSend(questions));
      void afterQuestion(queryClient);
      onAsked?.();
      onClose();
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      width={560}
      title={title}
      okText={okText}
      cancelText={t('common:cancel')}
      okButtonProps={{ loading: isBusy, disabled: !isReady }}
      onOk={() => void ask()}
      onCancel={onClose}
    >
      <form
        className="ask-form refusal-flush pad-top-4 grid gap-16"
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        {error && <Refusal error={error} />}
        <SubjectList subjects={subjects} />
        <SideField id={`${id}-text`} label={t('ask.text')} sentences={error?.fields['questions.0.text']}>
          <Input.TextArea
            id={`${id}-text`}
            autoFocus
            maxLength={longest}
            autoSize={{ minRows: 3, maxRows: 10 }}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onSendKey(() => void ask())}
          />
        </SideField>
        {to.receiver(error)}
        <button type="submit" hidden tabIndex={-1} />
      </form>
    </Modal>
  );
}

function SubjectList({ subjects }: { subjects: readonly AskSubject[] }) {
  const { t } = useTranslation('questions');
  const named = subjects.filter(({ type }) => type !== 'none');
  if (named.length === 0) return null;
  return (
    <ul className="grid gap-4 pad-10-12 break bg-sunken radius-large" aria-label={t('ask.about')}>
      {named.slice(0, shown).map((subject) => (
        <li key={subject.id}>{subject.label}</li>
      ))}
      {named.length > shown && <li>{t('ask.more', { count: named.length - shown })}</li>}
    </ul>
  );
}
