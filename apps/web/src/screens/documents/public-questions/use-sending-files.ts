import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicQuestionCalls } from '../../../api/queries/documents/public-question.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { checkFile, headOf } from '../../../uploads/check-file.ts';
import type { QuestionCardProps } from './question-card.tsx';

/** A file on its way, or why it did not arrive. */
export interface SendingFile {
  key: number;
  file: File;
  percent: number;
  problem: string | null;
  canRetry: boolean;
}

type Needs = Pick<QuestionCardProps, 'token' | 'maxFileBytes' | 'requireName' | 'onChanged'> & { questionId: string };

/** Sends files one after the other: a phone's line is narrow. Each that cannot be taken says why and stops no other. */
export function useSendingFiles({ token, questionId, maxFileBytes, requireName, onChanged }: Needs) {
  // Why a file is refused is said in the words of the upload.
  const { t } = useTranslation(['public-questions', 'upload']);
  const [sending, setSending] = useState<readonly SendingFile[]>([]);
  const last = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const change = (key: number, changes: Partial<SendingFile>) =>
    setSending((files) => files.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const sendOne = async ({ key, file }: SendingFile, name: string) => {
    const head = await headOf(file);
    const fault = checkFile({ name: file.name, size: file.size, head }, maxFileBytes);
    if (fault !== null)
      return change(key, {
        problem: t(`upload:refused.${fault}`, { max: Math.floor(maxFileBytes / 1024 / 1024) }),
        canRetry: false,
      });
    try {
      const asked = await publicQuestionCalls.file(token, { questionId, name, file }, (percent) =>
        change(key, { percent }),
      );
      setSending((files) => files.filter((one) => one.key !== key));
      onChanged(asked);
    } catch (cause) {
      change(key, { problem: refusalText(cause), canRetry: true });
    }
  };
  const put = (files: readonly SendingFile[], name: string) => {
    for (const one of files) queue.current = queue.current.then(() => sendOne(one, name));
  };
  return {
    sending,
    send: (files: readonly File[]) => {
      const name = requireName();
      if (name === null || files.length === 0) return;
      const added = files.map((file) => {
        last.current += 1;
        return { key: last.current, file, percent: 0, problem: null, canRetry: false };
      });
      setSending((before) => [...before, ...added]);
      put(added, name);
    },
    retry: (key: number) => {
      const name = requireName();
      const one = sending.find((file) => file.key === key);
      if (name === null || one === undefined) return;
      change(key, { percent: 0, problem: null, canRetry: false });
      put([one], name);
    },
  };
}
