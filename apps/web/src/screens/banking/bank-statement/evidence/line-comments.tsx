import type { ClientQuestion, LineComment } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { QuestionItem } from '../../../../components/client-request/question-item.tsx';
import { InstantDay } from '../../../../components/day/day.tsx';
import { StateTag } from '../../../../components/feedback/state-tag.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { CommentForm } from './comment-form.tsx';
import type { LineSideActions } from './use-line-side.ts';

interface LineCommentsProps {
  comments: readonly LineComment[];
  /** What the client was asked about the line. */
  questions: readonly ClientQuestion[];
  actions: LineSideActions;
  readOnly: boolean;
}

/** What was said about a line and asked about it, oldest first. */
export function LineComments({ comments, questions, actions, readOnly }: LineCommentsProps) {
  const { t } = useTranslation('bank-evidence');
  return (
    <section className="line-side-part grid gap-12" aria-label={t('comments')}>
      <h2 className="font-lead">{t('comments')}</h2>
      {comments.length + questions.length === 0 && <p className="font-base faint">{t('noComment')}</p>}
      <ul className="comments grid gap-10">
        {questions.toReversed().map((question) => (
          <QuestionItem key={question.id} question={question} readOnly={readOnly} onChanged={actions.changed} />
        ))}
        {comments.map((comment) => (
          <li
            key={comment.id}
            className={
              isOpen(comment)
                ? 'comment grid cells-start gap-6 pad-10-12 bg-sunken radius-large bg-amber'
                : 'comment grid cells-start gap-6 pad-10-12 bg-sunken radius-large'
            }
          >
            <p className="gap-4-10 flex wrap items-center font-base muted">
              <strong>{comment.author}</strong> <InstantDay value={comment.at} />
              <CommentState comment={comment} />
            </p>
            <p className="prewrap break">{comment.text}</p>
            {isOpen(comment) && !readOnly && (
              <Button
                size="small"
                icon={<Icon name="check" size={14} />}
                disabled={actions.isBusy}
                onClick={() => actions.answer(comment.id)}
              >
                {t('answered')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <CommentForm onSend={actions.comment} onAsk={actions.ask} onAskAccountant={actions.askAccountant} />
      )}
    </section>
  );
}

function isOpen({ kind, answered_at: answered }: LineComment): boolean {
  return kind !== 'comment' && answered === null;
}

function CommentState({ comment }: { comment: LineComment }) {
  const { t } = useTranslation('bank-evidence');
  if (comment.kind === 'comment') return null;
  if (comment.answered_at !== null) return <StateTag tone="green">{t('isAnswered')}</StateTag>;
  return <StateTag tone="amber">{t(`kind.${comment.kind}`)}</StateTag>;
}
