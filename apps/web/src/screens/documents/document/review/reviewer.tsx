import type { DocumentDetail, DocumentDraft, StoredDocument } from '@folio/contract';
import { Segmented } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LayoutOffers } from '../../../../components/document/columns/layout-offers.tsx';
import { useColumns } from '../../../../components/document/columns/use-columns.ts';
import { boxesOnPage } from '../../../../components/document/evidence.ts';
import { PageView } from '../../../../components/document/page/page-view.tsx';
import { settleFields } from '../../../../components/form/typed-fields.ts';
import { useLeaveGuard } from '../../../../components/form/use-leave-guard.ts';
import { useMediaQuery } from '../../../../components/hooks/use-is-phone.ts';
import { useConfirmKey } from '../../../../components/invoice-form/use-confirm-key.ts';
import { useFieldLabel } from '../../../../components/invoice-form/use-field-label.ts';
import { Card } from '../../../../components/page/card.tsx';
import type { SessionState } from '../../../../session/session-state.ts';
import { useSession } from '../../../../session/session-store.ts';
import { useMay } from '../../../../session/use-may.ts';
import { BankLineChoice } from './bank-line/bank-line-choice.tsx';
import { useBankLine } from './bank-line/use-bank-line.ts';
import { type ReviewSide, useReviewFocus } from './keys/use-review-focus.ts';
import { useReviewKeys } from './keys/use-review-keys.ts';
import { ReviewConflict } from './review-conflict.tsx';
import { ReviewContext } from './review-context.ts';
import { ReviewFoot } from './review-foot.tsx';
import { ReviewForm } from './review-form.tsx';
import { proofOf } from './statement/statement-arithmetic.ts';
import { useAsRead } from './use-as-read.ts';
import type { Desk } from './use-desk.ts';
import { useReviewValue } from './use-review-value.ts';
import { useReviewing } from './use-reviewing.ts';
import { useSettling } from './use-settling.ts';

interface ReviewerProps {
  document: DocumentDetail;
  draft: DocumentDraft;
  next: StoredDocument | null;
  /** The actions on the document as a whole; `flush` is set to the function that saves this draft. */
  desk: Desk;
  onAlike: () => void;
}

/**
 * The page and the form side by side: focusing a field moves the page, and a click on a box on the page focuses its
 * field.
 */
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

  const columns = useColumns({
    document,
    flush,
    isWanted: desk.isTeaching || (desk.canTeach && mayBeOffered(session, mayPost, reviewing.draft)),
    onRead: desk.readAnew,
  });
  const review = useReviewValue({ document, desk, reviewing, asRead, look, settling, readOnly });
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
          boxes={boxesOnPage(review.evidence, look.page, look.activePlace)}
          active={look.activePlace}
          onBox={look.goTo}
          spot={look.spot}
          labelOf={labelOf}
          onTurn={onTurnPage}
        />
      )}
      {(!isStacked || look.side === 'form') && (
        <Card className={readOnly ? 'review-form min-0 review-form-read' : 'review-form min-0'}>
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

/**
 * What a practice taught the reader elsewhere is offered only to the practice's own people, and only for statements
 * whose balances do not agree yet.
 */
function mayBeOffered({ company }: SessionState, mayPost: boolean, { statements }: DocumentDraft): boolean {
  const isProved = statements !== null && statements.length > 0 && statements.every((one) => proofOf(one)?.isProved);
  return mayPost && company?.via_practice != null && !isProved;
}

/** On a narrow screen, switches between the fields and the page. */
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
