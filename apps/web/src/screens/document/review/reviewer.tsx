import type { DocumentDetail, DocumentDraft, StoredDocument } from '@folio/contract';
import { Segmented } from 'antd';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card.tsx';
import { settleFields } from '../../../components/typed-fields.ts';
import { useMediaQuery } from '../../../components/use-is-phone.ts';
import { useLeaveGuard } from '../../../components/use-leave-guard.ts';
import type { SessionState } from '../../../session/session-state.ts';
import { useSession } from '../../../session/session-store.ts';
import { useMay } from '../../../session/use-may.ts';
import { useConfirmKey } from '../../invoice-editor/use-confirm-key.ts';
import { useFieldLabel } from '../../invoice-editor/use-field-label.ts';
import { BankLineChoice } from './bank-line/bank-line-choice.tsx';
import { useBankLine } from './bank-line/use-bank-line.ts';
import { LayoutOffers } from './columns/layout-offers.tsx';
import { useColumns } from './columns/use-columns.ts';
import { boxesOnPage } from './evidence.ts';
import { PageView } from './page/page-view.tsx';
import { ReviewConflict } from './review-conflict.tsx';
import { type Review, ReviewContext } from './review-context.ts';
import { ReviewFoot } from './review-foot.tsx';
import { ReviewForm } from './review-form.tsx';
import { proofOf } from './statement-arithmetic.ts';
import { useAsRead, useSteady } from './use-as-read.ts';
import type { Desk } from './use-desk.ts';
import { type ReviewSide, useReviewFocus } from './use-review-focus.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useReviewing } from './use-reviewing.ts';
import { useSettling } from './use-settling.ts';

/** Saves what is not saved yet; answers whether all is saved, and the version it has. */
export type Flush = () => Promise<{ isSaved: boolean; version: number }>;

const draftPrefix = 'draft.';

interface ReviewerProps {
  document: DocumentDetail;
  draft: DocumentDraft;
  next: StoredDocument | null;
  /** What is done with the document beside the form; its `flush` is set to what saves this draft. */
  desk: Desk;
  onAlike: () => void;
}

/** The page and the form beside it: a field's focus moves the page, a box on the page focuses its field. */
export function Reviewer({ document, draft, next, desk, onAlike }: ReviewerProps) {
  const { t } = useTranslation('document');
  const labelOf = useFieldLabel();
  const session = useSession();
  const readOnly = session.readOnly || document.state !== 'needs_review';
  const mayPost = useMay('write');
  const isStacked = useMediaQuery('(width < 900px)');
  const reviewing = useReviewing(document, draft, next);
  const { flush } = desk;
  const asRead = useAsRead(document, draft, reviewing.draft);
  const look = useReviewFocus(asRead.document);
  const settling = useSettling(asRead.document, draft);
  const bankLine = useBankLine(document, reviewing);
  useLeaveGuard(reviewing.isHeld, { title: t('leave'), detail: t('leaveDetail'), okText: t('leaveOk') });
  useEffect(() => {
    flush.current = reviewing.flush;
  }, [flush, reviewing.flush]);

  const finish = () => {
    if (readOnly || !mayPost || !settleFields()) return;
    if (document.look_alikes.length > 0) onAlike();
    else void reviewing.confirm(bankLine.chosenId);
  };
  useConfirmKey(finish);
  const onTurnPage = readOnly ? undefined : () => desk.turn(look.page);
  const listenEnter = useReviewKeys({ look, settling, bankLine, finish, onTurnPage, readOnly, isStacked });

  const { change: changeDraft } = reviewing;
  const { touch } = settling;
  const change = useCallback<Review['change']>(
    (path, update) => {
      touch(path);
      changeDraft(update);
    },
    [changeDraft, touch],
  );
  const { setSide } = look;
  const drawColumns = useMemo(
    () =>
      desk.canTeach
        ? () => {
            setSide('page');
            desk.teach(true);
          }
        : null,
    [desk.canTeach, desk.teach, setSide],
  );
  const columns = useColumns({
    document,
    flush,
    isWanted: desk.isTeaching || (desk.canTeach && mayBeOffered(session, mayPost, reviewing.draft)),
    onRead: desk.readAnew,
  });
  const { active, focus, goTo } = look;
  const { touched, accepted, mended } = settling;
  const { evidence, checks } = asRead.document;
  const { paths, onForm } = asRead;
  const learnt = useMemo(() => new Set(document.learnt), [document.learnt]);
  const errors = useSteady(
    Object.fromEntries(Object.entries(reviewing.errors).map(([path, said]) => [inDraft(path, onForm), said])),
  );
  const review = useMemo<Review>(
    () => ({
      evidence,
      checks,
      errors,
      active,
      touched,
      accepted,
      mended,
      learnt,
      readOnly,
      paths,
      drawColumns,
      focus,
      goTo,
      change,
    }),
    [
      evidence,
      checks,
      errors,
      active,
      touched,
      accepted,
      mended,
      learnt,
      readOnly,
      paths,
      drawColumns,
      focus,
      goTo,
      change,
    ],
  );
  return (
    <ReviewContext value={review}>
      {isStacked && (
        <Sides side={look.side} onSide={(side) => (side === 'form' || settleFields()) && look.setSide(side)} />
      )}
      {(!isStacked || look.side === 'page') && (
        <PageView
          drawing={desk.canTeach ? { columns, isOn: desk.isTeaching, onSwitch: desk.teach } : undefined}
          document={document}
          page={look.page}
          onPage={look.setPage}
          boxes={boxesOnPage(evidence, look.page, look.activePlace)}
          active={look.activePlace}
          onBox={goTo}
          spot={look.spot}
          labelOf={labelOf}
          onTurn={onTurnPage}
        />
      )}
      {(!isStacked || look.side === 'form') && (
        <Card className={readOnly ? 'review-form review-form-read' : 'review-form'}>
          <div onKeyDownCapture={listenEnter}>
            {!desk.isTeaching && <LayoutOffers columns={columns} />}
            <ReviewForm document={document} draft={reviewing.draft} onAlike={onAlike} />
            {!readOnly && mayPost && <BankLineChoice document={document} choice={bankLine} />}
            <ReviewFoot document={document} reviewing={reviewing} open={settling.open} onFinish={finish} />
          </div>
        </Card>
      )}
      {reviewing.state === 'conflict' && <ReviewConflict document={document} reviewing={reviewing} />}
    </ReviewContext>
  );
}

/** What a practice taught elsewhere is for its own people, at statements that are not proved yet. */
function mayBeOffered({ company }: SessionState, mayPost: boolean, { statements }: DocumentDraft): boolean {
  const isProved = statements !== null && statements.length > 0 && statements.every((one) => proofOf(one)?.isProved);
  return mayPost && company?.via_practice != null && !isProved;
}

/** Refusals name a field with the draft before it. */
function inDraft(path: string, onForm: (path: string) => string): string {
  return path.startsWith(draftPrefix) ? draftPrefix + onForm(path.slice(draftPrefix.length)) : path;
}

/** On a narrow screen the fields or the page. */
function Sides({ side, onSide }: { side: ReviewSide; onSide: (side: ReviewSide) => void }) {
  const { t } = useTranslation('document');
  return (
    <Segmented
      block
      className="review-sides"
      value={side}
      options={[
        { value: 'form', label: t('sideForm') },
        { value: 'page', label: t('sidePage') },
      ]}
      onChange={onSide}
    />
  );
}
