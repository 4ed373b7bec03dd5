import type { StoredDocument } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useStoredDocuments } from '../../api/queries/stored-document.ts';
import { Card } from '../../components/card.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Icon } from '../../components/icon.tsx';
import { ListToolbar } from '../../components/list-toolbar.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useUrlState } from '../../components/use-url-state.ts';
import { useSession } from '../../session/session-store.ts';
import { openUploadDialog } from '../../uploads/upload-store.ts';
import { useCanUpload } from '../../uploads/use-can-upload.ts';
import { FileCard, useFileColumns } from './columns.tsx';

const pageSize = 50;
const chips = ['', 'needs_review', 'queued,processing', 'processed', 'failed,unsupported', 'duplicate'] as const;
const chipWords = ['all', 'needs_review', 'processing', 'processed', 'failed', 'duplicate'] as const;

/** Every file of the company, with what was made of it. */
export default function FileStorageScreen() {
  const { t } = useTranslation('file-storage');
  const navigate = useNavigate();
  const { company } = useSession();
  const [{ q, state, page }, setView] = useUrlState({ q: '', state: '', page: '1' });
  const documents = useStoredDocuments(company?.id, { page: Number(page), limit: pageSize, q, state });
  const firstNumber = (Number(page) - 1) * pageSize + 1;
  const columns = useFileColumns(firstNumber);
  const open = (document: StoredDocument) => navigate(`/document/${document.id}`);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <ListToolbar
        searchLabel={t('search')}
        search={q}
        onSearch={(text) => setView({ q: text, page: '1' })}
        chipsLabel={t('column.state')}
        chips={chips.map((value, index) => ({ value, label: t(`chip.${chipWords[index] ?? 'all'}`) }))}
        chip={state}
        onChip={(value) => setView({ state: value, page: '1' })}
      />
      <Card flush>
        <DataTable
          label={t('title')}
          rows={documents.data?.data}
          rowKey={(document) => document.id}
          columns={columns}
          error={documents.error}
          onRetry={documents.refetch}
          onOpen={open}
          card={(document) => <FileCard document={document} />}
          paging={{
            page: Number(page),
            limit: pageSize,
            total: documents.data?.meta.total ?? 0,
            onPage: (next) => setView({ page: String(next) }),
          }}
          empty={q || state ? <NoneFound /> : <NothingYet />}
        />
      </Card>
    </>
  );
}

function NoneFound() {
  const { t } = useTranslation('file-storage');
  return <EmptyState illustration="search" title={t('noneFound')} detail={t('noneFoundDetail')} />;
}

function NothingYet() {
  const { t } = useTranslation('file-storage');
  const canUpload = useCanUpload();
  const upload = (
    <Button type="primary" icon={<Icon name="upload" />} onClick={openUploadDialog}>
      {t('upload')}
    </Button>
  );
  return <EmptyState title={t('empty')} detail={t('emptyDetail')} action={canUpload && upload} />;
}
