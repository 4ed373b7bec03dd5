import type { ClientQuestion } from '@folio/contract';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { questionCalls } from '../../../api/queries/documents/question.ts';
import type { QuestionActs } from '../../../components/client-request/use-question-acts.ts';
import { LineDrop } from '../../../components/evidence/line-drop.tsx';
import { SideField } from '../../../components/form/side-form.tsx';
import { onSendKey } from '../../../components/keyboard/send-key.ts';
import '../../../components/evidence/evidence.css';

/** The company's own people answer here instead of by the link. */
export function OwnAnswer({ question, acts }: { question: ClientQuestion; acts: QuestionActs }) {
  const { t } = useTranslation('questions');
  const id = useId();
  const [text, setText] = useState(question.answer ?? '');
  const isEmpty = text.trim() === '' && question.files.length === 0;
  const send = (none: boolean) =>
    void acts.run(() => questionCalls.answer(question.id, { text: text.trim(), none }), t('own.done'));
  const sendFiles = async (files: readonly File[]) => {
    for (const file of files) await acts.run(() => questionCalls.file(question.id, file), t('own.fileDone'));
  };
  return (
    <section className="question-part grid gap-10" aria-label={t('own.title')}>
      <h2 className="font-lead">{t('own.title')}</h2>
      <LineDrop isBusy={acts.isBusy} onFiles={(files) => void sendFiles(files)} />
      <SideField id={id} label={t('own.words')}>
        <Input.TextArea
          id={id}
          maxLength={5000}
          autoSize={{ minRows: 2, maxRows: 8 }}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onSendKey(() => {
            if (!acts.isBusy && !isEmpty) send(false);
          })}
        />
      </SideField>
      <div className="flex wrap gap-8">
        <Button
          type={question.state === 'open' ? 'primary' : 'default'}
          disabled={acts.isBusy || isEmpty}
          onClick={() => send(false)}
        >
          {t('own.send')}
        </Button>
        {question.files.length === 0 && (
          <Button disabled={acts.isBusy} onClick={() => send(true)}>
            {t('own.none')}
          </Button>
        )}
      </div>
    </section>
  );
}
