import type { WorkRow } from '@folio/contract';
import { workKinds, workShares } from '@folio/contract/choices';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useClientWork } from '../../../../api/queries/people/practice-work.ts';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { useUrlState } from '../../../../components/hooks/use-url-state.ts';
import { ListToolbar } from '../../../../components/table/list-toolbar.tsx';
import { PagedCard } from '../../../../components/table/paged-card.tsx';
import { switchCompany } from '../../../../session/session-actions.ts';
import { PracticeFrame } from '../practice-frame.tsx';
import { placeOfWork } from './place-of-work.ts';
import { WorkCard } from './work-card.tsx';
import { useWorkColumns } from './work-columns.tsx';

const pageSize = 100;

/** One queue of everything that waits for any client of the practice. */
export default function PracticeWorkScreen() {
  const { t } = useTranslation('practice');
  return <PracticeFrame title={t('title.work')}>{({ id }) => <Work practiceId={id} />}</PracticeFrame>;
}

function Work({ practiceId }: { practiceId: string }) {
  const { t } = useTranslation('practice');
  const navigate = useNavigate();
  const [view, setView] = useUrlState({ q: '', kind: '', whose: '', page: '1' });
  const whose = workShares.find((one) => one === view.whose) ?? 'all';
  const list = useClientWork(practiceId, {
    page: Number(view.page) || 1,
    limit: pageSize,
    q: view.q || undefined,
    kind: workKinds.find((kind) => kind === view.kind),
    whose,
  });
  const meta = list.data?.meta;
  const columns = useWorkColumns(practiceId, meta?.people ?? []);
  const open = async (row: WorkRow) => {
    await switchCompany(row.company_id);
    navigate(placeOfWork(row.kind, row.company_id));
  };
  const kinds = workKinds.filter((kind) => kind === view.kind || (meta?.kinds[kind] ?? 0) > 0);
  return (
    <>
      <ListToolbar
        searchLabel={t('searchClients')}
        search={view.q}
        onSearch={(q) => setView({ q, page: '1' })}
        chipsLabel={t('work.kindLabel')}
        chips={[
          { value: '', label: t('need.all') },
          ...kinds.map((kind) => ({ value: kind, label: t(`work.kind.${kind}`), count: meta?.kinds[kind] ?? 0 })),
        ]}
        chip={view.kind}
        onChip={(kind) => setView({ kind, page: '1' })}
      >
        <Select
          aria-label={t('work.whose')}
          className="min-w-200"
          value={whose}
          onChange={(value) => setView({ whose: value === 'all' ? '' : value, page: '1' })}
          options={workShares.map((value) => ({
            value,
            label: meta ? t(`work.${value}Count`, { count: meta[value] }) : t(`work.${value}`),
          }))}
        />
      </ListToolbar>
      <PagedCard<WorkRow>
        list={list}
        label={t('title.work')}
        rowKey={(row) => `${row.company_id} ${row.kind} ${row.due_on}`}
        columns={columns}
        onOpen={(row) => void open(row)}
        onPage={(page) => setView({ page: String(page) })}
        card={(row) => <WorkCard row={row} />}
        empty={<EmptyState illustration="search" title={t('work.none')} detail={t('work.noneDetail')} />}
      />
    </>
  );
}
