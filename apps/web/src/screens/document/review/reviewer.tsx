import type { DocumentDetail, DocumentDraft, StoredDocument } from '@folio/contract';
import { Segmented } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { documentCalls } from '../../../api/queries/document.ts';
import { Card } from '../../../components/card.tsx';
import { ConflictDialog } from '../../../components/conflict-dialog.tsx';
import { useMediaQuery } from '../../../components/use-is-phone.ts';
import { useLeaveGuard } from '../../../components/use-leave-guard.ts';
import { useSession } from '../../../session/session-store.ts';
import { useConfirmKey } from '../../invoice-editor/use-confirm-key.ts';
import { useFieldLabel } from '../../invoice-editor/use-field-label.ts';
import { boxesOnPage, boxOfText, placeOf } from './evidence.ts';
import { PageView } from './page-view.tsx';
import { type Review, ReviewContext } from './review-context.ts';
import { ReviewFoot } from './review-foot.tsx';
import { ReviewForm } from './review-form.tsx';
import { type Reviewing, useReviewing } from './use-reviewing.ts';

interface ReviewerProps {
  document: DocumentDetail;
  draft: DocumentDraft;
  next: StoredDocument | null;
}

/** The page and the form beside it: a field's focus moves the page, a box on the page focuses its field. */
export function Reviewer({ document, draft, next }: ReviewerProps) {
  const { t } = useTranslation('document');
  const labelOf = useFieldLabel();
  const session = useSession();
  const readOnly = session.readOnly || document.state !== 'needs_review';
  const [search] = useSearchParams();
  const [page, setPage] = useState(Math.max(1, Number(search.get('page')) || 1));
  const [active, setActive] = useState<string | null>(null);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const isStacked = useMediaQuery('(width < 900px)');
  const [side, setSide] = useState<'form' | 'page'>(search.has('box') ? 'page' : 'form');
  const reviewing = useReviewing(document, draft, next);
  const spot = search.has('page') && page === Number(search.get('page')) ? boxOfText(search.get('box') ?? '') : null;
  useLeaveGuard(reviewing.isHeld, { title: t('leave'), detail: t('leaveDetail'), okText: t('leaveOk') });
  useConfirmKey(() => !readOnly && void reviewing.confirm(), true);

  const focus = useCallback(
    (path: string) => {
      setActive(path);
      const place = placeOf(document.evidence, path);
      if (place) setPage(place.page);
    },
    [document.evidence],
  );
  const { change: changeDraft } = reviewing;
  const change = useCallback<Review['change']>(
    (path, update) => {
      setTouched((before) => (before.has(path) ? before : new Set([...before, path])));
      changeDraft(update);
    },
    [changeDraft],
  );
  const review = useMemo<Review>(
    () => ({
      evidence: document.evidence,
      checks: document.checks,
      errors: reviewing.errors,
      active,
      touched,
      readOnly,
      focus,
      change,
    }),
    [document.evidence, document.checks, reviewing.errors, active, touched, readOnly, focus, change],
  );
  const activePlace = active === null ? null : (placeOf(document.evidence, active)?.path ?? active);
  const goToField = (path: string) => {
    setSide('form');
    setActive(path);
    requestAnimationFrame(() => focusField(path));
  };
  const pageView = (
    <PageView
      document={document}
      page={page}
      onPage={setPage}
      boxes={boxesOnPage(document.evidence, page, activePlace)}
      active={activePlace}
      onBox={goToField}
      spot={spot}
      labelOf={labelOf}
    />
  );
  return (
    <ReviewContext value={review}>
      {isStacked && (
        <Segmented
          block
          className="review-sides"
          value={side}
          options={[
            { value: 'form', label: t('sideForm') },
            { value: 'page', label: t('sidePage') },
          ]}
          onChange={setSide}
        />
      )}
      {(!isStacked || side === 'page') && pageView}
      {(!isStacked || side === 'form') && (
        <Card className={readOnly ? 'review-form review-form-read' : 'review-form'}>
          <ReviewForm document={document} draft={reviewing.draft} />
          <ReviewFoot document={document} reviewing={reviewing} onField={goToField} />
        </Card>
      )}
      {reviewing.state === 'conflict' && <Conflict document={document} reviewing={reviewing} />}
    </ReviewContext>
  );
}

/** The field itself, or the first field of the line or item the path names. */
function focusField(path: string): void {
  const field =
    window.document.getElementById(`field-${path}`) ??
    window.document.querySelector<HTMLElement>(`[id^="field-${CSS.escape(path)}."]`);
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
}

function Conflict({ document, reviewing }: { document: DocumentDetail; reviewing: Reviewing }) {
  const labelOf = useFieldLabel();
  const [theirs, setTheirs] = useState<DocumentDetail>();
  useEffect(() => {
    void documentCalls.read(document.id).then(setTheirs, () => undefined);
  }, [document.id]);
  return (
    <ConflictDialog
      mine={reviewing.draft}
      theirs={theirs?.draft ?? undefined}
      labelOf={labelOf}
      onKeepMine={() => theirs && reviewing.goOnFrom(reviewing.draft, theirs.version, false)}
      onTakeTheirs={() => theirs?.draft && reviewing.goOnFrom(theirs.draft, theirs.version, true)}
    />
  );
}
