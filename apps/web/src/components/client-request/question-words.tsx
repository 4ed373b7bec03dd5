import type { ClientQuestion, QuestionState } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Day } from '../day/day.tsx';
import { StateTag, type StateTone } from '../feedback/state-tag.tsx';
import { Amount } from '../money/amount.tsx';
import { Icon } from '../page/icon.tsx';

const tones: Record<QuestionState, StateTone> = {
  open: 'amber',
  answered: 'blue',
  settled: 'green',
  withdrawn: 'grey',
};

export function QuestionStateTag({ state }: { state: QuestionState }) {
  const { t } = useTranslation('questions');
  return <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>;
}

/** The path of the screen that shows the subject of a question; null without a subject, or if it was deleted. */
export function subjectPath({ type, id, name, bank_account_id }: ClientQuestion['subject']): string | null {
  if (id === null) return null;
  if (type === 'document') return `/document/${id}`;
  if (type === 'invoice') return `/invoice/${id}`;
  const query = new URLSearchParams({ account: bank_account_id ?? '', show: 'all', q: name });
  return type === 'bank_line' ? `/bank-statement?${query}` : null;
}

/** The subject of a question: name, day and amount. */
export function SubjectWords({ subject, withLink }: { subject: ClientQuestion['subject']; withLink?: boolean }) {
  const { t } = useTranslation('questions');
  const { name, detail, date, amount, currency, type } = subject;
  if (type === 'none') return <span className="muted">{t('general')}</span>;
  const path = subjectPath(subject);
  return (
    <span className="question-subject grid cells-start min-0 gap-2 break">
      {withLink && path !== null ? <Link to={path}>{name}</Link> : <strong className="bold">{name}</strong>}
      <span className="question-facts flex wrap font-base muted">
        <Day value={date} />
        {amount !== null && currency !== null && (
          <Amount value={amount} currency={currency} withCode={currency !== 'HKD'} />
        )}
        {detail !== null && detail !== name && <span>{detail}</span>}
      </span>
    </span>
  );
}

/** The answer to a question: text, files, or that the client has no document. */
export function AnswerWords({ question, withFiles }: { question: ClientQuestion; withFiles?: boolean }) {
  const { t } = useTranslation('questions');
  const { answer, answer_none: isNone, files } = question;
  return (
    <span className="question-answer grid cells-start min-0 gap-2 break">
      {isNone && <em>{t('none')}</em>}
      {answer !== null && <span className="question-text prewrap break">{answer}</span>}
      {files.length > 0 && !withFiles && (
        <span className="icons-rigid inline-flex items-center min-0 gap-6 break">
          <Icon name="paperclip" size={14} /> {t('files', { count: files.length })}
        </span>
      )}
      {withFiles &&
        files.map((file) => (
          <Link
            key={file.id}
            to={`/document/${file.id}`}
            className="icons-rigid inline-flex items-center min-0 gap-6 break"
          >
            <Icon name="paperclip" size={14} /> {file.name}
          </Link>
        ))}
    </span>
  );
}
