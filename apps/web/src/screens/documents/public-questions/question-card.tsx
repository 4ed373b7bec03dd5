import type { PublicQuestion, PublicQuestions } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicQuestionCalls } from '../../../api/queries/documents/public-question.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { Icon } from '../../../components/page/icon.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { Subject } from './subject.tsx';
import { keepTyped, readTyped } from './typed.ts';

export interface QuestionCardProps {
  token: string;
  question: PublicQuestion;
  place: { number: number; count: number };
  maxFileBytes: number;
  /** Returns the name; if it is missing, asks for it and returns null. */
  requireName: () => string | null;
  onChanged: (asked: PublicQuestions) => void;
}

/** One question: its subject, and its answer or the ways to give one. */
export function QuestionCard(props: QuestionCardProps) {
  const { t } = useTranslation('public-questions');
  const { token, question, place, requireName, onChanged } = props;
  const [text, setText] = useState(() => readTyped(question.id) || (question.answer ?? ''));
  // After sending files a visitor may write text: the fields stay until the answer is sent.
  const [isWriting, setWriting] = useState(question.state === 'open');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const type = (typed: string) => {
    setText(typed);
    keepTyped(question.id, typed);
  };
  const send = async (none: boolean) => {
    const name = requireName();
    if (name === null) return;
    setBusy(true);
    setProblem('');
    try {
      onChanged(await publicQuestionCalls.answer(token, { question_id: question.id, name, text: text.trim(), none }));
      keepTyped(question.id, '');
      setWriting(false);
    } catch (cause) {
      setProblem(refusalText(cause));
    }
    setBusy(false);
  };
  const isAnswered = question.state === 'answered' && !isWriting;
  const asker = question.asked_through
    ? t('asker', { name: question.asked_by, practice: question.asked_through })
    : question.asked_by;
  return (
    <article
      className={
        isAnswered
          ? 'link-card pad-20 grid gap-12 break bg-card framed radius-huge link-card-answered'
          : 'link-card pad-20 grid gap-12 break bg-card framed radius-huge'
      }
      aria-label={t('place', place)}
    >
      <p className="flex between gap-12 font-base muted">
        <span className="figures num">{t('place', place)}</span>
        {question.state === 'answered' && (
          <span className="inline-flex items-center gap-6 bold text-green">
            <Icon name="circle-check" size={16} /> {t('answered')}
          </span>
        )}
      </p>
      <Subject token={token} question={question} />
      <p className="prewrap font-head">{question.text}</p>
      {asker !== '' && <p className="font-base muted">{t('askedBy', { name: asker })}</p>}
      {isAnswered ? (
        <Given question={question} onChange={() => setWriting(true)} />
      ) : (
        <AnswerFields
          {...props}
          text={text}
          isBusy={isBusy}
          problem={problem}
          onText={type}
          onSend={(none) => void send(none)}
        />
      )}
    </article>
  );
}

/** The answer as sent; it may be changed until the question is settled. */
function Given({ question, onChange }: { question: PublicQuestion; onChange: () => void }) {
  const { t } = useTranslation('public-questions');
  return (
    <div className="link-given grid cells-start gap-10 ruled-above">
      {question.answer_none && <p>{t('noneGiven')}</p>}
      {question.answer !== null && <p className="prewrap font-head">{question.answer}</p>}
      {question.files.length > 0 && (
        <ul className="link-files icons-rigid grid gap-6">
          {question.files.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and no file is removed
            <li className="flex wrap items-center gap-8" key={index}>
              <Icon name="paperclip" size={15} /> <span>{name}</span>
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className="public-button tint-hover min-h-42 font-inherit inline-flex items-center justify-center gap-8 medium text-plain bg-card framed-strong radius-large pointer link-small"
        onClick={onChange}
      >
        {t('change')}
      </button>
    </div>
  );
}
