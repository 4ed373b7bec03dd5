import type { QuestionSubjectType } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { afterQuestion, questionCalls } from '../../../api/queries/documents/question.ts';
import { useOnceKey } from '../../emails/mail-draft.ts';
import { toast } from '../../feedback/toast/toast.ts';
import { Refusal } from '../../form/refusal.tsx';
import { asApiError } from '../../form/refusal-text.ts';
import { SideField } from '../../form/side-form.tsx';
import { ReceiverFields } from './receiver-fields.tsx';
import { useReceiver } from './use-receiver.ts';
import '../questions.css';

/** What the question is about; `id` is null if it is about no particular record. */
export interface AskSubject {
  type: QuestionSubjectType;
  id: string | null;
  /** The name of the subject, shown to the person who asks. */
  label: string;
}

interface AskDialogProps {
  subjects: readonly AskSubject[];
  /** Initial text of the question. */
  text?: string;
  onClose: () => void;
  onAsked?: () => void;
}

const shown = 5;
const longest = 2000;

/** Sends the client the same question about each of the subjects, in one email with one link. */
export function AskDialog({ subjects, text: start = '', onClose, onAsked }: AskDialogProps) {
  const { t } = useTranslation('questions');
  const id = useId();
  const queryClient = useQueryClient();
  const onceKey = useOnceKey();
  const receiver = useReceiver();
  const [text, setText] = useState(start);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const isReady = text.trim() !== '' && receiver.isReady && !receiver.isWrong;
  const ask = async () => {
    if (!isReady || isBusy) return;
    setBusy(true);
    setError(null);
    const { email, language } = receiver.receiver;
    const request = {
      email: email === '' ? null : email,
      language,
      questions: subjects.map((subject) => ({ subject_type: subject.type, subject_id: subject.id, text: text.trim() })),
    };
    try {
      await questionCalls.ask(request, onceKey(request));
      toast.success(t(email === '' ? 'ask.kept' : 'ask.done', { count: subjects.length }));
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
      title={t('ask.title')}
      okText={t(receiver.receiver.email === '' ? 'ask.keep' : 'ask.send')}
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
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              void ask();
            }}
          />
        </SideField>
        <ReceiverFields state={receiver} sentences={error?.fields.email} />
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
