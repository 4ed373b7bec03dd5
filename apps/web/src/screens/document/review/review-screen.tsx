import type { DocumentDetail, StoredDocument } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pageImageUrl, prefetchDocument, useDocument } from '../../../api/queries/document.ts';
import { isPending, useStoredDocuments } from '../../../api/queries/stored-document.ts';
import { ErrorState } from '../../../components/error-state.tsx';
import { FullScreenSpinner } from '../../../components/full-screen-spinner.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { useSession } from '../../../session/session-store.ts';
import { nextInQueue } from '../document-words.ts';
import { BeingRead } from './being-read.tsx';
import { Queue } from './queue.tsx';
import { ReviewActions } from './review-actions.tsx';
import { Reviewer } from './reviewer.tsx';
import { Stuck } from './stuck.tsx';

const queueSize = 50;
const pageWidthPx = 1400;

/** One document at a time, the queue beside it; the next one is already loaded. */
export function ReviewScreen({ id }: { id: string }) {
  const { t } = useTranslation('document');
  const { company } = useSession();
  const document = useDocument(id);
  const queue = useStoredDocuments(company?.id, { page: 1, limit: queueSize, q: '', state: 'needs_review' });
  const waiting = queue.data?.data ?? [];
  const next = nextInQueue(waiting, id);
  useLoadAhead(next?.id);
  if (document.error && !document.data) {
    return <ErrorState detail={document.error.message} onRetry={() => document.refetch()} />;
  }
  if (!document.data) return <FullScreenSpinner />;
  const { data } = document;
  return (
    <>
      <PageHeader
        title={data.state === 'needs_review' ? t('review') : data.name}
        subtitle={t('waiting', { count: queue.data?.meta.total ?? waiting.length })}
        actions={<ReviewActions document={data} next={next} />}
      />
      <div className={data.kind === 'bank_statement' ? 'review review-wide' : 'review'}>
        <Queue documents={waiting} currentId={id} />
        <Body document={data} next={next} />
      </div>
    </>
  );
}

function Body({ document, next }: { document: DocumentDetail; next: StoredDocument | null }) {
  if (isPending(document.state)) return <BeingRead document={document} />;
  if (document.draft === null) return <Stuck document={document} />;
  return <Reviewer document={document} draft={document.draft} next={next} />;
}

/** Fetches the next document and its first page while this one is looked at. */
function useLoadAhead(nextId: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (nextId === undefined) return;
    prefetchDocument(queryClient, nextId);
    new Image().src = pageImageUrl(nextId, 1, pageWidthPx);
  }, [nextId, queryClient]);
}
