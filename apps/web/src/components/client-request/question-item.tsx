import type { ClientQuestion } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { questionCalls } from '../../api/queries/documents/question.ts';
import { useSession } from '../../session/session-store.ts';
import { InstantDay } from '../day/day.tsx';
import { Icon } from '../page/icon.tsx';
import { isClient } from './ask/ask-side.ts';
import { MailLine } from './mail-line.tsx';
import { AnswerWords, QuestionStateTag } from './question-words.tsx';
import { SendAgainDialog } from './send-again-dialog.tsx';
import { useQuestionActs } from './use-question-acts.ts';
import './questions.css';

interface QuestionItemProps {
  question: ClientQuestion;
  readOnly: boolean;
  /** Called when the record the question is about may have changed. */
  onChanged?: (() => void) | undefined;
}

/** A question next to the record it is about: its text, its answer and the possible actions. */
export function QuestionItem({ question, readOnly, onChanged }: QuestionItemProps) {
  const { t } = useTranslation('questions');
  const acts = useQuestionActs(onChanged);
  const { profile } = useSession();
  const [isSending, setSending] = useState(false);
  const maySend = question.to_practice === null && profile !== null && !isClient(profile);
  const isStanding = question.state === 'open' || question.state === 'answered';
  return (
    <li className={`grid cells-start gap-6 pad-10-12 bg-sunken radius-large question-item-${question.state}`}>
      <p className="flex gap-4-10 wrap items-center font-base muted">
        <strong>{question.asked_by}</strong> <InstantDay value={question.asked_at} />
        <QuestionStateTag state={question.state} />
      </p>
      <p className="question-text prewrap break">{question.text}</p>
      {question.answered_at !== null && (
        <>
          <p className="flex gap-4-10 wrap items-center font-base muted">
            <strong>{question.answered_by}</strong> <InstantDay value={question.answered_at} />
          </p>
          <AnswerWords question={question} withFiles />
        </>
      )}
      {question.state === 'open' && question.mail !== null && <MailLine mail={question.mail} mayClose={false} />}
      {acts.refusal !== null && (
        <p className="icons-down flex items-top gap-8 text-red" role="alert">
          {acts.refusal}
        </p>
      )}
      {isStanding && !readOnly && (
        <div className="flex wrap gap-8">
          <Button
            size="small"
            icon={<Icon name="check" size={14} />}
            disabled={acts.isBusy}
            onClick={() => void acts.run(() => questionCalls.settle(question.id), t('act.settled'))}
          >
            {t('act.settle')}
          </Button>
          {maySend && (
            <Button
              size="small"
              icon={<Icon name="mail" size={14} />}
              disabled={acts.isBusy}
              onClick={() => setSending(true)}
            >
              {t(question.mail === null ? 'act.send' : 'act.sendAgain')}
            </Button>
          )}
        </div>
      )}
      {isSending && <SendAgainDialog questions={[question]} onClose={() => setSending(false)} />}
    </li>
  );
}
