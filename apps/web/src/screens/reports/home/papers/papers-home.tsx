import type { StoredDocument } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useStoredDocuments } from '../../../../api/queries/documents/stored-document.ts';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { useUrlState } from '../../../../components/hooks/use-url-state.ts';
import { Card } from '../../../../components/page/card.tsx';
import { PageHeader } from '../../../../components/page/page-header.tsx';
import { DataTable } from '../../../../components/table/data-table.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { useCompanyName } from '../../../../layouts/main/use-company-name.ts';
import { useSession } from '../../../../session/session-store.ts';
import { greetedName, greetingOf } from '../home-figures.ts';
import { PaperCard, usePaperColumns } from './paper-columns.tsx';
import { PaperDrop } from './paper-drop.tsx';
import './papers-home.css';

const pageSize = 20;

/** The home of a user who uploads documents: a drop area, and the state of each document. */
export default function PapersHome() {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const { profile, company } = useSession();
  const name = useCompanyName();
  const [{ page }, setView] = useUrlState({ page: '1' });
  const papers = useStoredDocuments(company?.id, { page: Number(page), limit: pageSize, q: '', state: '' });
  const columns = usePaperColumns();
  return (
    <>
      <PageHeader
        title={t(`greeting.${greetingOf(new Date().getHours())}`, {
          name: greetedName(profile?.name ?? '', currentLanguage()),
        })}
        subtitle={t('papers.subtitle', { company: name })}
      />
      <PaperDrop />
      <Card title={t('papers.own')} flush>
        <DataTable<StoredDocument>
          label={t('papers.own')}
          rows={papers.data?.data}
          rowKey={(paper) => paper.id}
          columns={columns}
          error={papers.error}
          onRetry={() => void papers.refetch()}
          onOpen={(paper) => navigate(`/document/${paper.id}`)}
          card={(paper) => <PaperCard paper={paper} />}
          paging={{
            page: Number(page),
            limit: pageSize,
            total: papers.data?.meta.total ?? 0,
            onPage: (next) => setView({ page: String(next) }),
          }}
          empty={<EmptyState title={t('papers.none')} detail={t('papers.noneDetail')} />}
        />
      </Card>
    </>
  );
}
