import type { ClientDeadline } from '@folio/contract';
import { companyDeadlineKinds, deadlineShows } from '@folio/contract/choices';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useClientDeadlines } from '../../../../api/queries/year-end/deadline.ts';
import {
  DeadlineCost,
  DeadlineDue,
  DeadlineStateCell,
  DeadlineWhat,
} from '../../../../components/deadline/deadline-cells.tsx';
import { FeedCard } from '../../../../components/deadline/feed-card.tsx';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { useUrlState } from '../../../../components/hooks/use-url-state.ts';
import type { DataColumn } from '../../../../components/table/data-table.tsx';
import { ListToolbar } from '../../../../components/table/list-toolbar.tsx';
import { PagedCard } from '../../../../components/table/paged-card.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { switchCompany } from '../../../../session/session-actions.ts';
import { PracticeFrame } from '../practice-frame.tsx';

const pageSize = 100;

/** The legal deadlines of all clients of the practice. */
export default function PracticeDeadlinesScreen() {
  const { t } = useTranslation('practice');
  return <PracticeFrame title={t('title.deadlines')}>{({ id }) => <Deadlines practiceId={id} />}</PracticeFrame>;
}

function Deadlines({ practiceId }: { practiceId: string }) {
  const { t } = useTranslation('deadlines');
  const navigate = useNavigate();
  const [view, setView] = useUrlState({ q: '', kind: '', show: '', page: '1' });
  const show = deadlineShows.find((one) => one === view.show) ?? 'open';
  const list = useClientDeadlines(practiceId, {
    page: Number(view.page) || 1,
    limit: pageSize,
    q: view.q || undefined,
    kind: companyDeadlineKinds.find((kind) => kind === view.kind),
    show,
  });
  const meta = list.data?.meta;
  const columns = useColumns();
  const open = async (row: ClientDeadline) => {
    await switchCompany(row.company_id);
    navigate('/accounting/deadlines');
  };
  const kinds = companyDeadlineKinds.filter((kind) => kind === view.kind || (meta?.kinds[kind] ?? 0) > 0);
  return (
    <div className="cards-apart">
      <ListToolbar
        searchLabel={t('searchClients')}
        search={view.q}
        onSearch={(q) => setView({ q, page: '1' })}
        chipsLabel={t('kindLabel')}
        chips={[
          { value: '', label: t('all') },
          ...kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`), count: meta?.kinds[kind] ?? 0 })),
        ]}
        chip={view.kind}
        onChip={(kind) => setView({ kind, page: '1' })}
      >
        <Select
          aria-label={t('show.label')}
          className="min-w-200"
          value={show}
          onChange={(value) => setView({ show: value === 'open' ? '' : value, page: '1' })}
          options={deadlineShows.map((value) => ({ value, label: t(`show.${value}`) }))}
        />
      </ListToolbar>
      {meta !== undefined && meta.unknown > 0 && (
        <p className="below-14 muted">{t('unknown', { count: meta.unknown })}</p>
      )}
      <PagedCard<ClientDeadline>
        list={list}
        label={t('title')}
        rowKey={(row) => `${row.company_id} ${row.kind} ${row.period}`}
        columns={columns}
        onOpen={(row) => void open(row)}
        onPage={(page) => setView({ page: String(page) })}
        card={(row) => <ClientDeadlineCard row={row} />}
        empty={<EmptyState illustration="search" title={t('none')} detail={t('noneClients')} />}
      />
      <FeedCard practiceId={practiceId} />
    </div>
  );
}

function clientName({ name, name_zh: nameZh }: ClientDeadline): string {
  return currentLanguage() === 'zh-Hant' && nameZh !== null ? nameZh : name;
}

function useColumns(): DataColumn<ClientDeadline>[] {
  const { t } = useTranslation('deadlines');
  return [
    { key: 'name', title: t('col.client'), render: (_, row) => <strong className="bold">{clientName(row)}</strong> },
    { key: 'what', title: t('col.what'), render: (_, row) => <DeadlineWhat row={row} /> },
    { key: 'due', title: t('col.due'), width: 220, render: (_, row) => <DeadlineDue row={row} /> },
    { key: 'state', title: t('col.state'), width: 170, render: (_, row) => <DeadlineStateCell row={row} /> },
    { key: 'cost', title: t('col.cost'), render: (_, row) => <DeadlineCost row={row} /> },
  ];
}

function ClientDeadlineCard({ row }: { row: ClientDeadline }) {
  return (
    <span className="grid min-0 gap-4">
      <strong className="bold">{clientName(row)}</strong>
      <DeadlineWhat row={row} />
      <DeadlineDue row={row} />
      <DeadlineStateCell row={row} />
      <DeadlineCost row={row} />
    </span>
  );
}
