import type { InvoiceType } from '@folio/contract';
import { Drawer, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNumberGaps } from '../../../../api/queries/trade/sales-setting.ts';
import { Day } from '../../../../components/day/day.tsx';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';

/** Numbers between the first and the last used that no document has, run by run. */
export function GapsDrawer({ type, onClose }: { type: InvoiceType; onClose: () => void }) {
  const { t } = useTranslation(['sales-settings', 'common']);
  const { data, error, refetch } = useNumberGaps(type);
  return (
    <Drawer
      open
      size={460}
      title={t('gaps.of', { type: t(`type.${type}`) })}
      onClose={onClose}
      closable={{ 'aria-label': t('common:close') }}
    >
      {error && <ErrorState detail={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active />}
      {data && data.missing === 0 && (
        <EmptyState title={t('gaps.none')} detail={t('gaps.noneDetail', { count: data.used })} />
      )}
      {data && data.missing > 0 && (
        <>
          <p className="below-14 font-base muted">{t('gaps.lead', { count: data.missing, used: data.used })}</p>
          <ul className="settings-gaps grid gap-12">
            {data.runs.map((run) => (
              <li className="grid gap-2" key={run.from}>
                <span className="figures num">{run.count === 1 ? run.from : `${run.from} – ${run.to}`}</span>
                <span className="side-hint above-4 font-small">
                  {t('gaps.count', { count: run.count })}
                  {run.after !== null && (
                    <>
                      {' · '}
                      {t('gaps.after')} <Day value={run.after} />
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Drawer>
  );
}
