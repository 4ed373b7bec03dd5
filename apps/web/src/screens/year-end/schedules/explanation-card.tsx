import type { ExplanationRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useExplanation } from '../../../api/queries/year-end/schedule.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { Card } from '../../../components/page/card.tsx';
import { type DataColumn, DataTable } from '../../../components/table/data-table.tsx';

interface ExplanationCardProps {
  account: string;
  title: string;
  date: string;
  page: number;
  onPage: (page: number) => void;
}

/** The open schedules that explain the balance of an account, the largest first. */
export function ExplanationCard({ account, title, date, page, onPage }: ExplanationCardProps) {
  const { t } = useTranslation('accounting-schedules');
  const navigate = useNavigate();
  const columns = useExplanationColumns();
  const found = useExplanation({ account, date, page, limit: 50 });
  const meta = found.data?.meta;
  const sums = meta && t('balances.sums', figuresOf(meta));
  return (
    <Card flush title={title} extra={sums}>
      <DataTable<ExplanationRow>
        label={title}
        rows={found.data?.data}
        rowKey={(row) => row.schedule_id}
        columns={columns}
        error={found.error}
        onRetry={() => found.refetch()}
        onOpen={(row) => navigate(`/accounting/schedules/${row.schedule_id}`)}
        card={(row) => (
          <span className="strong-bold grid items-center columns-wide-auto gap-12">
            <strong>{row.name}</strong>
            <strong className="figures num">{formatAmount(row.open)}</strong>
          </span>
        )}
        {...(meta && { paging: { page: meta.page, limit: meta.limit, total: meta.total, onPage } })}
        empty={<EmptyState title={t('balances.nothing')} />}
      />
    </Card>
  );
}

const figuresOf = (meta: { closing: string; explained: string; difference: string }) => ({
  closing: formatAmount(meta.closing),
  explained: formatAmount(meta.explained),
  difference: formatAmount(meta.difference),
});

function useExplanationColumns(): DataColumn<ExplanationRow>[] {
  const { t } = useTranslation('accounting-schedules');
  return [
    { key: 'name', title: t('field.name'), render: (_, row) => row.name },
    { key: 'kind', title: t('field.kind'), render: (_, row) => t(`kind.${row.kind}`) },
    {
      key: 'open',
      title: t('field.open'),
      align: 'right',
      className: 'figures num',
      render: (_, row) => formatAmount(row.open),
    },
  ];
}
