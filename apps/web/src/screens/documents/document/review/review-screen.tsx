import type { DocumentDetail, DocumentDraft, StoredDocument } from '@folio/contract';
import { isStatementKind } from '@folio/contract/choices';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { useDocument } from '../../../../api/queries/documents/document.ts';
import { isPending, useStoredDocuments } from '../../../../api/queries/documents/stored-document.ts';
import { useNeeds } from '../../../../api/queries/reports/needs.ts';
import { CompanyPaperOffer } from '../../../../components/company-paper/company-paper-offer.tsx';
import {
  isWaitingDataFile,
  nextInQueue,
  partsTogether,
  previousInQueue,
} from '../../../../components/document/document-words.ts';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { FullScreenSpinner } from '../../../../components/feedback/full-screen-spinner.tsx';
import { useAltKeys } from '../../../../components/keyboard/use-alt-keys.ts';
import { PageHeader } from '../../../../components/page/page-header.tsx';
import { useSession } from '../../../../session/session-store.ts';
import { BeingRead } from './queue/being-read.tsx';
import { Queue } from './queue/queue.tsx';
import { Stuck } from './queue/stuck.tsx';
import { useLoadAhead } from './queue/use-load-ahead.ts';
import { useReread } from './reread/use-reread.ts';
import { ReviewActions } from './review-actions.tsx';
import { ReviewPanels } from './review-panels.tsx';
import { Reviewer } from './reviewer.tsx';
import { useDesk } from './use-desk.ts';
import './review.css';

const queueSize = 50;
/** Documents that need review, and those that will after reading. */
const queueStates = 'needs_review,queued,processing';

/** One document at a time, next to the queue; the next one is preloaded. */
export function ReviewScreen({ id }: { id: string }) {
  const { company } = useSession();
  const [isAwaited, setAwaited] = useState(false);
  const document = useDocument(id, isAwaited);
  const queue = useStoredDocuments(company?.id, { page: 1, limit: queueSize, q: '', state: queueStates });
  const documents = partsTogether(queue.data?.data ?? []);
  const waiting = documents.filter((one) => one.state === 'needs_review');
  useLoadAhead(nextInQueue(waiting, id)?.id);
  const reread = useReread(document.data, isAwaited, setAwaited);
  usePassingKeys(waiting, id);
  if (document.error && !document.data) {
    return <ErrorState detail={document.error.message} onRetry={() => document.refetch()} />;
  }
  if (!document.data) return <FullScreenSpinner />;
  // A bank's data file has no page to review: it is reviewed on the import screen.
  if (isWaitingDataFile(document.data)) return <Navigate replace to={`/bank-statement?import=${id}`} />;
  return <Desk document={document.data} documents={documents} waiting={waiting} reread={reread} />;
}

/** Goes to another document of the queue, or to the list if the queue is empty. */
function useGo(): (to: StoredDocument | null) => void {
  const navigate = useNavigate();
  return (to) => navigate(to ? `/document/${to.id}` : '/document');
}

/** Moves from document to document by key, even while one is loading: the user can skip several without waiting. */
function usePassingKeys(waiting: readonly StoredDocument[], id: string): void {
  const go = useGo();
  // The target of the last key press: the screen follows a moment later.
  const at = useRef(id);
  useEffect(() => {
    at.current = id;
  }, [id]);
  const pass = (to: StoredDocument | null) => {
    if (to !== null) at.current = to.id;
    go(to);
  };
  useAltKeys([
    ['KeyN', () => pass(nextInQueue(waiting, at.current))],
    ['KeyP', () => pass(previousInQueue(waiting, at.current))],
  ]);
}

interface DeskProps {
  document: DocumentDetail;
  documents: readonly StoredDocument[];
  waiting: readonly StoredDocument[];
  reread: ReturnType<typeof useReread>;
}

function Desk({ document, documents, waiting, reread }: DeskProps) {
  const { t } = useTranslation('document');
  const { company } = useSession();
  const { data: needs } = useNeeds();
  const go = useGo();
  const next = nextInQueue(waiting, document.id);
  const desk = useDesk(document);
  const isWaiting = document.state === 'needs_review';
  const draft = draftOf(document);
  const isWide = isStatementKind(draft?.kind ?? document.kind ?? 'other');
  return (
    <>
      <PageHeader
        title={isWaiting ? t('review') : document.name}
        subtitle={t('waiting', { count: needs?.documents_to_review ?? waiting.length })}
        actions={<ReviewActions document={document} next={next} desk={desk} reread={reread} />}
      />
      {company !== null && <CompanyPaperOffer document={document} companyId={company.id} />}
      <div className={isWide ? 'review review-wide' : 'review'}>
        <Queue documents={documents} currentId={document.id} />
        {isPending(document.state) ? (
          <BeingRead document={document} />
        ) : draft === null ? (
          <Stuck document={document} onTurn={desk.turn} />
        ) : (
          <Reviewer
            key={desk.readings}
            document={document}
            draft={draft}
            next={next}
            desk={desk}
            onAlike={() => desk.open('alike')}
          />
        )}
      </div>
      <ReviewPanels document={document} desk={desk} reread={reread} onSame={() => go(next)} />
    </>
  );
}

/** The draft to review; for a document that is only filed, a draft with just its kind. */
function draftOf({ draft, state, kind }: DocumentDetail): DocumentDraft | null {
  if (state === 'processed') return draft;
  if (state !== 'needs_review') return null;
  return draft ?? (kind === null ? null : { kind, invoice: null, statements: null });
}
