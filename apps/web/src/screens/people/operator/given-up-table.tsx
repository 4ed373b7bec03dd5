import type { GivenUpRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { useRetryGivenUp } from '../../../api/queries/people/operator.ts';
import { hongKongTime } from '../../../components/day/hong-kong-time.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { DataTable } from '../../../components/table/data-table.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';

const timeOf = ({ at }: GivenUpRow) => hongKongTime(at, currentLanguage());

/** Documents and emails that were given up, each with a button that queues it again. */
export function GivenUpTable({ rows }: { rows: readonly GivenUpRow[] }) {
  const { t } = useTranslation('operator');
  return (
    <DataTable<GivenUpRow>
      label={t('givenUp.title')}
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        { key: 'kind', title: t('givenUp.kind'), render: (_, row) => t(`givenUp.${row.kind}`), width: 96 },
        { key: 'company', title: t('givenUp.company'), dataIndex: 'company', className: 'break' },
        { key: 'reason', title: t('givenUp.reason'), dataIndex: 'reason', className: 'break' },
        { key: 'at', title: t('givenUp.at'), render: (_, row) => timeOf(row), className: 'figures num' },
        { key: 'acts', title: '', align: 'right', render: (_, row) => <RetryButton row={row} /> },
      ]}
      card={(row) => (
        <div className="grid cells-start gap-10">
          <strong className="break">{`${t(`givenUp.${row.kind}`)} · ${row.company}`}</strong>
          <span className="font-small muted break">{`${timeOf(row)} · ${row.reason}`}</span>
          <RetryButton row={row} />
        </div>
      )}
      empty={<EmptyState illustration="boat" title={t('givenUp.empty')} detail={t('givenUp.emptyDetail')} />}
    />
  );
}

function RetryButton({ row }: { row: GivenUpRow }) {
  const { t } = useTranslation('operator');
  const retry = useRetryGivenUp();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await retry({ kind: row.kind, company_id: row.company_id, id: row.id });
      toast.success(t('givenUp.retried'));
    } catch (cause) {
      const isGone = cause instanceof ApiError && cause.status === 404;
      toast.error(isGone ? t('givenUp.gone') : refusalText(cause));
    } finally {
      setBusy(false);
    }
  };
  const label = t('givenUp.retryOf', { kind: t(`givenUp.${row.kind}`), company: row.company });
  return (
    <Button size="small" loading={isBusy} aria-label={label} onClick={() => void run()}>
      {t('givenUp.retry')}
    </Button>
  );
}
