import { Pagination } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePracticeLog } from '../../api/queries/books/accounting-audit.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { Card } from '../page/card.tsx';
import { RowsSkeleton } from '../page/rows-skeleton.tsx';
import { TrailTable } from './trail-table.tsx';
import { pageSize } from './trail-view.ts';
import './audit-trail.css';

/** Lists what members of a practice did on its behalf, newest first. Only managers of the practice see it. */
export function PracticeLog({ practiceId }: { practiceId: string }) {
  const { t } = useTranslation('accounting-audit-trail');
  const [page, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData } = usePracticeLog(practiceId, { page, limit: pageSize });
  const total = data?.meta.total ?? 0;
  return (
    <div className="audit-trail">
      <Card flush title={t('practiceLog')}>
        {error && !data && <ErrorState detail={error.message} onRetry={() => refetch()} />}
        {!error && !data && <RowsSkeleton rows={5} />}
        {data && data.data.length > 0 && (
          <div className={isPlaceholderData ? 'dim' : undefined} aria-busy={isPlaceholderData}>
            <TrailTable rows={data.data} />
          </div>
        )}
        {data?.data.length === 0 && <EmptyState title={t('empty')} detail={t('emptyDetail')} />}
        {total > pageSize && (
          <nav className="flex pad-12-16 ruled-above justify-end" aria-label={t('common:pages')}>
            <Pagination current={page} pageSize={pageSize} total={total} showSizeChanger={false} onChange={setPage} />
          </nav>
        )}
      </Card>
    </div>
  );
}
