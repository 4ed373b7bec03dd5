import type { DocumentDetail } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Outcomes } from '../../../../components/document/outcomes.tsx';
import { SaveNote } from '../../../../components/draft/save-note.tsx';
import { KeyCap } from '../../../../components/keyboard/key-cap.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { useMay } from '../../../../session/use-may.ts';
import { isEmptyStatement } from './open-questions.ts';
import { useReview } from './review-context.ts';
import { isBooked, type Reviewing } from './use-reviewing.ts';
import './review-foot.css';

interface ReviewFootProps {
  document: DocumentDetail;
  reviewing: Reviewing;
  /** Fields a person has still to look at. */
  open: readonly string[];
  onFinish: () => void;
}

/** What does not hold, in words; and the button that posts. */
export function ReviewFoot({ document, reviewing, open, onFinish }: ReviewFootProps) {
  const { t } = useTranslation('document');
  const { readOnly } = useReview();
  const mayPost = useMay('write');
  if (readOnly) return <Outcomes outcomes={document.outcomes} />;
  return (
    <div className="review-foot bottom-0 z-2 grid cells-start sticky gap-10 bg-card ruled-above">
      <FailingChecks />
      {reviewing.refusal && (
        <p className="icons-low-2 text-red" role="alert">
          <Icon name="circle-alert" size={15} /> {reviewing.refusal}
        </p>
      )}
      {!mayPost && <p className="around-0-0-8 font-base muted">{t('notPosting')}</p>}
      <div className="review-confirm grid full gap-10">
        {mayPost && (
          <Button
            id="review-confirm"
            type="primary"
            size="large"
            block
            loading={reviewing.isBusy}
            aria-keyshortcuts="Alt+Enter"
            onClick={onFinish}
          >
            {t(isBooked(reviewing.draft.kind) ? 'confirmNext' : 'fileNext')} <KeyCap>{t('keyEnter')}</KeyCap>
          </Button>
        )}
        <div className="gap-4-16 flex wrap between full font-base muted">
          <OpenQuestions open={open} isEmpty={isEmptyStatement(reviewing.draft)} />
          <SaveNote state={reviewing.state} onRetry={() => void reviewing.flush()} />
        </div>
      </div>
    </div>
  );
}

/** How many fields are still to be looked at, and the way to the first. */
function OpenQuestions({ open, isEmpty }: { open: readonly string[]; isEmpty: boolean }) {
  const { t } = useTranslation('document');
  const { goTo } = useReview();
  const [first] = open;
  return (
    <span aria-live="polite">
      {first === undefined ? (
        t(isEmpty ? 'questions.toEnter' : 'questions.none')
      ) : (
        <button
          type="button"
          className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
          onClick={() => goTo(first)}
        >
          {t('questions.open', { count: open.length })}
        </button>
      )}
    </span>
  );
}

const sentencesShown = 5;

function FailingChecks() {
  const { t } = useTranslation('document');
  const { checks, goTo } = useReview();
  const failing = checks.filter((check) => !check.holds);
  if (failing.length === 0) return null;
  return (
    <ul className="review-checks icons-rigid icons-down grid full gap-4 pad-10-12 font-base bg-amber radius-medium">
      {failing.slice(0, sentencesShown).map((check) => (
        <li className="flex gap-8" key={`${check.code}${check.where}`}>
          <Icon className="text-amber" name="circle-alert" size={15} />
          {check.where === null ? (
            check.message
          ) : (
            <button
              className="font-inherit p-0 border-0 bg-none text-inherit text-left pointer"
              type="button"
              onClick={() => check.where && goTo(check.where)}
            >
              {check.message}
            </button>
          )}
        </li>
      ))}
      {failing.length > sentencesShown && (
        <li className="flex gap-8">{t('moreChecks', { count: failing.length - sentencesShown })}</li>
      )}
    </ul>
  );
}
