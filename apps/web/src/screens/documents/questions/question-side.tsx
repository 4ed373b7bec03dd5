import type { ClientQuestion } from '@folio/contract';
import { Button, Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { questionCalls, useQuestion } from '../../../api/queries/documents/question.ts';
import { isClient } from '../../../components/client-request/ask/ask-side.ts';
import { MailLine } from '../../../components/client-request/mail-line.tsx';
import { AnswerWords, QuestionStateTag, SubjectWords } from '../../../components/client-request/question-words.tsx';
import { SendAgainDialog } from '../../../components/client-request/send-again-dialog.tsx';
import { type QuestionActs, useQuestionActs } from '../../../components/client-request/use-question-acts.ts';
import { momentText } from '../../../components/emails/moment.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { useSession } from '../../../session/session-store.ts';
import { useMay } from '../../../session/use-may.ts';
import { OwnAnswer } from './own-answer.tsx';

/** One question, next to the list: what was asked and answered, how it was sent, and the actions. */
export function QuestionSide({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['questions', 'common']);
  const question = useQuestion(id);
  const acts = useQuestionActs();
  return (
    <Drawer
      open
      size={480}
      title={question.data && t('side.title', { number: question.data.number })}
      extra={question.data && <QuestionStateTag state={question.data.state} />}
      onClose={onClose}
      closable={{ 'aria-label': t('common:close') }}
    >
      {question.isPending && <Skeleton active paragraph={{ rows: 5 }} />}
      {question.error && !question.data && (
        <ErrorState detail={question.error.message} onRetry={() => void question.refetch()} />
      )}
      {question.data && (
        <div className="grid gap-16">
          {acts.refusal !== null && (
            <p className="icons-down flex items-top gap-8 text-red" role="alert">
              <Icon className="rigid" name="circle-alert" size={16} /> {acts.refusal}
            </p>
          )}
          <Whole question={question.data} acts={acts} />
        </div>
      )}
    </Drawer>
  );
}

function Whole({ question, acts }: { question: ClientQuestion; acts: QuestionActs }) {
  const { t } = useTranslation('questions');
  const mayWrite = useMay('write');
  const mayBring = useMay('upload');
  const ofPractice = useSession().profile?.via_practice?.id ?? null;
  const isAskedHere = question.to_practice === null ? ofPractice === null : question.to_practice.id === ofPractice;
  const isStanding = question.state === 'open' || question.state === 'answered';
  return (
    <>
      <SubjectWords subject={question.subject} withLink />
      <p className="question-text prewrap break">{question.text}</p>
      <p className="font-base muted">
        {question.asked_through === null
          ? t('side.asked', { name: question.asked_by, at: momentText(question.asked_at) })
          : t('side.askedThrough', {
              name: question.asked_by,
              practice: question.asked_through,
              at: momentText(question.asked_at),
            })}
        {question.to_practice !== null && ` · ${t('side.to', { practice: question.to_practice.name })}`}
      </p>
      {question.answered_at !== null && (
        <section className="question-part grid gap-10 bg-blue pad-12-14 radius-large" aria-label={t('side.answer')}>
          <h2 className="font-lead">{t('side.answer')}</h2>
          <AnswerWords question={question} withFiles />
          <p className="font-base muted">
            {t('side.answered', { name: question.answered_by ?? '', at: momentText(question.answered_at) })}
          </p>
        </section>
      )}
      {question.closed_at !== null && (
        <p className="font-base muted">
          {t(`side.${question.state === 'withdrawn' ? 'withdrawn' : 'settled'}`, {
            name: question.closed_by ?? '',
            at: momentText(question.closed_at),
          })}
        </p>
      )}
      {question.mail !== null && <MailLine mail={question.mail} mayClose={mayWrite && isStanding} />}
      {isStanding && mayWrite && <Acts question={question} acts={acts} />}
      {isStanding && mayBring && isAskedHere && (
        <OwnAnswer key={question.answered_at} question={question} acts={acts} />
      )}
    </>
  );
}

function Acts({ question, acts }: { question: ClientQuestion; acts: QuestionActs }) {
  const { t } = useTranslation('questions');
  const { profile } = useSession();
  const [isSending, setSending] = useState(false);
  const maySend = question.to_practice === null && profile !== null && !isClient(profile);
  const isAnswered = question.state === 'answered';
  return (
    <div className="flex wrap gap-8">
      <Button
        type={isAnswered ? 'primary' : 'default'}
        icon={<Icon name="check" size={15} />}
        disabled={acts.isBusy}
        onClick={() => void acts.run(() => questionCalls.settle(question.id), t('act.settled'))}
      >
        {t('act.settle')}
      </Button>
      {maySend && (
        <Button icon={<Icon name="mail" size={15} />} disabled={acts.isBusy} onClick={() => setSending(true)}>
          {t(question.mail === null ? 'act.send' : 'act.sendAgain')}
        </Button>
      )}
      <Button
        disabled={acts.isBusy}
        onClick={() => void acts.run(() => questionCalls.withdraw(question.id), t('act.withdrawn'))}
      >
        {t('act.withdraw')}
      </Button>
      {isSending && <SendAgainDialog questions={[question]} onClose={() => setSending(false)} />}
    </div>
  );
}
