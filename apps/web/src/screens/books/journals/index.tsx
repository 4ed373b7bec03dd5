import type { ManualJournalRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useJournals } from '../../../api/queries/books/accounting-journal.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { Card } from '../../../components/page/card.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { useMay } from '../../../session/use-may.ts';
import { JournalCard, useJournalColumns } from './columns.tsx';
import { NewMenu } from './new-menu.tsx';
import './journals.css';

const pageSize = 50;
const states = ['draft', 'posted', 'reversed'] as const;

/** The manual journals: drafts, posted and reversed. */
export default function JournalsScreen() {
  const { t } = useTranslation('accounting-journals');
  const navigate = useNavigate();
  const readOnly = !useMay('write');
  const [view, setView] = useUrlState({ q: '', state: '', sort: '-number', page: '1' });
  const list = useJournals({
    page: Number(view.page) || 1,
    limit: pageSize,
    q: view.q || undefined,
    sort: view.sort,
    state: states.find((state) => state === view.state),
  });
  const meta = list.data?.meta;
  const columns = useJournalColumns(view.sort);
  const isFiltered = view.q !== '' || view.state !== '';
  return (
    <>
      <ToolHeader title={t('title')} subtitle={t('subtitle')} actions={!readOnly && <NewMenu />} />
      <ListToolbar
        searchLabel={t('search')}
        search={view.q}
        onSearch={(q) => setView({ q, page: '1' })}
        chipsLabel={t('col.state')}
        chips={['', ...states].map((value) => ({ value, label: t(`state.${value || 'all'}`) }))}
        chip={view.state}
        onChip={(state) => setView({ state, page: '1' })}
      />
      <Card flush className="journal-list">
        <DataTable<ManualJournalRow>
          label={t('title')}
          rows={list.data?.data}
          rowKey={(row) => row.id}
          columns={columns}
          error={list.error}
          onRetry={() => list.refetch()}
          onOpen={(row) => navigate(`/accounting/journals/${row.id}`)}
          onSort={(sort) => setView({ sort, page: '1' })}
          card={(row) => <JournalCard row={row} />}
          {...(meta && {
            paging: {
              page: meta.page,
              limit: meta.limit,
              total: meta.total,
              onPage: (page) => setView({ page: String(page) }),
            },
          })}
          empty={
            isFiltered ? (
              <EmptyState illustration="search" title={t('noneFound')} detail={t('noneFoundDetail')} />
            ) : (
              <EmptyState title={t('empty')} detail={t('emptyDetail')} action={!readOnly && <NewMenu />} />
            )
          }
        />
      </Card>
    </>
  );
}
