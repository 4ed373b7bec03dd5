import type { ProcessRow, QueueRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { hongKongTime } from '../../../components/day/hong-kong-time.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { formatAge } from './age.ts';

const names = ['documents', 'emails', 'reports', 'search', 'read-document', 'tell-text', 'send-mail'] as const;

/** A queue that a later version of the server adds is shown by its technical name. */
function useQueueName(): (queue: string) => string {
  const { t } = useTranslation('operator');
  return (queue) => {
    const known = names.find((name) => name === queue);
    return known === undefined ? queue : t(`queues.name.${known}`);
  };
}

function ageOf({ oldest_seconds: seconds, waiting }: QueueRow): string {
  return seconds === null || waiting === 0 ? '–' : formatAge(seconds, currentLanguage());
}

export function QueueTable({ rows }: { rows: readonly QueueRow[] }) {
  const { t } = useTranslation('operator');
  const nameOf = useQueueName();
  const figure = { align: 'right', className: 'figures num' } as const;
  return (
    <DataTable<QueueRow>
      label={t('queues.title')}
      rows={rows}
      rowKey={(row) => row.queue}
      columns={[
        { key: 'queue', title: t('queues.queue'), render: (_, row) => nameOf(row.queue) },
        { key: 'waiting', title: t('queues.waiting'), dataIndex: 'waiting', ...figure },
        { key: 'oldest', title: t('queues.oldest'), render: (_, row) => ageOf(row), ...figure },
        { key: 'failed', title: t('queues.failed'), render: (_, row) => row.failed ?? '–', ...figure },
      ]}
      card={(row) => (
        <div className="grid gap-2">
          <strong>{nameOf(row.queue)}</strong>
          <span className="font-small muted">
            {`${t('queues.waiting')}: ${row.waiting} · ${t('queues.oldest')}: ${ageOf(row)} · ${t('queues.failed')}: ${row.failed ?? '–'}`}
          </span>
        </div>
      )}
      empty={<EmptyState illustration="search" title={t('queues.empty')} />}
    />
  );
}

export function ProcessTable({ rows }: { rows: readonly ProcessRow[] }) {
  const { t } = useTranslation('operator');
  const since = (row: ProcessRow) => hongKongTime(row.since, currentLanguage());
  const figure = { align: 'right', className: 'figures num' } as const;
  return (
    <DataTable<ProcessRow>
      label={t('processes.title')}
      rows={rows}
      rowKey={(row) => `${row.host} ${row.pid}`}
      columns={[
        { key: 'host', title: t('processes.host'), dataIndex: 'host', className: 'break' },
        { key: 'pid', title: t('processes.pid'), dataIndex: 'pid', ...figure },
        { key: 'version', title: t('processes.version'), dataIndex: 'version' },
        { key: 'connections', title: t('processes.connections'), dataIndex: 'connections', ...figure },
        { key: 'since', title: t('processes.since'), render: (_, row) => since(row), ...figure },
      ]}
      card={(row) => (
        <div className="grid gap-2">
          <strong className="break">{`${row.host} ${row.pid}`}</strong>
          <span className="font-small muted">
            {`${row.version} · ${t('processes.connections')}: ${row.connections} · ${since(row)}`}
          </span>
        </div>
      )}
      empty={<EmptyState illustration="search" title={t('processes.empty')} />}
    />
  );
}
