import type { WorkRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Day } from '../../../../components/day/day.tsx';
import { clientName, DueDay, WorkWords } from './work-columns.tsx';

/** A piece of work on a phone. */
export function WorkCard({ row }: { row: WorkRow }) {
  const { t } = useTranslation('practice');
  return (
    <span className="grid min-0 gap-4">
      <strong className="bold">{clientName(row)}</strong>
      <WorkWords row={row} />
      <span className="flex wrap gap-12 muted font-base">
        {row.since !== null && (
          <span>
            {t('work.col.since')} <Day value={row.since} />
          </span>
        )}
        {row.due_on !== null && <DueDay row={row} />}
        <span>{row.assignee?.name ?? t('work.noOne')}</span>
      </span>
    </span>
  );
}
