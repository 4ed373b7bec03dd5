import type { AuditMeta } from '@folio/contract';
import { Button, Pagination } from 'antd';
import { useTranslation } from 'react-i18next';
import { type LogQuery, useAuditLog, useAuditPeople } from '../../../api/queries/books/accounting-audit.ts';
import { TrailTable } from '../../../components/audit-trail/trail-table.tsx';
import {
  filterOf,
  isNarrowed,
  pagedRows,
  pageSize,
  queryOf,
  type TrailView,
  wholeTrail,
} from '../../../components/audit-trail/trail-view.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { Card } from '../../../components/page/card.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { ExportTrail } from './export-trail.tsx';
import { TrailFilters } from './trail-filters.tsx';
import '../../../components/audit-trail/audit-trail.css';

/** Everything done in the company: who, for which practice, when, from where, and what stood there before and after. */
export default function AuditTrailScreen() {
  const { t } = useTranslation('accounting-audit-trail');
  const [view, setView] = useUrlState(wholeTrail);
  const query = queryOf(view);
  const trail = useAuditLog(query);
  const people = useAuditPeople();
  const narrow = (changes: Partial<TrailView>) => setView({ page: '1', before: '', ...changes });
  const rows = query === null ? [] : trail.data?.data;
  return (
    <div className="audit-trail">
      <ToolHeader title={t('title')} subtitle={t('subtitle')} actions={<ExportTrail filter={filterOf(view)} />} />
      <TrailFilters view={view} known={people.data} onView={narrow} />
      <Card flush>
        {trail.error && !rows && <ErrorState detail={trail.error.message} onRetry={() => trail.refetch()} />}
        {!trail.error && !rows && <RowsSkeleton rows={10} />}
        {rows && rows.length > 0 && (
          <div className={trail.isPlaceholderData ? 'dim' : undefined} aria-busy={trail.isPlaceholderData}>
            <TrailTable rows={rows} />
          </div>
        )}
        {rows?.length === 0 && <Nothing view={view} onClear={() => setView(wholeTrail)} />}
        {query !== null && trail.data !== undefined && <Pages query={query} meta={trail.data.meta} onView={setView} />}
      </Card>
    </div>
  );
}

interface PagesProps {
  query: LogQuery;
  meta: AuditMeta;
  onView: (changes: Partial<TrailView>) => void;
}

/** Pages of the trail; behind the last of them a new count begins, as often as there is more. */
function Pages({ query, meta, onView }: PagesProps) {
  const { t } = useTranslation('accounting-audit-trail');
  const { next } = meta;
  const isAtEnd = query.page * pageSize >= pagedRows;
  if (meta.total <= pageSize && query.before === undefined) return null;
  return (
    <nav className="flex pad-12-16 ruled-above justify-end wrap gap-12" aria-label={t('common:pages')}>
      {query.before !== undefined && <Button onClick={() => onView({ before: '', page: '1' })}>{t('newest')}</Button>}
      {meta.total > pageSize && (
        <Pagination
          current={query.page}
          pageSize={pageSize}
          total={meta.total}
          showSizeChanger={false}
          onChange={(page) => onView({ page: String(page) })}
        />
      )}
      {isAtEnd && next !== null && <Button onClick={() => onView({ before: next, page: '1' })}>{t('older')}</Button>}
    </nav>
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
