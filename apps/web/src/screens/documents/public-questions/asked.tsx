import type { PublicQuestions } from '@folio/contract';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicQuestionCalls } from '../../../api/queries/documents/public-question.ts';
import { InstantDay } from '../../../components/day/day.tsx';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { companyName } from '../../../components/public-link/link-screen.tsx';
import { Done } from './done.tsx';
import { QuestionCard } from './question-card.tsx';
import { keepTyped, readTyped } from './typed.ts';

interface AskedProps {
  token: string;
  asked: PublicQuestions;
  onChanged: (after: PublicQuestions, answeredId: string) => void;
}

/** The questions one below the other, each with its own send button, and a footer that names who asked. */
export function Asked({ token, asked, onChanged }: AskedProps) {
  const { t } = useTranslation('public-questions');
  const nameId = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(() => readTyped('name'));
  const [isNameMissing, setNameMissing] = useState(false);
  const [isDone, setDone] = useState(false);
  const { questions, company } = asked;
  const requireName = (): string | null => {
    const given = name.trim();
    setNameMissing(given === '');
    if (given !== '') return given;
    nameField.current?.focus();
    return null;
  };
  if (questions.length === 0) return <NothingLeft company={companyName(company)} />;
  if (isDone) return <Done asked={asked} onBack={() => setDone(false)} />;
  return (
    <>
      <section className="link-intro grid gap-8">
        <h1>{t('title', { count: questions.length })}</h1>
        <p className="muted">{t('lead')}</p>
        <label className="above-8 font-base bold muted" htmlFor={nameId}>
          {t('name')}
        </label>
        <input
          ref={nameField}
          id={nameId}
          className="link-input min-h-44 font-inherit full pad-10-12 font-head text-plain bg-card framed-strong radius-large"
          autoComplete="name"
          maxLength={120}
          value={name}
          aria-invalid={isNameMissing}
          aria-describedby={isNameMissing ? `${nameId}-problem` : undefined}
          onChange={({ target }) => {
            setName(target.value);
            keepTyped('name', target.value);
            setNameMissing(false);
          }}
        />
        {isNameMissing && (
          <p id={`${nameId}-problem`} className="public-problem font-base muted" role="alert">
            {t('nameMissing')}
          </p>
        )}
      </section>
      <ol className="grid gap-16">
        {questions.map((question, index) => (
          <li key={question.id}>
            <QuestionCard
              token={token}
              question={question}
              place={{ number: index + 1, count: questions.length }}
              maxFileBytes={asked.max_file_bytes}
              requireName={requireName}
              onChanged={(after) => onChanged(after, question.id)}
            />
          </li>
        ))}
      </ol>
      <Foot token={token} asked={asked} onDone={() => setDone(true)} />
    </>
  );
}

interface FootProps {
  token: string;
  asked: PublicQuestions;
  onDone: () => void;
}

/** How many questions are answered, until when the link works, and the button that says it is all. */
function Foot({ token, asked, onDone }: FootProps) {
  const { t } = useTranslation('public-questions');
  const [problem, setProblem] = useState('');
  const { questions } = asked;
  const answered = questions.filter(({ state }) => state === 'answered').length;
  const finish = async () => {
    setProblem('');
    try {
      await publicQuestionCalls.done(token);
      onDone();
      window.scrollTo(0, 0);
    } catch (cause) {
      setProblem(refusalText(cause));
    }
  };
  return (
    <footer className="link-foot bottom-0 bg-page gap-8-16 flex wrap items-center between sticky ruled-above">
      <p className="grid" role="status">
        {t('progress', { answered, count: questions.length })}
        <span className="font-base muted">
          {t('until')} <InstantDay value={asked.expires_at} />
        </span>
      </p>
      <button
        type="button"
        className={
          answered === questions.length
            ? 'public-button tint-hover min-h-42 font-inherit inline-flex items-center justify-center gap-8 medium framed-strong radius-large pointer public-button-filled text-on-fill bg-fill'
            : 'public-button tint-hover min-h-42 font-inherit inline-flex items-center justify-center gap-8 medium text-plain bg-card framed-strong radius-large pointer'
        }
        disabled={answered === 0}
        onClick={() => void finish()}
      >
        {t('done')}
      </button>
      {problem && (
        <p className="public-problem font-base text-red grid" role="alert">
          {problem}
        </p>
      )}
    </footer>
  );
}

function NothingLeft({ company }: { company: string }) {
  const { t } = useTranslation('public-questions');
  return (
    <section className="public-closed grid gap-16 pad-24 text-center break bg-card framed radius-huge">
      <h1>{t('nothing')}</h1>
      <p>{t('nothingDetail', { company })}</p>
    </section>
  );
}
