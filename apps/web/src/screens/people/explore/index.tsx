import type { PracticeRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePractices } from '../../../api/queries/people/practice.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { ExploreNav } from '../../../components/navigation/explore-nav.tsx';
import { Card } from '../../../components/page/card.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { type DataColumn, DataTable } from '../../../components/table/data-table.tsx';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import '../../../components/practice/practice.css';

const pageSize = 50;

/** Practices that may be asked to look after a company, or to be joined. */
export default function ExploreScreen() {
  const { t } = useTranslation('access');
  const navigate = useNavigate();
  const [view, setView] = useUrlState({ q: '', page: '1' });
  const list = usePractices({ page: Number(view.page) || 1, limit: pageSize, q: view.q || undefined });
  const meta = list.data?.meta;
  return (
    <>
      <PageHeader title={t('explore.title')} subtitle={t('explore.subtitle')} />
      <ExploreNav />
      <ListToolbar searchLabel={t('explore.search')} search={view.q} onSearch={(q) => setView({ q, page: '1' })} />
      <Card flush>
        <DataTable<PracticeRow>
          label={t('explore.title')}
          rows={list.data?.data}
          rowKey={(row) => row.id}
          columns={usePracticeColumns()}
          error={list.error}
          onRetry={() => void list.refetch()}
          onOpen={(row) => navigate(`/settings/explore/practice/${row.id}`)}
          card={(row) => (
            <span className="strong-bold grid min-0 gap-2">
              <strong>{row.name}</strong>
              <span className="font-small faint break">{row.pc_number}</span>
              <span className="font-small faint break">{row.address}</span>
            </span>
          )}
          {...(meta && { paging: { ...meta, onPage: (page: number) => setView({ page: String(page) }) } })}
          empty={
            <EmptyState
              illustration={view.q === '' ? 'building' : 'search'}
              title={t(view.q === '' ? 'explore.empty' : 'explore.noneFound')}
              detail={t(view.q === '' ? 'explore.emptyDetail' : 'explore.noneFoundDetail')}
            />
          }
        />
      </Card>
    </>
  );
}

function usePracticeColumns(): DataColumn<PracticeRow>[] {
  const { t } = useTranslation('access');
  return [
    { key: 'name', title: t('col.practice'), render: (_, row) => <strong>{row.name}</strong> },
    { key: 'pc_number', title: t('col.pc_number'), dataIndex: 'pc_number', width: 140 },
    { key: 'address', title: t('col.address'), dataIndex: 'address' },
  ];
}
