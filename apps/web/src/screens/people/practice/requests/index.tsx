import type { PracticeRequestRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePracticeRequests } from '../../../../api/queries/people/access-request.ts';
import { requestStates } from '../../../../components/access/request-state.tsx';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { useUrlState } from '../../../../components/hooks/use-url-state.ts';
import { Card } from '../../../../components/page/card.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { DataTable } from '../../../../components/table/data-table.tsx';
import { ListToolbar } from '../../../../components/table/list-toolbar.tsx';
import { PracticeFrame } from '../practice-frame.tsx';
import { ApplyForm } from './apply-form.tsx';
import { PracticeRequestCard, usePracticeRequestColumns } from './columns.tsx';

const pageSize = 50;

/** Companies the practice has asked for access, and those that ask it. */
export default function PracticeRequestsScreen() {
  const { t } = useTranslation('practice');
  const [isApplying, setApplying] = useState(false);
  const apply = (
    <Button type="primary" icon={<Icon name="plus" />} onClick={() => setApplying(true)}>
      {t('apply.open')}
    </Button>
  );
  return (
    <PracticeFrame title={t('title.requests')} actions={() => apply}>
      {({ id }) => (
        <>
          <Requests practiceId={id} />
          {isApplying && <ApplyForm practiceId={id} onClose={() => setApplying(false)} />}
        </>
      )}
    </PracticeFrame>
  );
}

function Requests({ practiceId }: { practiceId: string }) {
  const { t } = useTranslation('practice');
  const { t: access } = useTranslation('access');
  const [view, setView] = useUrlState({ q: '', state: '', page: '1' });
  const list = usePracticeRequests(practiceId, {
    page: Number(view.page) || 1,
    limit: pageSize,
    q: view.q || undefined,
    state: requestStates.find((state) => state === view.state),
  });
  const meta = list.data?.meta;
  return (
    <>
      <ListToolbar
        searchLabel={t('searchRequests')}
        search={view.q}
        onSearch={(q) => setView({ q, page: '1' })}
        chipsLabel={access('col.state')}
        chips={['', ...requestStates].map((value) => ({
          value,
          label: access(value === '' ? 'state.all' : `state.${value}`),
        }))}
        chip={view.state}
        onChip={(state) => setView({ state, page: '1' })}
      />
      <Card flush>
        <DataTable<PracticeRequestRow>
          label={t('title.requests')}
          rows={list.data?.data}
          rowKey={(row) => row.id}
          columns={usePracticeRequestColumns(practiceId)}
          error={list.error}
          onRetry={() => void list.refetch()}
          card={(row) => <PracticeRequestCard row={row} practiceId={practiceId} />}
          {...(meta && { paging: { ...meta, onPage: (page: number) => setView({ page: String(page) }) } })}
          empty={<EmptyState illustration="building" title={t('noRequests')} detail={t('noRequestsDetail')} />}
        />
      </Card>
    </>
  );
}
