import type { AccountHistoryEntry } from '@folio/contract';
import { Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountHistory } from '../../../../api/queries/people/account-safety.ts';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { Card } from '../../../../components/page/card.tsx';
import { DeviceWords } from './device-words.tsx';
import { actionKey, factorKey, isWarning } from './history-words.ts';
import { Instant } from './instant.tsx';
import './security.css';

/** What happened to the account, the newest first. */
export default function HistoryPanel() {
  const { t } = useTranslation('security');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useAccountHistory(page);
  return (
    <Card title={t('history.title')}>
      <p className="below-16 muted">{t('history.lead')}</p>
      {error && !data && <ErrorState detail={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} />}
      <ul className="security-list">
        {data?.data.map((entry) => (
          <HistoryItem key={entry.id} entry={entry} />
        ))}
      </ul>
      {data && data.meta.total > data.meta.limit && (
        <Pagination
          current={page}
          pageSize={data.meta.limit}
          total={data.meta.total}
          showSizeChanger={false}
          onChange={setPage}
          align="end"
        />
      )}
    </Card>
  );
}

function HistoryItem({ entry }: { entry: AccountHistoryEntry }) {
  const { t } = useTranslation('security');
  const factor = factorKey(entry.factor);
  return (
    <li
      className={
        isWarning(entry.action)
          ? 'security-warning flex items-center between gap-12 pad-10-0'
          : 'flex items-center between gap-12 pad-10-0'
      }
    >
      <div>
        <p className="security-name gap-4-10 flex wrap items-center medium">
          {t(`history.action.${actionKey(entry.action)}`)}
          {factor && <span className="regular muted">{t(`history.factor.${factor}`)}</span>}
        </p>
        <p className="security-detail flex wrap font-base muted">
          <Instant value={entry.at} />
          <span>
            <DeviceWords device={entry.device} />
          </span>
          {entry.address && <span className="figures num">{entry.address}</span>}
        </p>
      </div>
    </li>
  );
}
