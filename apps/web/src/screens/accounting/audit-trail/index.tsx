import { Button, Pagination } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAuditTrail } from '../../../api/queries/accounting-audit.ts';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { useUrlState } from '../../../components/use-url-state.ts';
import { RowsSkeleton } from '../rows-skeleton.tsx';
import { ToolHeader } from '../tool-header.tsx';
import { TrailFilters } from './trail-filters.tsx';
import { TrailTable } from './trail-table.tsx';
import { isNarrowed, pageSize, peopleOf, queryOf, type TrailView, wholeTrail } from './trail-view.ts';
import './audit-trail.css';

/** Everything done in the books of the company: when, by whom, and what stood there before and after. */
export default function AuditTrailScreen() {
  const { t } = useTranslation('accounting-audit-trail');
  const [view, setView] = useUrlState(wholeTrail);
  const query = queryOf(view);
  const trail = useAuditTrail(query);
  const narrow = (changes: Partial<TrailView>) => setView({ page: '1', ...changes });
  const rows = query === null ? [] : trail.data?.data;
  const total = trail.data?.meta.total ?? 0;
  return (
    <div className="audit-trail">
      <ToolHeader title={t('title')} subtitle={t('subtitle')} />
      <TrailFilters view={view} people={peopleOf(rows ?? [])} onView={narrow} />
      <Card flush>
        {trail.error && !rows && <ErrorState detail={trail.error.message} onRetry={() => trail.refetch()} />}
        {!trail.error && !rows && <RowsSkeleton rows={10} />}
        {rows && rows.length > 0 && (
          <div className={trail.isPlaceholderData ? 'trail-waits' : undefined} aria-busy={trail.isPlaceholderData}>
            <TrailTable rows={rows} />
          </div>
        )}
        {rows?.length === 0 && <Nothing view={view} onClear={() => setView(wholeTrail)} />}
        {query !== null && total > pageSize && (
          <nav className="data-table-pages" aria-label={t('common:pages')}>
            <Pagination
              current={query.page}
              pageSize={pageSize}
              total={total}
              showSizeChanger={false}
              onChange={(page) => setView({ page: String(page) })}
            />
          </nav>
        )}
      </Card>
    </div>
  );
}

function Nothing({ view, onClear }: { view: TrailView; onClear: () => void }) {
  const { t } = useTranslation('accounting-audit-trail');
  if (!isNarrowed(view)) return <EmptyState title={t('empty')} detail={t('emptyDetail')} />;
  return (
    <EmptyState
      illustration="search"
      title={t('noneFound')}
      detail={t('noneFoundDetail')}
      action={<Button onClick={onClear}>{t('clear')}</Button>}
    />
  );
}
