import type { ClientRow } from '@folio/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useClients } from '../../../api/queries/people/practice.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { useOfferShortcuts } from '../../../components/keyboard/screen-shortcuts.ts';
import { Card } from '../../../components/page/card.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { switchCompany } from '../../../session/session-actions.ts';
import { ClientCard } from './client-card.tsx';
import { useClientColumns } from './client-columns.tsx';
import { ClientMonthsTable } from './client-months.tsx';
import { PracticeFrame } from './practice-frame.tsx';

const pageSize = 500;

/** The practice's home: every client, what waits there, and the way in. */
export default function PracticeScreen() {
  const { t } = useTranslation('practice');
  return <PracticeFrame title={t('title.clients')}>{({ id }) => <Clients practiceId={id} />}</PracticeFrame>;
}

function Clients({ practiceId }: { practiceId: string }) {
  const { t } = useTranslation('practice');
  const navigate = useNavigate();
  const [view, setView] = useUrlState({ q: '', need: '', sort: '-to_review', page: '1' });
  const list = useClients(practiceId, {
    page: Number(view.page) || 1,
    limit: pageSize,
    q: view.q || undefined,
    sort: view.sort,
    attention: view.need === 'attention' ? 'true' : undefined,
  });
  const meta = list.data?.meta;
  const enter = async (client: ClientRow) => {
    await switchCompany(client.id);
    navigate('/home');
  };
  const columns = useClientColumns(view.sort);
  useOfferShortcuts(
    useMemo(
      () => ({ title: t('title.clients'), shortcuts: [{ label: t('viewAs'), keys: t('shell:keys.open') }] }),
      [t],
    ),
  );
  return (
    <>
      <ListToolbar
        searchLabel={t('searchClients')}
        search={view.q}
        onSearch={(q) => setView({ q, page: '1' })}
        chipsLabel={t('need.label')}
        chips={[
          { value: '', label: t('need.all'), ...(meta && { count: meta.all }) },
          { value: 'attention', label: t('need.attention'), ...(meta && { count: meta.attention }) },
        ]}
        chip={view.need}
        onChip={(need) => setView({ need, page: '1' })}
      />
      {meta && (
        <p className="practice-sums font-base muted">
          {t('sums', {
            documents: t('sumsDocuments', { count: meta.to_review }),
            lines: t('sumsLines', { count: meta.bank_lines }),
          })}
        </p>
      )}
      <Card flush>
        <DataTable<ClientRow>
          label={t('title.clients')}
          rows={list.data?.data}
          rowKey={(row) => row.id}
          columns={columns}
          error={list.error}
          onRetry={() => void list.refetch()}
          onOpen={(row) => void enter(row)}
          onSort={(sort) => setView({ sort, page: '1' })}
          card={(row) => <ClientCard client={row} />}
          {...(meta && {
            paging: {
              page: meta.page,
              limit: meta.limit,
              total: meta.total,
              onPage: (page: number) => setView({ page: String(page) }),
            },
          })}
          empty={
            meta && meta.all > 0 ? (
              <EmptyState illustration="search" title={t('nothingWaits')} detail={t('nothingWaitsDetail')} />
            ) : view.q !== '' ? (
              <EmptyState illustration="search" title={t('noneFound')} detail={t('noneFoundDetail')} />
            ) : (
              <EmptyState illustration="building" title={t('noClients')} detail={t('noClientsDetail')} />
            )
          }
        />
      </Card>
      <ClientMonthsTable practiceId={practiceId} />
    </>
  );
}
