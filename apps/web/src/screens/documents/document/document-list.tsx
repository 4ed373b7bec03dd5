import type { StoredDocument } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useStoredDocuments } from '../../../api/queries/documents/stored-document.ts';
import { useNeeds } from '../../../api/queries/reports/needs.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { NextStageLink } from '../../../components/month-strip/next-stage-link.tsx';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { ColumnChooser } from '../../../components/table/columns/column-chooser.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { useSession } from '../../../session/session-store.ts';
import { PoliteNews } from '../../../uploads/polite-news.tsx';
import { openUploadDialog } from '../../../uploads/upload-store.ts';
import { useCanUpload } from '../../../uploads/use-can-upload.ts';
import { allWaitWords } from '../../../uploads/wait-words.ts';
import { DocumentCard, useDocumentColumns } from './columns.tsx';

const pageSize = 50;
const chips: readonly { value: string; word: string }[] = [
  { value: 'needs_review', word: 'needs_review' },
  { value: 'queued,processing', word: 'processing' },
  { value: 'failed,unsupported', word: 'failed' },
  { value: 'processed', word: 'processed' },
  { value: 'duplicate', word: 'duplicate' },
  { value: 'all', word: 'all' },
];

/** The review queue: the uploaded documents with their states. */
export function DocumentList() {
  const { t } = useTranslation('document');
  const { t: tCommon } = useTranslation('common');
  const navigate = useNavigate();
  const { company } = useSession();
  const { data: needs } = useNeeds();
  const [view, setView] = useUrlState({ q: '', state: 'needs_review', page: '1' });
  const columnSet = useDocumentColumns();
  const page = Number(view.page) || 1;
  const state = view.state === 'all' ? '' : view.state;
  const documents = useStoredDocuments(company?.id, { page, limit: pageSize, q: view.q, state });
  const first = documents.data?.data.find((one) => one.state === 'needs_review');
  const counts: Record<string, number | undefined> = {
    needs_review: needs?.documents_to_review,
    failed: needs?.documents_failed || undefined,
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={needs && t('waiting', { count: needs.documents_to_review })}
        actions={<ListActions first={first} />}
      />
      <ListToolbar
        searchLabel={t('search')}
        search={view.q}
        onSearch={(q) => setView({ q, page: '1' })}
        chipsLabel={t('col.state')}
        chips={chips.map(({ value, word }) => {
          const count = counts[word];
          return { value, label: t(`chip.${word}`), ...(count !== undefined && { count }) };
        })}
        chip={view.state}
        onChip={(value) => setView({ state: value, page: '1' })}
      >
        <ColumnChooser {...columnSet} />
      </ListToolbar>
      <PoliteNews text={allWaitWords(tCommon, documents.data?.data ?? [])} />
      <Card flush>
        <DataTable<StoredDocument>
          label={t('title')}
          rows={documents.data?.data}
          rowKey={(row) => row.id}
          columns={columnSet.columns}
          isOneLine
          error={documents.error}
          onRetry={documents.refetch}
          onOpen={(row) => navigate(`/document/${row.id}`)}
          card={(row) => <DocumentCard document={row} />}
          paging={{
            page,
            limit: pageSize,
            total: documents.data?.meta.total ?? 0,
            onPage: (next) => setView({ page: String(next) }),
          }}
          empty={<NoDocuments isQueue={view.state === 'needs_review' && view.q === ''} />}
        />
      </Card>
    </>
  );
}

function ListActions({ first }: { first: StoredDocument | undefined }) {
  const { t } = useTranslation('document');
  const navigate = useNavigate();
  const canUpload = useCanUpload();
  return (
    <>
      {canUpload && (
        <Button icon={<Icon name="upload" />} onClick={() => openUploadDialog()}>
          {t('upload')}
        </Button>
      )}
      {first && (
        <Button type="primary" onClick={() => navigate(`/document/${first.id}`)}>
          {t('start')}
        </Button>
      )}
    </>
  );
}

function NoDocuments({ isQueue }: { isQueue: boolean }) {
  const { t } = useTranslation('document');
  const canUpload = useCanUpload();
  if (!isQueue) return <EmptyState illustration="search" title={t('empty.filter')} detail={t('empty.filterDetail')} />;
  return (
    <EmptyState
      illustration="boat"
      title={t('empty.queue')}
      detail={t('empty.queueDetail')}
      action={
        <span className="flex wrap centred gap-8">
          <NextStageLink after="documents" />
          {canUpload && (
            <Button icon={<Icon name="upload" />} onClick={() => openUploadDialog()}>
              {t('upload')}
            </Button>
          )}
        </span>
      }
    />
  );
}
