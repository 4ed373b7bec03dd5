import type { AccessRequestRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAccessRequests } from '../../../api/queries/people/access-request.ts';
import { LevelDialog } from '../../../components/access/level-dialog.tsx';
import { requestStates } from '../../../components/access/request-state.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { ExploreNav } from '../../../components/navigation/explore-nav.tsx';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { useMay } from '../../../session/use-may.ts';
import { RequestCard, useAccessColumns } from './columns.tsx';
import { useAccessActs } from './use-access-acts.ts';

const pageSize = 50;

/** Which practices ask for the company's books, and which are in. */
export default function AccessManagementScreen() {
  const { t } = useTranslation('access');
  const navigate = useNavigate();
  const isOwner = useMay('owner');
  const [view, setView] = useUrlState({ q: '', state: '', page: '1' });
  const [choosing, setChoosing] = useState<AccessRequestRow | null>(null);
  const list = useAccessRequests(
    {
      page: Number(view.page) || 1,
      limit: pageSize,
      q: view.q || undefined,
      state: requestStates.find((state) => state === view.state),
    },
    isOwner,
  );
  const acts = useAccessActs();
  const columns = useAccessColumns({ onLevel: setChoosing, onAct: acts.act });
  const meta = list.data?.meta;
  const invite = (
    <Button type="primary" icon={<Icon name="plus" />} onClick={() => navigate('/settings/explore')}>
      {t('invite')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={invite} />
      <ExploreNav />
      <ListToolbar
        searchLabel={t('search')}
        search={view.q}
        onSearch={(q) => setView({ q, page: '1' })}
        chipsLabel={t('col.state')}
        chips={['', ...requestStates].map((value) => ({
          value,
          label: t(value === '' ? 'state.all' : `state.${value}`),
        }))}
        chip={view.state}
        onChip={(state) => setView({ state, page: '1' })}
      />
      <Card flush>
        <DataTable<AccessRequestRow>
          label={t('title')}
          rows={list.data?.data}
          rowKey={(row) => row.id}
          columns={columns}
          error={list.error}
          onRetry={() => void list.refetch()}
          card={(row) => <RequestCard row={row} onLevel={setChoosing} onAct={acts.act} />}
          {...(meta && {
            paging: { ...meta, onPage: (page: number) => setView({ page: String(page) }) },
          })}
          empty={<EmptyState illustration="building" title={t('empty')} detail={t('emptyDetail')} action={invite} />}
        />
      </Card>
      {choosing && (
        <LevelDialog
          title={
            choosing.state === 'accepted'
              ? t('levelOf', { practice: choosing.name })
              : t('acceptConfirm', { practice: choosing.name })
          }
          okText={choosing.state === 'accepted' ? t('common:save') : t('act.accept')}
          start={choosing.role ?? undefined}
          onOk={(role) => acts.level(choosing, role)}
          onClose={() => setChoosing(null)}
        />
      )}
    </>
  );
}
