import type { DocumentDetail } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../../components/icon.tsx';
import { KeyCap } from '../../../components/key-cap.tsx';
import { SaveNote } from '../../../components/save-note.tsx';
import { outcomePath } from '../document-words.ts';
import { useReview } from './review-context.ts';
import type { Reviewing } from './use-reviewing.ts';

interface ReviewFootProps {
  document: DocumentDetail;
  reviewing: Reviewing;
  onField: (path: string) => void;
}

const sentencesShown = 5;

/** What does not hold, in words; and the button that posts. */
export function ReviewFoot({ document, reviewing, onField }: ReviewFootProps) {
  const { t } = useTranslation('document');
  const { checks, readOnly } = useReview();
  const failing = checks.filter((check) => !check.holds);
  if (readOnly) return <Outcomes document={document} />;
  return (
    <div className="review-foot">
      {failing.length > 0 && (
        <ul className="review-checks">
          {failing.slice(0, sentencesShown).map((check) => (
            <li key={`${check.code}${check.where}`}>
              <Icon name="circle-alert" size={15} />
              {check.where === null ? (
                check.message
              ) : (
                <button type="button" onClick={() => check.where && onField(check.where)}>
                  {check.message}
                </button>
              )}
            </li>
          ))}
          {failing.length > sentencesShown && <li>{t('moreChecks', { count: failing.length - sentencesShown })}</li>}
        </ul>
      )}
      {reviewing.refusal && (
        <p className="review-refusal" role="alert">
          <Icon name="circle-alert" size={15} /> {reviewing.refusal}
        </p>
      )}
      <Button type="primary" size="large" block loading={reviewing.isBusy} onClick={() => void reviewing.confirm()}>
        {t('confirmNext')} <KeyCap>{t('keyEnter')}</KeyCap>
      </Button>
      <SaveNote state={reviewing.state} onRetry={() => void reviewing.flush()} />
    </div>
  );
}

/** What a processed document became. */
function Outcomes({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation('document');
  if (document.outcomes.length === 0) return null;
  return (
    <ul className="review-outcomes">
      {document.outcomes.map((outcome) => {
        const path = outcomePath(outcome);
        const words = [t(`outcome.${outcome.type}`), outcome.number].filter(Boolean).join(' ');
        return (
          <li key={outcome.id}>
            <Icon name="circle-check" size={15} />
            {path ? <Link to={path}>{words}</Link> : words}
          </li>
        );
      })}
    </ul>
  );
}
